"""The public tables of La Casa de Papel: drawn from real matches, for every number of players and state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import atan2, tau

import pygame
import pytest
from card_files import card_file
from people import LONG, LONGEST_IN_FULL, SHORT

from pass_and_play.catalogue import entry_of
from pass_and_play.engine.ask import Seat, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.games.casa_de_papel.cards import Kind
from pass_and_play.games.casa_de_papel.scoring import Score
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.clock import Countdown, VirtualClock
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL, SEATS
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.casa_de_papel import (
    board,
    first_leader,
    round_table,
    selection,
    succession,
)
from pass_and_play.words import Words

GAME = "casa_de_papel"
PLAYERS = range(4, 9)
PLAIN = Theme(CASA_DE_PAPEL)
WEAK_EYES = Theme(CASA_DE_PAPEL, text_size=1.2, high_contrast=True)
CLOCK = Countdown(VirtualClock(), 180_000)
TABLES: dict[str, Callable[[Canvas, TableView, Room], None]] = {
    "first_leader": first_leader.draw,
    "choose": round_table.draw,
    "discuss": round_table.draw,
    "select": selection.draw,
    "cut_2": round_table.draw,
    "cut_4": round_table.draw,
    "succession": succession.draw,
}


FILE = card_file(GAME)
WORDS = Words.load("en").for_game(GAME, FILE.texts)


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


def walk(session: Session, *, seed: int = 1) -> Iterator[TableView]:
    """The table before every decision of a random match."""
    dice = Dice(seed)
    while session.waiting is not None:
        yield table_of(session)
        session.answer(random_picks(session.waiting, dice))


def reach(session: Session, phase: str, number: int) -> TableView:
    """Play by luck until a phase of a round."""
    return next(table for table in walk(session) if (table.phase, table.round) == (phase, number))


def room_of(session: Session, *touched: str, names: Sequence[str] = SHORT) -> Room:
    """The room in which the open question is asked in public."""
    ask = session.waiting
    assert ask is not None and ask.where is Where.OPEN
    choice = Choice(ask)
    for thing in touched:
        assert choice.touch(thing)
    return replace(bare_room(session, names=names), ask=ask, choice=choice, talk=CLOCK)


def bare_room(session: Session, *, names: Sequence[str] = SHORT) -> Room:
    """The room without a question, as it is seen from the curtain."""
    players = len(table_of(session).laid)
    ask = session.waiting
    return Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=[look.key for look in SEATS[:players]],
        passing=ask.order if ask is not None else (),
        holder=ask.seat if ask is not None and ask.order else None,
    )


def paint(
    draw: Callable[[Canvas, TableView, Room], None],
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


def enabled(canvas: Canvas) -> dict[str, bool]:
    """Whether each target can be touched."""
    return {target.key: target.enabled for target in canvas.targets}


def seats(canvas: Canvas) -> set[Seat]:
    """The seats that can be touched."""
    return {int(key[5:]) for key, lit in enabled(canvas).items() if lit and key.startswith("seat:")}


# ---------------------------------------------------------------------- every table


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("players", PLAYERS)
def test_no_table_of_a_match_has_flaws(players: int, form: Form) -> None:
    session = match(players)
    drawn = Counter[str]()
    for table in walk(session):
        draw = TABLES.get(table.phase)
        ask = session.waiting
        if draw is None or ask is None or table.round in (3, 5):  # those differ from round 1 in numbers only
            continue
        public = ask.where is Where.OPEN
        if not public and ask.seat != ask.order[1]:
            continue  # the first seat is done and all the others wait: one picture of a series is enough
        for theme, names in ((PLAIN, LONG), (WEAK_EYES, LONGEST_IN_FULL)):
            room = room_of(session, names=names) if public else bare_room(session, names=names)
            canvas = paint(draw, table, room, theme=theme, form=form)
            if names is LONGEST_IN_FULL:
                assert set(names[:players]) <= set(canvas.texts)
        drawn[table.phase] += 1
    assert set(drawn) == set(TABLES)


@pytest.mark.parametrize("pixels", [(1920, 1080), (800, 1000), (1000, 700)])
@pytest.mark.parametrize("phase", ["discuss", "select", "succession"])
def test_a_table_has_no_flaws_in_any_window(phase: str, pixels: tuple[int, int]) -> None:
    session = match(8)
    table = reach(session, phase, 2)
    canvas = Canvas(pygame.Surface(pixels, 0, 32), PLAIN, form=Form.of(*pixels))
    TABLES[phase](canvas, table, room_of(session))
    assert canvas.flaws == []


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("phase", ["first_leader", "discuss", "select", "succession"])
def test_the_confirming_button_stands_at_its_place(phase: str, form: Form) -> None:
    session = match(5)
    table = reach(session, phase, 1)
    canvas = paint(TABLES[phase], table, room_of(session), form=form)
    place = next(target.rect for target in canvas.targets if target.key == "confirm")
    # The picture of the landscape round table has it a little further to the right.
    usual = phase != "discuss" or form is not Form.LANDSCAPE
    assert place == (BARS[form].confirm if usual else (880, 720, 360, 64))


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("phase", ["choose", "cut_2", "cut_4"])
def test_a_table_that_is_looked_at_leaves_room_for_the_way_back(phase: str, form: Form) -> None:
    session = match(8)
    for table in walk(session):
        if table.phase == phase:
            room = bare_room(session, names=LONGEST_IN_FULL)
            canvas = paint(round_table.draw, table, room, theme=WEAK_EYES, form=form)
            way_back = WORDS("table.back_to", name="Maximilianus")
            button(canvas, BARS[form].confirm, way_back, key="hand", icon="hand-over")
            assert canvas.flaws == []
            break


@pytest.mark.parametrize("phase", ["first_leader", "discuss", "select", "succession"])
def test_the_keyboard_can_be_on_any_target(phase: str) -> None:
    session = match(5)
    table = reach(session, phase, 1)
    room = room_of(session)
    plain = paint(TABLES[phase], table, room)
    for target in plain.targets:
        focused = paint(TABLES[phase], table, room, pointer=Pointer(focus=target.key))
        assert focused.surface.get_buffer().raw != plain.surface.get_buffer().raw, target.key


# ---------------------------------------------------------------------- the first leader


@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_or_the_lot_may_be_the_first_leader(players: int) -> None:
    session = match(players)
    table = table_of(session)
    untouched = paint(first_leader.draw, table, room_of(session))
    assert seats(untouched) == set(range(players))
    assert enabled(untouched)["lot"]
    assert not enabled(untouched)["confirm"]
    seat = paint(first_leader.draw, table, room_of(session, "seat:3"))
    assert enabled(seat)["confirm"] and "Dev leads" in seat.texts and "First leader" in seat.texts
    lot = paint(first_leader.draw, table, room_of(session, "lot"))
    assert enabled(lot)["confirm"] and "Draw a lot" in lot.texts and "By lot" in lot.texts


@pytest.mark.parametrize("abilities", [True, False])
def test_the_facts_are_those_of_the_table(abilities: bool) -> None:
    session = match(7, abilities=abilities, goal=3000)
    canvas = paint(first_leader.draw, table_of(session), room_of(session))
    assert {"3,000", "5 of 7"} <= set(canvas.texts)
    assert ("2 and 4" in canvas.texts, "None" in canvas.texts) == (abilities, not abilities)


# ---------------------------------------------------------------------- the round table


@pytest.mark.parametrize("players", PLAYERS)
def test_the_leader_ends_the_talk_and_everybody_can_be_marked_as_speaker(players: int) -> None:
    session = match(players)
    table = reach(session, "discuss", 2)
    room = room_of(session)
    canvas = paint(round_table.draw, table, room)
    speakers = {f"speaker:{seat}" for seat in range(players)}
    assert enabled(canvas) == dict.fromkeys(speakers | {"help", "pause", "more_time", "confirm"}, True)
    assert table.leader is not None
    assert f"{SHORT[table.leader]} picks the cards" in canvas.texts
    assert canvas.texts.count("Leader") == canvas.texts.count("Led round 1") == 1
    assert canvas.texts.count("Card placed") == players - 2
    marked = paint(round_table.draw, table, replace(room, speaker=players - 1))
    assert marked.texts.count("Speaks now") == 1


def test_the_talk_goes_on_without_a_clock() -> None:
    session = match(5)
    table = reach(session, "discuss", 1)
    canvas = paint(round_table.draw, table, replace(room_of(session), talk=None))
    assert "more_time" not in enabled(canvas) and enabled(canvas)["confirm"]


@pytest.mark.parametrize("players", PLAYERS)
def test_more_talk_leads_back_to_the_selection(players: int) -> None:
    session = match(players)
    table = reach(session, "select", 3)
    room = replace(room_of(session), closer="talk")
    closer = PAINTERS["casa_de_papel"].closer
    canvas = paint(lambda canvas, table, room: closer(canvas, table, None, room), table, room)
    assert enabled(canvas)[LOOK] and "confirm" not in enabled(canvas)
    assert all(enabled(canvas)[f"speaker:{seat}"] for seat in range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_while_cards_are_laid_the_table_shows_who_is_done_and_nothing_to_touch(players: int) -> None:
    session = match(players)
    done = []
    for table in walk(session):
        if (table.phase, table.round) != ("choose", 2):
            continue
        canvas = paint(round_table.draw, table, bare_room(session))
        assert enabled(canvas) == {"help": True, "pause": True}
        assert canvas.texts.count("Choosing") == 1
        done.append(canvas.texts.count("Card placed"))
        assert canvas.pictures.count(round_table.BACK) == done[-1]
        assert canvas.texts.count("Waiting") == players - 1 - done[-1]
    assert done == list(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_power_cut_of_round_2_the_table_shows_what_the_leader_selected(players: int) -> None:
    session = match(players)
    for table in walk(session):
        if table.phase == "cut_2":
            canvas = paint(round_table.draw, table, bare_room(session))
            assert enabled(canvas) == {"help": True, "pause": True}
            assert canvas.texts.count("In the press") == table.select
            assert canvas.pictures.count(round_table.BACK) == players - table.select


def test_in_the_power_cut_of_round_4_the_table_shows_who_has_had_the_device() -> None:
    session = match(6)
    done = []
    for table in walk(session):
        if table.phase == "cut_4":
            canvas = paint(round_table.draw, table, bare_room(session))
            assert enabled(canvas) == {"help": True, "pause": True}
            done.append(canvas.texts.count("Done"))
    assert done[0] == 0 and done[-1] == 5 and done == sorted(done)


def apart(one: Rect, two: Rect) -> bool:
    return (
        one[0] + one[2] <= two[0]
        or two[0] + two[2] <= one[0]
        or one[1] + one[3] <= two[1]
        or two[1] + two[3] <= one[1]
    )


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_plates_lie_round_the_board(players: int, form: Form) -> None:
    around = round_table.places(form, players)
    assert len(around) == players
    bars = BARS[form]
    wide, high = form.size
    inside = (0.0, bars.top, wide, high - bars.top - bars.bottom)
    boxes = [*around, round_table.board_place(form, players)]
    assert all(apart(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])
    assert all(holds(inside, box) for box in boxes)
    assert is_clockwise([(x + w / 2, y + h / 2) for x, y, w, h in around])


def holds(outer: Rect, inner: Rect) -> bool:
    right, foot = outer[0] + outer[2], outer[1] + outer[3]
    across = outer[0] <= inner[0] and inner[0] + inner[2] <= right
    return across and outer[1] <= inner[1] and inner[1] + inner[3] <= foot


def is_clockwise(points: Sequence[tuple[float, float]]) -> bool:
    """Whether the turns round the middle of all points go clockwise, a whole turn in all."""
    x0, y0 = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    turns = [atan2(y - y0, x - x0) / tau for x, y in points]
    steps = [(after - before) % 1 for before, after in zip(turns, [*turns[1:], turns[0]], strict=True)]
    return all(0 < step < 0.5 for step in steps) and round(sum(steps)) == 1


def test_on_a_small_screen_a_check_says_that_a_card_is_placed() -> None:
    session = match(5)
    table = reach(session, "discuss", 2)
    canvas = paint(round_table.draw, table, room_of(session), form=Form.COMPACT)
    assert "Card placed" not in canvas.texts and canvas.pictures.count("check") == 3
    assert canvas.texts.count("Leader") == canvas.texts.count("Led R1") == 1
    assert "Anyone may lie" not in canvas.texts and "motif-rosette" not in canvas.pictures


def test_a_long_name_stands_above_the_words_instead_of_beside_a_check() -> None:
    session = match(5)
    table = reach(session, "discuss", 2)
    room = room_of(session, names=LONGEST_IN_FULL)
    canvas = paint(round_table.draw, table, room, form=Form.COMPACT)
    assert canvas.texts.count("Card placed") == 3


# ---------------------------------------------------------------------- the selection


@pytest.mark.parametrize("players", PLAYERS)
def test_the_leader_sends_exactly_the_cards_that_are_due(players: int) -> None:
    session = match(players)
    table = reach(session, "select", 2)
    assert session.waiting is not None and table.leader is not None
    others = {seat for seat in range(players) if seat != table.leader}
    things = [option.key for option in session.waiting.options]
    for count in range(table.select):
        canvas = paint(selection.draw, table, room_of(session, *things[:count]))
        full = count == table.select - 1
        touchable = {int(thing[5:]) for thing in things[:count]} if full else others
        assert seats(canvas) == touchable
        assert enabled(canvas)[f"seat:{table.leader}"] is False
        assert enabled(canvas)[f"{LOOK}talk"] and enabled(canvas)["confirm"] is full
        assert canvas.texts.count("In the press") == count
        missing = f"Choose {table.select - 1 - count} more"
        assert ("Send to press" if full else missing) in canvas.texts
        # Every seat's card is to be seen once, in the press or before its seat.
        assert canvas.pictures.count(round_table.BACK) == players


# ---------------------------------------------------------------------- the succession


@pytest.mark.parametrize("players", PLAYERS)
def test_only_candidates_can_be_appointed(players: int) -> None:
    session = match(players)
    asked = 0
    for table in walk(session):
        if table.phase != "succession":
            continue
        asked += 1
        untouched = paint(succession.draw, table, room_of(session))
        assert seats(untouched) == set(table.candidates)
        assert not enabled(untouched)["confirm"]
        assert untouched.texts.count("Still open") == 5 - table.round
        heir = table.candidates[-1]
        aimed = paint(succession.draw, table, room_of(session, f"seat:{heir}"))
        assert enabled(aimed)["confirm"] and f"Appoint {SHORT[heir]}" in aimed.texts
        assert aimed.texts.count("Still open") == 4 - table.round
    assert asked >= 3


def test_with_four_players_one_may_lead_again_once() -> None:
    session = match(4)
    table = reach(session, "succession", 2)
    canvas = paint(succession.draw, table, room_of(session))
    former = [seat for seat in table.candidates if seat in table.leaders]
    assert canvas.texts.count("Can lead again, once") == len(former) == 1
    assert "Talk first. One player leads twice." in canvas.texts


# ---------------------------------------------------------------------- the board


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("theme", [PLAIN, WEAK_EYES], ids=["plain", "weak eyes"])
@pytest.mark.parametrize("players", [4, 8])
@pytest.mark.parametrize("change", [0, 1500, -1000])
def test_the_board_holds_every_sum(players: int, change: int, theme: Theme, form: Form) -> None:
    session = match(players)
    table = table_of(session)
    before = table.highest - max(change, 0)
    score = Score(Kind.BANKNOTE, 2, 1, 0, before, before + change)
    full = replace(table, scores=(score,) * 4, round=5, loot=before + change)
    walk_ = board.Walk(before, before + change, before + change / 3, WORDS("result.to_go", n=250))

    def boards(canvas: Canvas, table: TableView, room: Room) -> None:
        canvas.backdrop("table")
        small = round_table.board_place(form, players)
        board.small_board(canvas, (small[0], 10, *small[2:]), table, room)
        wide = {Form.LANDSCAPE: 1168, Form.PORTRAIT: 752, Form.COMPACT: 984}[form]
        left = (form.size[0] - wide) / 2
        board.wide_board(canvas, (left, 330, wide, board.wide_high(form)), table, room, walk_)

    canvas = paint(boards, full, room_of(session), theme=theme, form=form)
    starts = 2 if change == 0 else 0  # each track begins at 0
    assert canvas.texts.count(WORDS.number(change, signed=change != 0)) == 8 + starts
    assert WORDS.number(full.loot) in canvas.texts


def test_chips_say_where_the_power_cuts_are() -> None:
    def bolts(abilities: bool) -> int:
        session = match(5, abilities=abilities)
        table = reach(session, "discuss", 1)
        return paint(round_table.draw, table, room_of(session)).pictures.count("bolt")

    assert (bolts(True), bolts(False)) == (2, 0)
