"""The dense table of Caper: parts, the turn, flips, cards that come back, and what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from caper_boards import board, card, place, stack
from caper_scene import (
    FILE,
    LOOKS,
    PAINTER,
    PLAIN,
    WEAK_EYES,
    WORDS,
    board_of_the_look,
    enabled,
    full_board,
    hand_of,
    match,
    page,
    public,
    question,
    room_of,
    table_of,
    walk,
    ways,
)
from people import LONG, MIDDLING
from pictures import FORMS, confirm, empty, pixels, readable

from pass_and_play.engine.ask import Where
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.board import CREAM, MINT, Board, Place, Side
from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.games.caper.moves import Move
from pass_and_play.places import data_root
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.tables.caper import emblems, faces, signs, tiles
from pass_and_play.ui.tables.caper.layout import SPOTS, column_of
from pass_and_play.ui.tables.caper.tray import places

HAND = ("super_magnet", "legion_banner", "smoke_egg", "tunnel_drill")
LONGEST = (
    "false_bottom_suitcase",
    "blank_certificate",
    "restorers_brush",
    "whispering_radio",
    "opening_night_card",
    "bedsheet_toga",
)
"""Names and effects that need the most room."""
CITIES = {"base": "light_blue", "paris": "light_blue", "rome": "orange", "london": "grey"}


def turn(
    *touched: str,
    hand: Sequence[str] = HAND,
    laid: Board | None = None,
    side: Side = CREAM,
    form: Form = Form.LANDSCAPE,
    theme: Theme = PLAIN,
    names: Sequence[str] = ("Cora", "Milo"),
    passed: Sequence[str] = (),
    refused: str | None = None,
    round_: int = 3,
) -> Canvas:
    """The page of a turn after these touches."""
    laid = laid or board_of_the_look()
    ask = question(*ways(laid, side, *hand), seat=side)
    room = room_of(ask, *touched, names=names, holder=side, refused=refused)
    table = table_of(laid, turn=side, round_=round_, hands=(len(hand), len(hand)))
    return page(table, hand_of(*hand, seat=side, passed=passed), room, form=form, theme=theme)


# ---------------------------------------------------------------------- parts


def test_every_card_has_an_emblem_that_no_other_of_its_sort_has() -> None:
    for cards, known in (
        (FILE.cards.thieves, emblems.THIEVES),
        (FILE.cards.gear, emblems.GEAR),
        (FILE.cards.locations, emblems.LOCATIONS),
    ):
        assert {one.key for one in cards} == known.keys()
        assert len(set(known.values())) == len(known)
        for icon in known.values():
            assert (data_root() / "assets" / "icons" / f"{icon}.svg").exists()


def test_a_card_that_nobody_knows_has_the_emblem_of_its_sort() -> None:
    assert emblems.thief("the_owner") == "thief"
    assert emblems.gear("crowbar") == "gear"
    assert emblems.location("the_zoo") == "location"


@FORMS
@pytest.mark.parametrize("theme", [PLAIN, WEAK_EYES], ids=["plain", "weak eyes"])
def test_every_card_has_room_for_its_signs(form: Form, theme: Theme) -> None:
    for bonus in (0, 2):
        for thief in FILE.cards.thieves:
            canvas = empty(form, theme)
            rect = (100.0, 100.0, *tiles.THIEF[form])
            with readable(canvas):
                tiles.thief_tile(canvas, rect, thief, MINT, WORDS, city=CITIES[thief.city], bonus=bonus)
            inside(canvas, rect)
    for gear in FILE.cards.gear:
        canvas = empty(form, theme)
        rect = (100.0, 100.0, *tiles.STRIP[form])
        with readable(canvas):
            tiles.gear_strip(canvas, rect, gear, WORDS, city=CITIES[gear.city])
        inside(canvas, rect)


@FORMS
def test_every_card_can_be_read_in_every_hand(form: Form) -> None:
    for count in (1, 4, 5, 6):
        rect = places(form, count)[0]
        cards: tuple[Card, ...] = (*FILE.cards.thieves, *FILE.cards.gear)
        for one in cards:
            canvas = empty(form, WEAK_EYES)
            with readable(canvas):
                faces.hand_card(canvas, rect, one, WORDS, city=CITIES[one.city])
            inside(canvas, rect)


def inside(canvas: Canvas, rect: tuple[float, float, float, float]) -> None:
    """Nothing leaves a card, and nothing lies over anything else."""
    assert not canvas.flaws, canvas.flaws
    for mark in (*canvas._record.texts, *canvas._record.pictures):
        x, y, wide, high = mark.rect
        assert rect[0] - 2 <= x and x + wide <= rect[0] + rect[2] + 2, (mark, rect)
        assert rect[1] - 3 <= y and y + high <= rect[1] + rect[3] + 3, (mark, rect)


def test_effects_are_told_in_signs() -> None:
    def told(key: str) -> list[list[str]]:
        lines = signs.effect_lines(card(key).effects, WORDS, city="orange")
        return [[str(sign.icon or sign.words) for group in line for sign in group] for line in lines]

    assert told("super_magnet") == [["2", "caper"]]
    assert told("legion_banner") == [["1", "caper"], ["1", "caper", "/", "shape-arch"]]
    assert told("the_local_guide") == [["2", "point", "/", "shape-arch"]]
    assert told("smoke_egg") == [["flip", "gear"]]
    assert told("the_tribune") == [["1", "caper", "/", "thief-rival"]]
    assert told("the_pickpocket") == [["drain", "2", "coin", "1", "caper"]]
    assert told("the_auditor") == [["drain", "3", "2", "point"]]
    assert told("china_pig") == [["1", "point", "/", "2", "coin"]]
    assert told("the_bodyguard") == [["1", "caper", "location", "protected"]]
    assert told("salvage_hook") == [["1", "coin", "retrieve", "gear"]]


def test_what_is_over_when_a_card_is_played_does_not_last() -> None:
    assert [effect.kind for effect in signs.lasting(card("ticker_tape").effects)] == ["per_coin", "points"]
    assert not signs.lasting(card("double_ledger").effects)


# ---------------------------------------------------------------------- the turn


@FORMS
def test_the_page_of_a_turn_is_without_a_flaw(form: Form) -> None:
    passed = ("dust_sheet", "tip_jar", "steel_shutter", "smoke_egg", "blazeblaster")
    for names, theme in LOOKS:
        draw = partial(turn, form=form, theme=theme, names=names)
        for touched in ((), ("card:0",), ("card:1", "thief:4"), ("thief:1",), ("card:3",), ("discard",)):
            draw(*touched, passed=passed)
        draw("card:2", "discard")
        for count in range(1, 7):
            draw("card:0", hand=LONGEST[:count], passed=passed[: 6 - count])
        draw("card:1", "place:2", hand=("the_bodyguard", "the_safecracker"), round_=2)
        draw(laid=full_board(), hand=HAND[:2])


def test_a_card_lights_the_thieves_on_which_it_may_go() -> None:
    canvas = turn("card:0")
    assert canvas.texts.count("Here") == 4
    assert {key for key in enabled(canvas) if key.startswith("thief:")} == {
        "thief:1",
        "thief:3",
        "thief:4",
        "thief:6",
    }
    assert "Super Magnet: pay 1" in canvas.texts
    assert confirm(canvas) == ("Choose a thief", False)


def test_a_place_may_be_chosen_before_the_card() -> None:
    canvas = turn("thief:4")
    assert "Which card?" in canvas.texts
    assert confirm(canvas) == ("Choose a card", False)
    assert confirm(turn("thief:4", "card:1")) == confirm(turn("card:1", "thief:4")) == ("Place it here", True)


def test_a_full_thief_says_why_it_takes_nothing() -> None:
    assert "Artist has three gear cards." in turn("card:0", refused="thief:0").texts


def test_a_dear_card_says_what_is_missing() -> None:
    laid = board("rome", place("the_fog_wharf", [stack("the_banker")]), *plain_places(), coins=(1, 0))
    canvas = turn("card:0", laid=laid, hand=("super_magnet",), refused="thief:0")
    assert "Super Magnet costs 2 there. You have 1." in canvas.texts


def plain_places() -> tuple[Place, Place]:
    """Two places without anybody."""
    return place("the_bank"), place("the_yacht")


def test_a_placement_tells_what_it_changes() -> None:
    canvas = turn("card:1", "thief:4")
    assert {"5", "10", "2", "1", "19", "29", "16", "8"} <= set(canvas.texts)
    assert canvas.pictures.count("arrow-right") >= 3


def test_gear_may_be_discarded_for_a_coin_but_thieves_may_not() -> None:
    assert "discard" in enabled(turn())
    assert confirm(turn("card:0", "discard")) == ("Discard it", True)
    thieves = turn(hand=("the_bodyguard", "the_safecracker"), round_=2)
    assert "discard" not in {target.key for target in thieves.targets}


def test_a_thief_goes_wherever_its_side_has_room() -> None:
    canvas = turn("card:0", hand=("the_bodyguard",), round_=2)
    assert {"place:0", "place:1", "place:2"} <= enabled(canvas)
    assert canvas.texts.count("Here") == 3


def test_without_the_supply_a_discard_brings_no_coin() -> None:
    laid = board_of_the_look()._replace(supply=0)
    assert "Discard +1" not in turn(laid=laid).texts
    assert "Discard it" in turn(laid=laid).texts


@FORMS
def test_the_side_of_the_holder_is_always_in_front(form: Form) -> None:
    laid = board_of_the_look()
    cream, mint = turn(laid=laid, form=form), turn(laid=laid, side=MINT, form=form)
    for canvas, spot in ((cream, 0), (mint, 0)):
        own = next(target for target in canvas.targets if target.key == f"thief:{spot}")
        assert own.rect == column_of(form, spot, own=True)
    assert {"Artist", "Acrobat"} <= set(cream.texts) & set(mint.texts)


@FORMS
def test_thieves_are_large_enough_and_apart(form: Form) -> None:
    for own in (True, False):
        for spot in SPOTS:
            x, y, wide, high = column_of(form, spot, own=own)
            assert min(wide, high) >= form.least_target
            assert x >= 0 and y >= 0 and x + wide <= form.size[0]


def test_what_was_passed_on_is_kept_in_sight() -> None:
    canvas = turn(passed=("tip_jar", "rope_ladder"))
    assert "Passed on" in canvas.texts
    assert {"cash", "gear-ladder"} <= set(canvas.pictures)
    assert "Passed on" not in turn().texts


# ---------------------------------------------------------------------- flips and cards that come back


def flip(
    *touched: str, refused: str | None = None, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN
) -> Canvas:
    moved = Move(CREAM, 3, card("smoke_egg"), 1, paid=1)
    room = room_of(question("rival:1", what="flip"), *touched, refused=refused)
    table = table_of(board_of_the_look(), "flip", moves=[moved])
    return page(table, hand_of("super_magnet", "legion_banner"), room, form=form, theme=theme)


@FORMS
def test_the_page_of_a_flip_is_without_a_flaw(form: Form) -> None:
    for _, theme in LOOKS:
        for touched in ((), ("rival:1",)):
            flip(*touched, form=form, theme=theme)


def test_a_flip_marks_what_it_may_turn_and_what_is_protected() -> None:
    canvas = flip()
    assert "rival:1" in enabled(canvas) and "rival:0" not in enabled(canvas)
    assert canvas.pictures.count("protected") >= 2
    assert confirm(canvas) == ("Choose a card", False)
    assert confirm(flip("rival:1")) == ("Turn it down", True)
    assert "It is protected." in flip(refused="rival:0").texts


def back(*touched: str, count: int = 3, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN) -> Canvas:
    """The page on which one of so many cards may come back."""
    gear = [one for one in FILE.cards.gear if one.city in ("base", "rome")][:count]
    laid = board_of_the_look()._replace(discards=(tuple(gear), ()))
    moved = Move(CREAM, 3, card("salvage_hook"), 1, gained=1)
    keys = [f"back:{index} thief:{spot}" for index in range(count) for spot in (1,)]
    room = room_of(question(*keys, "leave", what="retrieve"), *touched)
    return page(table_of(laid, "retrieve", moves=[moved]), hand_of("tip_jar"), room, form=form, theme=theme)


@FORMS
@pytest.mark.parametrize("count", [1, 5, 6, 12, 18])
def test_the_page_of_a_card_that_comes_back_is_without_a_flaw(form: Form, count: int) -> None:
    for _, theme in LOOKS:
        for touched in ((), ("back:0",), ("back:0", "thief:1"), ("leave",)):
            back(*touched, count=count, form=form, theme=theme)


def test_a_card_may_come_back_or_be_left() -> None:
    canvas = back()
    assert {"back:0", "back:1", "back:2", "thief:1", "leave"} <= enabled(canvas)
    assert confirm(canvas) == ("Choose, or leave them", False)
    assert confirm(back("leave")) == ("Leave them there", True)
    assert confirm(back("back:1", "thief:1")) == ("Play it here", True)


# ---------------------------------------------------------------------- what everybody sees


@FORMS
def test_the_waiting_table_tells_what_came_last(form: Form) -> None:
    moves = [
        Move(CREAM, 3, card("rope_ladder"), 0),
        Move(MINT, 3, card("aqueduct_map"), 3, paid=1),
    ]
    for names, theme in LOOKS:
        room = room_of(None, names=names)
        canvas = public(table_of(board_of_the_look(), moves=moves), room, form=form, theme=theme)
        assert "Aqueduct Map on Ringleader" in canvas.texts
        public(table_of(board_of_the_look()), room, form=form, theme=theme)
    plain = public(table_of(board_of_the_look(), moves=moves), room_of(None), form=form)
    assert ("New" in plain.texts) is (form is not Form.COMPACT)


@FORMS
def test_before_a_round_all_see_what_is_dealt(form: Form) -> None:
    moves = [
        Move(CREAM, 2, card("the_banker"), 1, gained=2),
        Move(CREAM, 2, card("the_artist")),
        Move(MINT, 2, card("the_dame"), 1, gained=1),
        Move(MINT, 2, card("the_chef")),
    ]
    for names, theme in LOOKS:
        for told in ([], moves):
            ask = question("done", what="round")._replace(where=Where.OPEN)
            room = room_of(ask, "done", names=names, holder=None)
            table = table_of(board_of_the_look(), "round", turn=None, moves=told, hands=(0, 0))
            canvas = public(table, room, form=form, theme=theme)
            assert "Round 4: gear" in canvas.texts
            assert confirm(canvas) == ("Deal the cards", True)


def test_the_waiting_table_is_the_same_whatever_the_hands_are() -> None:
    for seats in (2, 3, 4):
        session = match(seats, seed=seats, parts="random")
        seen = 0
        for table, hand, ask in walk(session, seats):
            if ask.where is Where.PRIVATE and seen < 6:
                seen += 1
                room = room_of(None, names=MIDDLING, players=seats, holder=ask.seat)
                first = public(table, room)
                assert pixels(first) == pixels(public(table, room))
                held = (
                    {faces.card_name(one, WORDS) for one in hand.cards if one is not HIDDEN}
                    if hand
                    else set()
                )
                laid = set(first.texts)
                secret = held - {faces.card_name(move.card, WORDS) for move in table.moves}
                assert not secret & laid


@FORMS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pages_of_random_matches_are_without_a_flaw(form: Form, seats: int) -> None:
    city = ("paris", "rome", "london")[seats - 2]
    session = match(seats, seed=11, parts="random", city=city)
    for number, (table, hand, ask) in enumerate(walk(session, 11)):
        if table.phase in PAINTER.frames and hand is not None and number % 4 == 0:
            room = room_of(ask, names=LONG, players=seats, holder=ask.seat)
            page(table, hand, room, form=form)


def test_gear_keeps_its_colours_apart_by_shape() -> None:
    shapes = {one.colour for one in FILE.cards.gear if isinstance(one, Gear)}
    canvas = empty(Form.LANDSCAPE, PLAIN)
    for number, colour in enumerate(sorted(shapes)):
        gear = next(one for one in FILE.cards.gear if one.colour == colour)
        tiles.gear_strip(canvas, (10, 10 + 40 * number, 120, 32), gear, WORDS, city="orange")
    tabs = [mark.what for mark in canvas._record.pictures if mark.rect[0] < 34]
    assert len(set(tabs)) == len(shapes) == 7


@pytest.mark.parametrize(
    ("move", "heard"),
    [
        (Move(CREAM, 0, card("the_artist"), 0), ["place"]),
        (Move(CREAM, 0, card("the_banker"), 0, gained=2), ["place", "coin_in"]),
        (Move(MINT, 1, card("blazeblaster"), 0, paid=1, flipped=0), ["place", "flip_over", "coin_out"]),
        (Move(MINT, 1, card("tip_jar"), coin=True, gained=1), ["place", "coin_in"]),
    ],
)
def test_what_a_computer_did_is_heard(move: Move, heard: list[str]) -> None:
    table = table_of(board_of_the_look(), moves=[Move(CREAM, 0, card("the_dame"), 1), move])
    assert [cue for _, cue in PAINTER.cues(table)] == heard


def test_a_round_begins_with_a_bell_and_the_first_turn_with_nothing() -> None:
    assert [cue for _, cue in PAINTER.cues(table_of(board_of_the_look(), "round"))] == ["turn"]
    assert PAINTER.cues(table_of(board_of_the_look(), moves=[])) == ()
