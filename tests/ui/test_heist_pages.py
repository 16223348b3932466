"""The private pages and the offers of Millions of Dollars, drawn from real matches, in every form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from card_files import card_file
from evening import Evening, evening
from people import LONG, SHORT

from pass_and_play.catalogue import entry_of
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Ask, Seat, Where
from pass_and_play.engine.desk import Curtain, Over, Page, TableStep
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.games.bank_heist.deals import Deed
from pass_and_play.games.bank_heist.views import HandView, TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import BANK_HEIST, SEATS
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import (
    accept,
    confirm_page,
    first_boss,
    offer,
    role,
    role_choice,
    threat_look,
)
from pass_and_play.ui.tonight import tonight
from pass_and_play.words import Words

GAME = "bank_heist"
FILE = card_file(GAME)
WORDS = Words.load("en").for_game(GAME, FILE.texts)
ROLES = FILE.cards.roles
PAINTER = PAINTERS[GAME]
LOOKS = (
    (SHORT, Theme(BANK_HEIST)),
    (LONG, Theme(BANK_HEIST, text_size=1.2, high_contrast=True)),
    (LONG, Theme(BANK_HEIST, text_size=0.9)),
)
FORMS = pytest.mark.parametrize("form", Form, ids=lambda form: form.name.lower())
BACK = "at once: back"
WORDS_ONLY = 0.25
"""Scale of the pictures: only words and targets are read in them."""


# ---------------------------------------------------------------------- matches and rooms


def match(players: int, *, seed: int = 1, **options: Any) -> Session:
    """A match with a Boss by lot."""
    chosen = {rule.key: rule.default for rule in FILE.options} | {"first_boss": "random"} | options
    record = new_record(entry_of(GAME), FILE, seats=players, seed=seed, options=chosen)
    return Session(entry_of(GAME).kind, FILE.cards, record)


def asked(session: Session) -> Ask:
    assert session.waiting is not None
    return session.waiting


def until(session: Session, phase: str, *, dice: Dice | None = None) -> Session:
    """Play by luck until a phase."""
    dice = dice or Dice(1)
    while table_of(session).phase != phase:
        session.answer(random_picks(asked(session), dice))
    return session


def answer(session: Session, *keys: str) -> Session:
    for key in keys:
        session.answer((key,))
    return session


def table_of(session: Session) -> TableView:
    table = session.game.table()
    assert isinstance(table, TableView)
    return table


def hand_of(session: Session, seat: Seat) -> HandView:
    hand = session.game.hand(seat)
    assert isinstance(hand, HandView)
    return hand


def room_of(session: Session, *touched: str, names: Sequence[str] = SHORT) -> Room:
    """The room in which the open question is asked, with these things touched."""
    ask, players = asked(session), session.record.seats
    choice = Choice(ask, untouched=table_of(session).phase in PAINTER.untouched)
    for thing in touched:
        assert choice.touch(thing), thing
    return Room(
        words=WORDS,
        names=tuple(WORDS.name(name) for name in names[:players]),
        colours=tuple(look.key for look in SEATS[:players]),
        ask=ask,
        choice=choice,
        holder=ask.seat if ask.where is Where.PRIVATE else None,
    )


def paint(
    draw: Callable[[Canvas], None], *, form: Form = Form.LANDSCAPE, theme: Theme = LOOKS[0][1]
) -> Canvas:
    """A flawless picture."""
    pygame.font.init()
    size = [round(side * WORDS_ONLY) for side in form.size]
    canvas = Canvas(pygame.Surface(size), theme, form=form)
    canvas.backdrop("table")
    draw(canvas)
    assert canvas.flaws == []
    return canvas


def page(session: Session, room: Room, **look: Any) -> Canvas:
    """The private page that is due."""
    seat = asked(session).seat
    return paint(lambda c: PAINTER.page(c, table_of(session), hand_of(session, seat), room), **look)


def public(
    draw: Callable[[Canvas, TableView, Room], None], session: Session, room: Room, **look: Any
) -> Canvas:
    return paint(lambda c: draw(c, table_of(session), room), **look)


def enabled(canvas: Canvas) -> set[str]:
    return {target.key for target in canvas.targets if target.enabled}


def boxes(canvas: Canvas) -> list[Rect]:
    return [target.rect for target in canvas.targets]


def shape(canvas: Canvas) -> tuple[int, list[Rect], list[Rect]]:
    """What an onlooker could tell from afar: how many texts, where pictures and targets are."""
    pictures = [mark.rect for mark in canvas._record.pictures]
    return len(canvas.texts), pictures, boxes(canvas)


# ---------------------------------------------------------------------- picking roles


@FORMS
@pytest.mark.parametrize("players", [3, 4, 5, 8])
def test_the_roles_are_picked_without_a_flaw(players: int, form: Form) -> None:
    for seed in range(3):
        session = until(match(players, seed=seed), "plan")
        first = asked(session).options[-1].key
        for names, theme in LOOKS:
            for touched in ((), (first,)):
                page(session, room_of(session, *touched, names=names), form=form, theme=theme)


@pytest.mark.parametrize("players", [4, 5, 8])
def test_a_role_is_one_touch_and_a_key(players: int) -> None:
    session = until(match(players), "plan")
    canvas = page(session, room_of(session))
    roles = len(table_of(session).roles)
    assert enabled(canvas) == {f"card:{number}" for number in range(roles)}
    assert [target.keys for target in canvas.targets] == [(str(number + 1),) for number in range(roles)]
    ready = room_of(session, "card:1")
    assert ready.ready and role_choice.confirm_words(table_of(session), ready) == "Place with deposit"


def test_every_choice_looks_alike() -> None:
    session = until(match(5), "plan")
    shapes = [shape(page(session, room_of(session, f"card:{number}"))) for number in range(4)]
    assert len({texts for texts, _, _ in shapes}) == 1
    assert all(places == shapes[0][2] for _, _, places in shapes)


def test_of_two_roles_the_first_lies_left_and_the_second_right() -> None:
    session = until(match(3), "plan")
    table = table_of(session)
    canvas = page(session, room := room_of(session))
    assert enabled(canvas) == {f"left:{number}" for number in range(5)}
    assert role_choice.confirm_words(table, room) == "Choose two roles"
    canvas = page(session, room := room_of(session, "left:3"))
    assert enabled(canvas) == {"right:0", "right:1", "right:2", "left:3", "right:4"}
    assert "Left" in canvas.texts and role_choice.confirm_words(table, room) == "Choose one more"
    canvas = page(session, room := room_of(session, "left:3", "right:0"))
    assert {"left:3", "right:0"} < enabled(canvas)
    assert room.ready and {"Left", "Right"} < set(canvas.texts)
    assert role_choice.confirm_words(table, room) == "Place with deposits"
    canvas = page(session, room_of(session, "left:3", "right:0", "left:3"))
    assert enabled(canvas) == {"right:0", "left:1", "left:2", "left:3", "left:4"}


def test_the_role_of_the_last_heist_is_locked() -> None:
    session = until(match(4, no_repeat=True, rounds=2, target=40), "report")
    answer(session, "done")
    until(session, "plan")
    seat = asked(session).seat
    barred = table_of(session).seats[seat].last
    canvas = page(session, room_of(session))
    numbers = {number for number, one in enumerate(table_of(session).roles) if one.key not in barred}
    assert len(numbers) == 2
    assert enabled(canvas) == {f"card:{number}" for number in numbers}
    assert "Played last heist" in canvas.texts


# ---------------------------------------------------------------------- what a threat card shows


def looking(players: int) -> Session:
    """A match that has come to the look of a threat card, by luck."""
    for seed in range(200):
        session, dice = match(players, seed=seed), Dice(seed)
        while session.waiting is not None:
            if table_of(session).phase == "look":
                return session
            keys = [one.key for one in session.waiting.options]
            threat = next((key for key in keys if key.startswith("threat:")), None)
            session.answer((threat,) if threat else random_picks(session.waiting, dice))
    raise AssertionError("nobody ever gained a threat card")


@FORMS
@pytest.mark.parametrize("players", [3, 5])
def test_every_role_looks_alike_to_a_threat_card(players: int, form: Form) -> None:
    session = looking(players)
    seat, table = asked(session).seat, table_of(session)
    hand = hand_of(session, seat)
    assert hand.look is not None
    for names, theme in LOOKS:
        room = room_of(session, names=names)
        shapes = []
        for one in ROLES:
            seen = replace(hand, look=(*hand.look[:2], one))
            canvas = paint(lambda c, s=seen, r=room: threat_look.draw(c, table, s, r), form=form, theme=theme)  # type: ignore[misc]
            assert WORDS(f"role.{one.key}") in canvas.texts
            shapes.append(shape(canvas))
        assert all(other == shapes[0] for other in shapes)


def test_a_threat_look_is_done_at_once() -> None:
    session = looking(5)
    table, seat = table_of(session), asked(session).seat
    room = room_of(session)
    assert room.ready
    assert PAINTER.confirm_words(table, hand_of(session, seat), room) == "Done"
    assert PAINTER.rings(table, hand_of(session, seat), asked=True) == ()
    assert [ring.thing for ring in PAINTER.rings(table, hand_of(session, seat), asked=False)] == ["role"]


# ---------------------------------------------------------------------- one's own characters again


@FORMS
def test_every_role_has_the_same_sheet(form: Form) -> None:
    session = until(match(5), "negotiate")
    table, hand = table_of(session), hand_of(session, 0)
    for names, theme in LOOKS:
        room = room_of(session, names=names)
        shapes = []
        for one in ROLES:
            own = replace(hand, characters=(one,))
            canvas = paint(lambda c, h=own, r=room: role.draw(c, table, h, r), form=form, theme=theme)  # type: ignore[misc]
            shapes.append(shape(canvas))
        assert all(other == shapes[0] for other in shapes)


@FORMS
def test_both_characters_are_on_the_sheet(form: Form) -> None:
    session = until(match(3), "negotiate")
    room = room_of(session)
    canvas = paint(lambda c: role.draw(c, table_of(session), hand_of(session, 1), room), form=form)
    names = [WORDS(f"role.{one.key}") for one in hand_of(session, 1).characters]  # type: ignore[union-attr]
    assert {*names, "Left", "Right"} <= set(canvas.texts)


def glance(app: Evening, seat: Seat) -> None:
    app.host.passing.glance(seat)
    app.hands.settle()
    app.hands.open_curtain()
    app.hands.settle()


def test_before_characters_are_laid_there_is_no_ring(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4, GAME)
        glance(app, 1)
        assert app.scene == "glance" and app.hands.target("role") is None
        assert "laid no character yet" in app.texts
        app.hands.touch("confirm")
        app.hands.settle()
        app.until("table", "negotiate", dice=Dice(1))
        glance(app, 1)
        app.hands.press("role")
        app.hands.let_pass(700)
        laid = app.host.match.desk._session.game.hand(1).characters[0]  # type: ignore[attr-defined]
        assert app.host.match.words(f"role.{laid.key}") in app.texts
        app.hands.let_go("role")
        assert app.host.match.words(f"role.{laid.key}.text") not in app.texts


def test_a_page_without_a_role_confirms_after_the_least_stay(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4, GAME)
        app.until("page", "plan", dice=Dice(1))
        app.hands.settle()
        assert app.hands.target("role") is None
        app.hands.touch("card:0")
        assert not app.hands.enabled("confirm")
        app.hands.let_pass(3000)
        assert app.hands.enabled("confirm")


# ---------------------------------------------------------------------- hidden money


def confirming(amount: int) -> Session:
    """Seat 1 is to confirm that it pays so much to seat 2."""
    session = until(match(4, hidden_money=True), "negotiate")
    return answer(session, "seat:1 offer", f"pay seat:2 deed:leave amount:{amount}", "offer:1 accept")


@FORMS
def test_the_page_of_a_payer_hides_whether_the_money_is_there(form: Form) -> None:
    able, unable = confirming(1), confirming(20)
    for names, theme in LOOKS:
        pages = [
            page(one, room_of(one, "refuse", names=names), form=form, theme=theme) for one in (able, unable)
        ]
        assert boxes(pages[0]) == boxes(pages[1])
        assert len(pages[0].texts) == len(pages[1].texts)
    assert enabled(page(able, room_of(able))) == {"pay", "refuse"}
    assert enabled(page(unable, room_of(unable))) == {"refuse"}
    assert any("less than 20M" in text for text in page(unable, room_of(unable)).texts)


def test_refusing_takes_as_many_touches_without_the_money() -> None:
    for session in (confirming(1), confirming(20)):
        assert not room_of(session).ready
        room = room_of(session, "refuse")
        assert room.ready and confirm_page.confirm_words(room) == "Confirm"
        assert confirm_page.confirm_words(room_of(session)) == "Choose one of the two"


def test_the_caption_of_the_money_is_left_out_for_everybody() -> None:
    for hidden in (True, False):
        session = until(match(4, hidden_money=hidden), "negotiate")
        answer(session, "seat:1 offer")
        canvas = public(offer.draw, session, room_of(session, "pay"))
        assert any("to give" in text for text in canvas.texts) is not hidden


# ---------------------------------------------------------------------- making an offer


def offering(players: int, maker: Seat = 1, *before: str, **options: Any) -> Session:
    """The sheet of an offer, after some decisions."""
    session = until(match(players, **options), "negotiate")
    return answer(session, *before, f"seat:{maker} offer")


def sheet(session: Session, *touched: str, names: Sequence[str] = SHORT, **look: Any) -> Canvas:
    return public(offer.draw, session, room_of(session, *touched, names=names), **look)


def touch(session: Session, *wanted: str) -> Room:
    """Touch one target after the other: the one whose key begins so."""
    touched: list[str] = []
    for one in wanted:
        keys = sorted(key for key in enabled(sheet(session, *touched)) if key.startswith(one))
        assert len(keys) == 1, (one, keys)
        touched.append(keys[0])
    return room_of(session, *touched)


@FORMS
@pytest.mark.parametrize("players", range(3, 9))
def test_an_offer_is_made_without_a_flaw(players: int, form: Form) -> None:
    for hidden in (False, True)[: 1 + (players == 5)]:
        session = offering(players, hidden_money=hidden)
        keys = [one.key for one in asked(session).options if one.key != "back"]
        for names, theme in LOOKS:
            for touched in ((), (keys[0],), (keys[-1],)):
                canvas = sheet(session, *touched, names=names, form=form, theme=theme)
                assert BACK in enabled(canvas)


def test_the_maker_pays_or_is_paid() -> None:
    session = offering(4)
    begin = enabled(sheet(session))
    assert {"pay amount:1", "get amount:1", "pay seat:2 amount:1", "get seat:2 amount:1"} <= begin
    assert touch(session, "pay seat:2", "deed:leave").ready
    assert touch(session, "get seat:3", "deed:stay").ready
    canvas = sheet(session, "pay seat:2 amount:1", "deed:leave")
    assert "Ben offers Cleo 1M if Cleo leaves." in canvas.texts
    canvas = sheet(session, "get seat:3 amount:1", "deed:stay")
    assert "Ben stays if Dev pays 1M." in canvas.texts


def test_another_seat_keeps_amount_and_deed() -> None:
    session = offering(4)
    room = touch(session, "pay seat:2", "amount:2", "deed:leave", "pay seat:3")
    assert room.choice is not None
    assert set(room.choice.chosen) == {"pay", "seat:3", "amount:2", "deed:leave"}


def test_the_other_way_round_keeps_seat_and_deed() -> None:
    session = offering(4)
    room = touch(session, "pay seat:2", "deed:stay", "get seat:2")
    assert room.choice is not None
    assert set(room.choice.chosen) == {"get", "seat:2", "amount:1", "deed:stay"}


def test_plus_and_minus_stop_at_what_the_payer_has() -> None:
    session = offering(4)
    money = table_of(session).seats[1].money
    assert money is not None
    steps = [f"amount:{amount}" for amount in range(2, money + 1)]
    room = touch(session, "pay seat:2", *steps)
    assert room.choice is not None and f"amount:{money}" in room.choice.chosen
    canvas = sheet(session, *room.choice.chosen)
    off = [target for target in canvas.targets if not target.enabled]
    assert [target.keys for target in off if target.key != "confirm"] == [("+", "=")]


def test_the_amount_falls_to_what_another_payer_has() -> None:
    session = until(match(4), "negotiate")
    money = table_of(session).seats[1].money
    assert money is not None
    answer(
        session, "seat:3 offer", f"pay seat:0 deed:stay amount:{money - 1}", "offer:1 accept", "seat:1 offer"
    )
    rich = touch(session, "pay seat:2", *(f"amount:{amount}" for amount in range(2, money + 1)))
    assert rich.choice is not None
    (poor,) = (key for key in enabled(sheet(session, *rich.choice.chosen)) if key.startswith("get seat:3"))
    assert "amount:1" in poor.split()


def test_a_leaver_and_whoever_has_decided_are_shut() -> None:
    session = offering(4, 1, "seat:0 leave", "seat:2 stay")
    things = {thing for key in enabled(sheet(session)) for thing in key.split()}
    assert "seat:0" not in things
    keys = enabled(sheet(session))
    assert any(key.startswith("get seat:2") for key in keys)
    assert not any(key.startswith("pay seat:2") for key in keys)
    canvas = sheet(session)
    assert canvas.texts.count("Left") == 2 and "Stays" in canvas.texts


def test_a_bound_payee_is_paid_for_the_same_deed_only() -> None:
    session = until(match(4), "negotiate")
    answer(session, "seat:0 offer", "pay seat:2 deed:leave amount:1", "offer:1 accept", "seat:1 offer")
    room = touch(session, "pay seat:2")
    assert room.ready, "the only deed is chosen with the seat"
    assert room.chosen(f"deed:{Deed.LEAVE}")
    canvas = sheet(session, *room.choice.chosen)  # type: ignore[union-attr]
    assert not any("deed:stay" in key for key in enabled(canvas))


def test_with_three_players_a_character_is_paid() -> None:
    session = offering(3, 0)
    room = touch(session, "pay seat:1 place:1", "deed:leave")
    assert room.ready
    canvas = sheet(session, *room.choice.chosen)  # type: ignore[union-attr]
    assert "Ada offers Ben 1M if Ben’s right card leaves." in canvas.texts
    room = touch(session, "get seat:2", "get place:0", "deed:stay")
    assert room.ready
    canvas = sheet(session, *room.choice.chosen)  # type: ignore[union-attr]
    assert "Ada’s left card stays if Cleo pays 1M." in canvas.texts


def test_keys_step_the_amount_and_back_makes_no_offer(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4, GAME, first_boss="random")
        app.until("table", "negotiate", dice=Dice(1))
        app.hands.settle()
        app.stage.scene.press("seat:1 offer")
        app.stage.scene.press("confirm")
        app.hands.settle()
        assert app.stage.scene.phase == "offer"
        for key, amount in (("=", "2M"), ("-", "1M"), ("-", "1M"), ("+", "2M")):
            app.hands.key(key)
            assert amount in app.stage.canvas.texts
        app.hands.touch(BACK)
        app.hands.settle()
        assert app.stage.scene.phase == "negotiate"
        assert app.host.match.desk.table.seats[1].offers == 0  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- accepting one


def answers(form: Form, players: int) -> Iterator[tuple[Canvas, Session]]:
    """The sheets of an offer that its maker pays, and of one that its maker is paid."""
    for way in ("pay", "get"):
        session = offering(players, 0)
        path = "seat:1 place:0" if players == 3 else "seat:1"
        answer(session, f"{way} {path} deed:stay amount:1")
        given = table_of(session).offers[0]
        for names, theme in LOOKS:
            room = room_of(session, "offer:1 accept", names=names)
            yield (
                paint(lambda c, r=room: accept.draw(c, table_of(session), r, given), form=form, theme=theme),  # type: ignore[misc]  # noqa: B023
                session,
            )


@FORMS
@pytest.mark.parametrize("players", [3, 8])
def test_only_the_seat_addressed_answers(players: int, form: Form) -> None:
    for canvas, session in answers(form, players):
        assert enabled(canvas) == {"confirm", "offer:1 accept"}
        assert accept.addressed(table_of(session).offers[0]) == 1
        name = next(
            name for name in (SHORT[1], LONG[1]) if any(f"Only {name}" in text for text in canvas.texts)
        )
        assert f"Accept, I am {name}" in canvas.texts


def test_no_leads_back_and_accept_is_confirmed() -> None:
    session = offering(4, 0)
    answer(session, "pay seat:1 deed:stay amount:2")
    room = room_of(session, "offer:1 accept", "offer:1 accept")
    assert room.choice is not None and room.choice.chosen == ()
    assert room_of(session, "offer:1 accept").ready


# ---------------------------------------------------------------------- the first Boss, and the evening


def test_tonight_counts_the_wins_of_players_where_nobody_has_a_side(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4, GAME, rounds=1, first_boss="random")
        desk, dice = app.host.match.desk, Dice(1)
        while not isinstance(step := desk.step, Over):
            asked = step.lift() if isinstance(step, Curtain) else step
            assert isinstance(asked, (Page, TableStep))
            asked.answer(random_picks(asked.ask, dice))
        winners = sorted(app.host.match.names[seat] for seat in step.ending.winners)
        told = tonight(app.host.store, app.host.match)
        assert told is not None and all(f"{name} 1" in told for name in winners[:3])


@FORMS
@pytest.mark.parametrize("players", range(3, 9))
def test_the_first_boss_is_anybody_or_the_lot(players: int, form: Form) -> None:
    session = match(players, first_boss="chosen")
    for names, theme in LOOKS:
        for touched in ((), ("seat:2",), ("lot",)):
            canvas = public(
                first_boss.draw, session, room_of(session, *touched, names=names), form=form, theme=theme
            )
            assert {f"seat:{seat}" for seat in range(players)} | {"lot"} < enabled(canvas)
            assert ("confirm" in enabled(canvas)) is bool(touched)
