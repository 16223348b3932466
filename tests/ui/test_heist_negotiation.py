"""The negotiation of Millions of Dollars and its neighbours: what can be touched, and what is said."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame
import pytest
from card_files import card_file
from people import LONG, LONGEST_IN_FULL, SHORT

from pass_and_play.catalogue import entry_of
from pass_and_play.engine.ask import TABLE, Ask, Option, Where, option
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.games.bank_heist.deals import MOST_OFFERS, Stage
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.clock import Countdown, VirtualClock
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import BANK_HEIST, SEATS
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import claims, loot_reveal, negotiation, waiting
from pass_and_play.ui.tables.bank_heist.negotiation_places import places
from pass_and_play.words import Words

GAME = "bank_heist"
PLAYERS = range(3, 9)
PLAIN = Theme(BANK_HEIST)
WEAK_EYES = Theme(BANK_HEIST, text_size=1.2, high_contrast=True)
CLOCK = Countdown(VirtualClock(), 180_000)
Picture = Callable[[Canvas, TableView, Room], None]
TABLES: dict[str, Picture] = {
    "loot": loot_reveal.draw,
    "plan": waiting.draw,
    "negotiate": negotiation.draw,
    "claims": claims.draw,
    "look": waiting.draw,
    "confirm": waiting.draw,
}


FILE = card_file(GAME)
WORDS = Words.load("en").for_game(GAME, FILE.texts)

WEIGHTS = {"offer": 30, "accept": 8, "no": 6, "stay": 1, "leave": 1, "ask": 6, "countdown": 1, "time_up": 0}
"""How often people do what, of 100, so that there is something to see before all have decided."""


def match(players: int, seed: int = 1, **options: bool | int | str) -> Session:
    rules = {rule.key: rule.default for rule in FILE.options} | options
    record = Record(
        game=GAME, rules=1, cards=FILE.digest, options=rules, seats=players, seed=seed, decisions=()
    )
    return Session(entry_of(GAME).kind, FILE.cards, record)


def table_of(session: Session) -> TableView:
    table = session.game.table()
    assert isinstance(table, TableView)
    return table


def pick(ask: Ask, dice: Dice) -> str:
    if ask.what.key != "negotiate":
        return ask.options[dice.below(len(ask.options))].key
    keys = [option.key for option in ask.options]
    weights = [1 if key.startswith("threat") else WEIGHTS[key.split()[-1]] for key in keys]
    at = dice.below(sum(weights))
    return next(key for index, key in enumerate(keys) if at < sum(weights[: index + 1]))


def walk(session: Session, seed: int = 1) -> Iterator[TableView]:
    """The table before every decision of a match in which people talk a lot."""
    dice = Dice(seed)
    while session.waiting is not None:
        yield table_of(session)
        if session.waiting is not None:
            session.answer((pick(session.waiting, dice),))


def reach(
    players: int, fits: Callable[[TableView, set[str]], bool], **options: bool | int | str
) -> tuple[Session, TableView]:
    """The first negotiation, of many matches, that fits with what may be done in it."""
    for seed in range(1, 60):
        session = match(players, seed, **options)
        for table in walk(session, seed):
            ask = session.waiting
            assert ask is not None
            if table.phase == "negotiate" and fits(table, {option.key for option in ask.options}):
                return session, table
    raise AssertionError("no match comes to that")


def room_of(session: Session, *touched: str, names: Sequence[str] = SHORT) -> Room:
    """The room in which the open question is asked in public, or from which it is only looked at."""
    ask, players = session.waiting, len(table_of(session).seats)
    assert ask is not None
    public = ask.where is Where.OPEN
    choice = Choice(ask) if public else None
    for thing in touched:
        assert choice is not None and choice.touch(thing)
    return Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=[look.key for look in SEATS[:players]],
        ask=ask if public else None,
        choice=choice,
        talk=CLOCK if public else None,
        passing=ask.order,
        holder=None if public else ask.seat,
    )


def paint(
    draw: Picture,
    table: TableView,
    room: Room,
    *,
    theme: Theme = PLAIN,
    form: Form = Form.LANDSCAPE,
    pointer: Pointer | None = None,
) -> Canvas:
    wide, high = form.size
    canvas = Canvas(pygame.Surface((wide, high), 0, 32), theme, form=form, pointer=pointer)
    draw(canvas, table, room)
    assert canvas.flaws == []
    return canvas


def enabled(canvas: Canvas) -> set[str]:
    return {target.key for target in canvas.targets if target.enabled}


def apart(one: Rect, two: Rect) -> float:
    """How far two boxes are from each other, across or down."""
    across = max(one[0], two[0]) - min(one[0] + one[2], two[0] + two[2])
    down = max(one[1], two[1]) - min(one[1] + one[3], two[1] + two[3])
    return max(across, down)


# ---------------------------------------------------------------------- every table


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("players", PLAYERS)
def test_no_table_of_a_match_has_flaws(players: int, form: Form) -> None:
    drawn = Counter[str]()
    hidden = players % 2 == 0
    for seed in range(1, 30):
        session = match(players, seed, hidden_money=hidden, no_repeat=True)
        for table in walk(session, seed):
            phase = table.phase
            enough = 6 if phase == "negotiate" else 2
            if phase not in TABLES or drawn[phase] >= enough or (table.round == 1 and phase != "plan"):
                continue
            drawn[phase] += 1
            for theme, names in ((PLAIN, LONG), (WEAK_EYES, LONGEST_IN_FULL)):
                canvas = paint(TABLES[phase], table, room_of(session, names=names), theme=theme, form=form)
                for index, one in enumerate(canvas.targets):
                    for two in canvas.targets[index + 1 :]:
                        assert not one.enabled or not two.enabled or apart(one.rect, two.rect) >= 7.9
        if drawn["look"] >= 2 and (drawn["confirm"] >= 2 or not hidden):
            break
    assert set(drawn) == set(TABLES) - (set() if hidden else {"confirm"})


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_thick_with_badges_and_offers_has_no_flaws(players: int, form: Form) -> None:
    session, table = reach(
        players, lambda table, keys: table.claims_asked and len(table.offers) > 5 and table.round > 1
    )
    seats = tuple(
        replace(seat, threats=2, offers=MOST_OFFERS - at % 3) for at, seat in enumerate(table.seats)
    )
    table = replace(table, seats=seats, boss=1)
    for theme, names in ((PLAIN, LONG), (WEAK_EYES, LONGEST_IN_FULL)):
        paint(negotiation.draw, table, room_of(session, names=names), theme=theme, form=form)


@pytest.mark.parametrize("pixels", [(1920, 1080), (800, 1000), (1000, 700)])
@pytest.mark.parametrize("phase", ["loot", "negotiate", "claims"])
def test_a_table_has_no_flaws_in_any_window(phase: str, pixels: tuple[int, int]) -> None:
    session = match(8)
    table = next(table for table in walk(session) if table.phase == phase)
    canvas = Canvas(pygame.Surface(pixels, 0, 32), PLAIN, form=Form.of(*pixels))
    TABLES[phase](canvas, table, room_of(session))
    assert canvas.flaws == []


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_has_its_own_place_between_the_bars(players: int, form: Form) -> None:
    lie = places(form, players)
    boxes = [lie.loot, lie.boss, lie.roles, *lie.seats, lie.offers]
    assert all(apart(a, b) > 0 for i, a in enumerate(boxes) for b in boxes[i + 1 :])
    wide, high = form.size
    assert all(x >= 0 and x + w <= wide and y >= BARS[form].top for x, y, w, _ in boxes)
    assert all(y + h <= high - lie.bar for _, y, _, h in boxes)
    assert len(lie.seats) == players


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("phase", ["plan", "negotiate", "claims", "loot"])
def test_what_was_never_seen_changes_no_picture(phase: str, players: int) -> None:
    session, differing = match(players), 0
    for table in walk(session):
        if table.phase != phase or table.round > 2:
            continue
        room = room_of(session)
        before = paint(TABLES[phase], table_of(session), room).surface.get_buffer().raw
        with redealt(session.game, TABLE, Dice(1)) as changed:
            after = paint(TABLES[phase], table_of(session), room).surface.get_buffer().raw
        assert before == after
        differing += bool(changed)
        if differing > 2:
            return
    assert differing


# ---------------------------------------------------------------------- the negotiation


def touch(canvas: Canvas, room: Room, path: set[str]) -> str:
    """What one touches next on the way to a move: something of it, or what leads to more."""
    assert room.choice is not None
    chosen = set(room.choice.chosen)
    ways = [target.key for target in canvas.targets if target.enabled]
    direct = [key for key in ways if set(key.split()) <= path and not set(key.split()) <= chosen]
    if direct:
        return max(direct, key=lambda key: len(key.split()))
    kinds = {thing.partition(":")[0] for thing in path - chosen} & {"offer", "threat"}
    return next(key for key in ways if key.partition(":")[0] in kinds and " " not in key)


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("players", [3, 5, 8])
def test_every_move_can_be_touched_in_a_few_steps(players: int, form: Form) -> None:
    session, table = reach(
        players, lambda table, keys: any("threat" in key for key in keys) and len(table.offers) > 3
    )
    ask = session.waiting
    assert ask is not None
    kinds: dict[str, list[Option]] = {}
    for move in ask.options:
        kinds.setdefault(re.sub(r"\d", "", move.key), []).append(move)
    for move in [one for alike in kinds.values() for one in {alike[0], alike[-1]}]:
        path, steps = set(move.key.split()), 0
        room = room_of(session)
        assert room.choice is not None
        while not room.ready or room.choice.ready != (move.key,):
            canvas = paint(negotiation.draw, table, room, form=form)
            room.choice.touch(touch(canvas, room, path))
            steps += 1
            assert steps <= 8 + len(table.offers), move.key
        assert "confirm" in enabled(paint(negotiation.draw, table, room, form=form))
        if move.key.split()[-1] in ("stay", "leave", "offer"):
            assert steps == 2


def test_the_button_says_what_will_happen() -> None:
    session, table = reach(
        6, lambda table, keys: {"seat:2 leave", "seat:0 offer", "threat:4 seat:2", "boss ask"} <= keys
    )

    def says(*touched: str) -> list[str]:
        canvas = paint(negotiation.draw, table, room_of(session, *touched))
        return canvas.texts

    undecided = sum(one.stance == "open" for seat in table.seats for one in seat.characters)
    assert table.boss is not None
    assert f"{undecided} still deciding" in says()
    assert "Cleo leaves" in says("seat:2", "leave") and "Cleo leaves" in says("leave", "seat:2")
    assert "Ada makes an offer" in says("offer", "seat:0")
    assert "Emi looks at Cleo’s card" in says("threat:4", "seat:2")
    assert f"{SHORT[table.boss]} asks everybody" in says("boss ask")
    assert f"{SHORT[table.boss]} starts the countdown" in says("boss countdown")
    assert "What does Cleo do?" in says("seat:2")
    assert "Touch who leaves" in says("leave")
    assert "Whose card does Emi see?" in says("threat:4")


def test_a_long_name_goes_where_the_button_has_no_room() -> None:
    session, table = reach(6, lambda table, keys: "threat:4 seat:2" in keys)
    names = (*SHORT[:2], "W" * 20, SHORT[3], "M" * 20, SHORT[5])
    canvas = paint(negotiation.draw, table, room_of(session, "threat:4 seat:2", names=names))
    assert "Look at the card" in canvas.texts


def test_with_three_players_the_button_names_the_place() -> None:
    session, table = reach(3, lambda table, keys: "seat:1 place:0 stay" in keys and "seat:1 offer" in keys)
    stay = paint(negotiation.draw, table, room_of(session, "seat:1 place:0", "stay"))
    assert "Ben’s left card stays" in stay.texts
    offer = paint(negotiation.draw, table, room_of(session, "seat:1", "offer"))
    assert "Ben makes an offer" in offer.texts
    verb = paint(negotiation.draw, table, room_of(session, "leave"))
    assert "Touch which card leaves" in verb.texts


def test_a_seat_that_is_bound_can_only_do_what_was_agreed() -> None:
    def one_is_bound(table: TableView, keys: set[str]) -> bool:
        bound = [seat.characters[0] for seat in table.seats if seat.characters[0].bound == "leave"]
        return any(one.stance == "open" for one in bound) and any(key.endswith("stay") for key in keys)

    session, table = reach(5, one_is_bound)
    seat = next(
        at
        for at, view in enumerate(table.seats)
        if view.characters[0].bound == "leave" and view.characters[0].stance == "open"
    )
    canvas = paint(negotiation.draw, table, room_of(session, f"seat:{seat}"))
    assert "stay" not in enabled(canvas) and "leave" in enabled(canvas)
    assert "Bound by a deal" in canvas.texts and "Will leave" in canvas.texts


def test_a_seat_says_that_its_offers_come_to_an_end() -> None:
    session, table = reach(5, lambda table, keys: "seat:0 offer" in keys)
    near = replace(table.seats[0], offers=MOST_OFFERS - 1)
    many = replace(table, seats=(near, *table.seats[1:]))
    canvas = paint(negotiation.draw, many, room_of(session, "seat:0"))
    assert f"Offer {MOST_OFFERS} of {MOST_OFFERS}" in canvas.texts
    session, table = reach(5, lambda table, keys: any(seat.offers == MOST_OFFERS for seat in table.seats))
    seat = next(at for at, view in enumerate(table.seats) if view.offers == MOST_OFFERS)
    ask = session.waiting
    assert ask is not None
    if any(option.key.startswith(f"seat:{seat}") for option in ask.options):
        full = paint(negotiation.draw, table, room_of(session, f"seat:{seat}"))
        assert f"{MOST_OFFERS} offers made" in full.texts and "offer" not in enabled(full)


def test_an_offer_beyond_the_payers_money_cannot_be_accepted() -> None:
    def too_dear(table: TableView, keys: set[str]) -> bool:
        return any(
            offer.stage is Stage.OPEN and f"offer:{offer.number} accept" not in keys for offer in table.offers
        )

    session, table = reach(4, too_dear)
    ask = session.waiting
    assert ask is not None
    keys = {option.key for option in ask.options}
    offer = next(o for o in table.offers if o.stage is Stage.OPEN and f"offer:{o.number} accept" not in keys)
    canvas = paint(negotiation.draw, table, room_of(session, f"offer:{offer.number}"))
    held = table.seats[offer.payer].money
    assert f"Only {held}M left" in canvas.texts
    assert f"offer:{offer.number} accept" not in enabled(canvas)
    assert f"offer:{offer.number} no" in enabled(canvas)


@pytest.mark.parametrize("form", Form)
def test_every_open_offer_comes_up_when_one_turns_over(form: Form) -> None:
    session, table = reach(
        6, lambda table, keys: sum(offer.stage is Stage.OPEN for offer in table.offers) > 8
    )
    room, seen = room_of(session), set[str]()
    assert room.choice is not None
    for _ in range(12):
        shown = enabled(paint(negotiation.draw, table, room, form=form))
        seen |= {key for key in shown if key.endswith(" no")}
        (turn,) = [key for key in shown if key.startswith("offer:") and " " not in key]
        room.choice.touch(turn)
    still_open = {f"offer:{offer.number} no" for offer in table.offers if offer.stage is Stage.OPEN}
    assert seen == still_open


def test_accepting_is_left_to_the_seat_addressed() -> None:
    session, table = reach(4, lambda table, keys: any(key.endswith("accept") for key in keys))
    ask = session.waiting
    assert ask is not None
    key = next(option.key for option in ask.options if option.key.endswith("accept"))
    canvas = paint(negotiation.draw, table, room_of(session, key))
    assert enabled(canvas) == {key, "confirm"}


def test_each_touch_goes_on_to_the_next_threat_card() -> None:
    session, table = reach(6, lambda table, keys: True)
    owners = (0, 3, 5)
    ask = session.waiting
    assert ask is not None
    looks = tuple(option(f"threat:{owner} seat:{seat}") for owner in owners for seat in (1, 2))
    more = ask._replace(options=(*ask.options, *looks))
    room, used = replace(room_of(session), ask=more, choice=Choice(more)), list[str]()
    assert room.choice is not None
    for _ in owners:
        shown = enabled(paint(negotiation.draw, table, room))
        (key,) = [key for key in shown if key.startswith("threat:")]
        room.choice.touch(key)
        used.append(key)
    assert used == [f"threat:{owner}" for owner in owners]
    own = replace(room, choice=Choice(more))
    assert own.choice is not None
    own.choice.touch("seat:3")  # whoever touches their own seat first uses their own card
    assert "threat:3" in enabled(paint(negotiation.draw, table, own))


def test_hidden_money_is_covered_and_nothing_is_said_of_the_reserve() -> None:
    session, table = reach(5, lambda table, keys: table.round > 1, hidden_money=True)
    canvas = paint(negotiation.draw, table, room_of(session))
    assert canvas.pictures.count("eye-off") == 5 and "Reserve" not in canvas.texts


def test_the_hints_are_for_those_who_are_in() -> None:
    session, table = reach(
        6, lambda table, keys: any(seat.characters[0].stance == "out" for seat in table.seats)
    )
    count = sum(seat.characters[0].stance != "out" for seat in table.seats)
    canvas = paint(negotiation.draw, table, room_of(session))
    assert any(text.startswith(f"If all {count} ") for text in canvas.texts)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_row_has_a_card_for_everybody_the_hidden_one_last(players: int) -> None:
    session, table = reach(players, lambda table, keys: True)
    canvas = paint(negotiation.draw, table, room_of(session))
    faces = [name for name in canvas.pictures if name.startswith("face-heist-") and "loot" not in name]
    characters = 6 if players == 3 else players
    assert len(faces) == characters - 1
    assert canvas.pictures.count("back-heist") == characters + 1


@pytest.mark.parametrize("players", [3, 6])
def test_the_keyboard_can_be_on_any_target(players: int) -> None:
    session, table = reach(players, lambda table, keys: any(key.endswith("accept") for key in keys))
    room = room_of(session)
    plain = paint(negotiation.draw, table, room)
    for target in plain.targets:
        focused = paint(negotiation.draw, table, room, pointer=Pointer(focus=target.key))
        assert focused.surface.get_buffer().raw != plain.surface.get_buffer().raw, target.key


def test_the_talk_goes_on_without_a_clock() -> None:
    session, table = reach(5, lambda table, keys: True)
    for form in Form:
        canvas = paint(negotiation.draw, table, replace(room_of(session), talk=None), form=form)
        assert "more_time" not in enabled(canvas)


# ---------------------------------------------------------------------- its neighbours


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_that_waits_leaves_room_for_the_way_back(players: int, form: Form) -> None:
    done = []
    session = match(players)
    for table in walk(session):
        if table.round > 1:
            break
        if table.phase != "plan":
            continue
        room = room_of(session, names=LONGEST_IN_FULL)
        canvas = paint(waiting.draw, table, room, theme=WEAK_EYES, form=form)
        assert enabled(canvas) == {"help", "pause"}
        done.append(canvas.texts.count("Ready"))
        way_back = WORDS("table.back_to", name="Maximilianus")
        button(canvas, BARS[form].confirm, way_back, key="hand", icon="hand-over")
        assert canvas.flaws == []
    assert done == list(range(players))


def test_the_loot_is_explained_before_everybody_picks() -> None:
    session = match(5)
    table = next(table for table in walk(session) if table.phase == "loot")
    canvas = paint(loot_reveal.draw, table, room_of(session))
    assert table.loot is not None
    assert enabled(canvas) == {"help", "pause", "confirm"}
    assert f"{table.loot.amount} million to split" in canvas.texts
    assert f"{table.loot.deposit}M on every character" in canvas.texts
    assert "Everyone picks a role" in canvas.texts


@pytest.mark.parametrize("players", [3, 4, 8])
def test_a_claim_is_a_role_in_play_or_nothing(players: int) -> None:
    session = match(players)
    table = next(table for table in walk(session) if table.phase == "claims")
    assert table.asked is not None
    name = SHORT[table.asked[0]]
    untouched = paint(claims.draw, table, room_of(session))
    roles = {f"role:{role.key}" for role in table.roles}
    assert enabled(untouched) == roles | {"silent", "help", "pause", "more_time"}
    assert any(text.startswith("Answers may be lies.") for text in untouched.texts)
    said = paint(claims.draw, table, room_of(session, "role:brute"))
    assert f"{name} says Brute" in said.texts and "confirm" in enabled(said)
    silent = paint(claims.draw, table, room_of(session, "silent"))
    assert f"{name} says nothing" in silent.texts


def test_what_was_said_stays_at_the_seat() -> None:
    session, table = reach(5, lambda table, keys: table.claims_asked)
    claimed = Counter(seat.characters[0].claim for seat in table.seats)
    canvas = paint(negotiation.draw, table, room_of(session))
    assert canvas.texts.count("Nothing") == claimed["silent"]
