"""Looking closer at Caper: what a thief, a location or a card does and counts, and what a play changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from caper_boards import board, card, gear, place, stack
from caper_scene import (
    FILE,
    LOOKS,
    PAINTER,
    PLAIN,
    WORDS,
    board_of_the_look,
    enabled,
    full_board,
    hand_of,
    question,
    room_of,
    table_of,
    ways,
)
from people import LONG
from pictures import FORMS, empty, readable

from pass_and_play.engine.ask import Ask
from pass_and_play.games.caper.board import CREAM, MINT, At
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.effects import (
    GOODS,
    ITEMS,
    Capers,
    Coins,
    Drain,
    Effect,
    Flip,
    Goods,
    Modify,
    Per,
    PerCoin,
    Points,
    Protect,
    Retrieve,
)
from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.parts import Part
from pass_and_play.games.caper.scoring import caper_lines, capers
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.tables.caper import closer_reasons
from pass_and_play.ui.tables.caper.effect_words import Voice, effect_sentence, effect_sentences

HAND = ("super_magnet", "legion_banner", "smoke_egg", "tunnel_drill")
TABLE = table_of(board_of_the_look())
CARDS = hand_of(*HAND)
ASK = question(*ways(TABLE.board, CREAM, *HAND))
THIEVES: Sequence[Card] = FILE.cards.thieves
GEAR: Sequence[Card] = FILE.cards.gear


def sheet(
    thing: str,
    *touched: str,
    table: TableView = TABLE,
    hand: HandView | None = CARDS,
    ask: Ask | None = ASK,
    names: tuple[str, ...] = ("Cora", "Milo", "Nia", "Lou"),
    form: Form = Form.LANDSCAPE,
    theme: Theme = PLAIN,
) -> Canvas:
    """The sheet of a thing over an empty page, without a flaw."""
    canvas = empty(form, theme)
    seats = len(table.parts)
    room = room_of(ask if hand is not None else None, *touched, names=names, players=seats)
    with readable(canvas):
        canvas.backdrop("table")
        PAINTER.closer(canvas, table, hand, replace(room, closer=thing))
    assert not canvas.flaws, canvas.flaws
    return canvas


# ---------------------------------------------------------------- words of effects

EFFECTS: tuple[Effect, ...] = (
    *(kind(n) for kind in (Capers, Points, Coins) for n in (1, 2)),
    *(Goods(good, n) for good in GOODS for n in (1, 3)),
    *(Drain(n, to) for n in (1, 2) for to in ("you", "supply")),
    *(Flip(target) for target in ("top", "gear", "thief")),
    *(Protect(scope) for scope in ("card", "thief", "location", "all_thieves")),
    *(
        Per((item,), whose, give, 1)
        for item in ITEMS
        for whose in ("yours", "opponent")
        for give in ("capers", "coins", "wild")
    ),
    *(Per((item, "thief"), "yours", "points", 2) for item in ITEMS),
    *(PerCoin(coins, points) for coins in (1, 2) for points in (1, 2)),
    *(Retrieve(deck) for deck in ("gear", "thief")),
    *(
        Modify(what, n)
        for what in ("gear_cost", "income", "thief_capers", "equip_bonus")
        for n in (-2, -1, 1, 2)
    ),
)
"""Every kind of effect with every parameter that changes its words."""


@pytest.mark.parametrize("voice", ["you", "rival", "owner", "winner"])
def test_every_effect_has_a_sentence_of_its_own(voice: Voice) -> None:
    told = [effect_sentence(WORDS, effect, voice=voice) for effect in EFFECTS]
    assert all(says[0].isupper() or says[0].isdigit() for says in told)
    assert all(says.endswith(".") for says in told)
    assert len(set(told)) == len(told)


def test_every_card_of_the_box_is_told() -> None:
    for one in (*THIEVES, *GEAR):
        assert len(effect_sentences(WORDS, one.effects)) == len(one.effects)
    for location in FILE.cards.locations:
        assert all(effect_sentences(WORDS, location.reward, voice="winner"))


@pytest.mark.parametrize(
    ("effect", "voice", "says"),
    [
        (Per(("orange",), "yours", "points", 2), "you", "2 points for each orange gear of yours here."),
        (Per(("orange",), "yours", "points", 2), "rival", "2 points for each orange gear of theirs here."),
        (Per(("thief",), "opponent", "capers", 1), "rival", "A caper for each thief of yours here."),
        (
            Per(("yellow",), "yours", "coins", 1),
            "you",
            "A coin for each yellow gear of yours here, when played.",
        ),
        (Per(("grey",), "yours", "points", 2), "winner", "2 points for each grey gear of the winner here."),
        (
            Per(("yellow", "purple"), "yours", "capers", 1),
            "owner",
            "A caper for each set of a yellow gear and a purple gear of its side here.",
        ),
        (Flip("gear"), "you", "Flips a gear card of the rival here, when played."),
        (Flip("gear"), "rival", "Flips a gear card of yours here, when played."),
        (Coins(3), "winner", "3 coins."),
        (Coins(1), "you", "A coin, when played."),
        (Drain(2, "you"), "rival", "2 coins from you, when played."),
        (Drain(1, "supply"), "you", "A coin from the rival to the supply, when played."),
        (PerCoin(2, 1), "you", "A point for every 2 coins you hold at the end."),
        (Modify("gear_cost", -1), "you", "Gear costs a coin less here."),
    ],
)
def test_a_sentence_speaks_to_its_reader(effect: Effect, voice: Voice, says: str) -> None:
    assert effect_sentence(WORDS, effect, voice=voice) == says


# ---------------------------------------------------------------- a thief


def test_the_picture_of_the_look() -> None:
    """Cora looks closer at her second thief in the Old Arena, with Super Magnet chosen."""
    moves = [
        Move(CREAM, 0, TABLE.board.places[1].sides[0][1].thief, 4),
        Move(CREAM, 1, gear("chariot_wheel"), 4),
        Move(CREAM, 1, gear("theatre_sword"), 4),
        Move(MINT, 1, gear("blazeblaster"), 3, flipped=4),
    ]
    canvas = sheet("thief:4", "card:0", table=table_of(board_of_the_look(), moves=moves))
    for says in (
        "The Old Arena",
        "Cora’s second thief",
        "Local Guide",
        "2 points for each city-coloured gear of yours here.",
        "2 of 3",
        "Orange. Free. 2 capers here.",
        "By Blazeblaster. No colour, no effect; still a gear card.",
        "The third gear: 2 capers more here.",
        "one orange here",
        "Super Magnet here:",
    ):
        assert says in canvas.texts
    assert {"look:", "look:thief:3", "look:thief:6", "pick:thief:4"} == enabled(canvas)


def test_nothing_below_the_sheet_can_be_read_or_touched() -> None:
    canvas = empty(Form.LANDSCAPE, PLAIN)
    PAINTER.page(canvas, TABLE, CARDS, room_of(ASK))
    before = set(canvas.texts)
    PAINTER.closer(canvas, TABLE, CARDS, replace(room_of(ASK), closer="rival:3"))
    assert "Super Magnet" in before
    assert "Super Magnet" not in canvas.texts
    assert all(key.startswith("look:") for key in enabled(canvas))
    assert not canvas.flaws


def test_a_place_is_offered_only_for_a_card_that_may_go_there() -> None:
    assert "pick:thief:4" in enabled(sheet("thief:4", "card:0"))
    assert "pick:thief:4" not in enabled(sheet("thief:4"))
    assert "pick:thief:0" not in enabled(sheet("thief:0", "card:0"))
    assert "pick:thief:4" not in enabled(sheet("thief:4", "card:3"))
    assert "pick:rival:3" not in enabled(sheet("rival:3", "card:0"))
    other = sheet("thief:4", "card:0", "thief:3")
    assert "pick:thief:4" in enabled(other)


def test_a_rival_card_can_be_chosen_for_a_flip() -> None:
    table = table_of(board_of_the_look(), "flip")
    ask = question("rival:1", "rival:3", what="flip")
    canvas = sheet("rival:3", table=table, ask=ask)
    assert "pick:rival:3" in enabled(canvas)
    assert "Flip this card" in canvas.texts
    assert "pick:rival:4" not in enabled(sheet("rival:4", table=table, ask=ask))


def test_the_thieves_of_a_side_are_turned_in_a_circle() -> None:
    assert {"look:rival:6", "look:rival:1"} <= enabled(sheet("rival:0"))
    alone = table_of(
        board("rome", place("the_arena", [stack("the_artist")]), place("the_bank"), place("vatican"))
    )
    assert enabled(sheet("thief:0", table=alone, hand=None)) == {"look:"}


def test_whoever_looks_is_told_of_as_you() -> None:
    own = sheet("thief:3").texts
    theirs = sheet("rival:3").texts
    nobody = sheet("thief:3", hand=None).texts
    assert any("of the rival here" in says for says in own)
    assert any("of theirs here" in says for says in theirs)
    assert any("of the other side here" in says for says in nobody)


def test_mint_sees_its_own_thieves_below() -> None:
    hand = hand_of("super_magnet", seat=1)
    table = table_of(board_of_the_look(), turn=MINT)
    canvas = sheet("thief:3", table=table, hand=hand, ask=question("card:0 discard", seat=1))
    assert {"Milo’s first thief", "Ringleader"} <= set(canvas.texts)


def test_the_reasons_of_a_thief_add_up() -> None:
    """All thieves of a side at a location together are its capers."""
    laid = board_of_the_look()
    table = table_of(laid)
    for number, at in ((number, side) for number in range(3) for side in (CREAM, MINT)):
        sums = 0
        for index in range(len(laid.places[number].sides[at])):
            known = closer_reasons.of_thief(table, At(number, at, index), WORDS)
            sums += sum(reason.n for reason in known if reason.icon == "caper")
        assert sums == capers(laid, number, at)


# ---------------------------------------------------------------- a location


def test_a_location_tells_both_sides_line_by_line() -> None:
    canvas = sheet("place:1", hand=None)
    for says in (
        "The Old Arena",
        "Reward",
        "8 points.",
        "Holds for both sides",
        "A third gear is a caper more here.",
    ):
        assert says in canvas.texts
    for side in (CREAM, MINT):
        lines = caper_lines(TABLE.board, 1, side)
        known = closer_reasons.of_side(TABLE, 1, side, WORDS)
        assert [line.n for line in lines] == [reason.n for reason in known]
        assert {reason.sources[0] for reason in known} <= set(canvas.texts)
    assert {"look:", "look:place:0", "look:place:2"} == enabled(canvas)


def test_a_thief_can_be_placed_from_the_sheet_of_a_location() -> None:
    hand = hand_of("the_fence", "the_chef")
    laid = board_of_the_look()
    table = table_of(laid, round_=4)
    ask = question(*ways(laid, CREAM, "the_fence", "the_chef"), what="play_thief")
    canvas = sheet("place:2", "card:0", table=table, hand=hand, ask=ask)
    assert "pick:place:2" in enabled(canvas)
    assert "Fence here:" in canvas.texts
    assert "pick:place:2" not in enabled(sheet("place:2", table=table, hand=hand, ask=ask))


# ---------------------------------------------------------------- a card of the hand


def test_a_card_tells_its_holder_where_it_can_go() -> None:
    canvas = sheet("card:0")
    assert {"Super Magnet", "2 capers here.", "Purple", "Where it can go"} <= set(canvas.texts)
    spots = {f"pick:card:0 thief:{spot}" for spot in (1, 3, 4, 6)}
    assert enabled(canvas) == {"look:", "look:card:3", "look:card:1", "pick:card:0", *spots}
    assert "It costs 3 coins, and you have 2." in sheet("card:3").texts


def test_whoever_hands_cards_on_is_told_what_they_do() -> None:
    parts = (Part("mastermind", CREAM), Part("mastermind", MINT), Part("snitch", None))
    table = replace(TABLE, parts=parts, hands=(1, 1, 2), phase="give")
    hand = hand_of("smoke_egg", "tunnel_drill", seat=2)
    ask = question("card:0 side:0", "card:0 side:1", "card:1 side:0", "card:1 side:1", what="give", seat=2)
    canvas = sheet("card:1", table=table, hand=hand, ask=ask)
    assert {"What it does", "3 capers here.", "This card cannot be flipped."} <= set(canvas.texts)
    assert not any(key.startswith("pick:card:1 ") for key in enabled(canvas))


def test_no_card_of_a_hand_is_shown_without_it() -> None:
    """On the public table a thing of that name draws nothing that is in a hand."""
    texts = sheet("card:0", hand=None).texts
    assert not {WORDS.bare(f"gear.{key}") for key in HAND} & set(texts)


# ---------------------------------------------------------------- the discard areas


def away(cream: Sequence[Card], mint: Sequence[Card] = ()) -> TableView:
    """The table with these cards in the discard areas."""
    return replace(TABLE, board=TABLE.board._replace(discards=(tuple(cream), tuple(mint))))


def test_the_discard_areas_lie_open_for_everybody() -> None:
    """On the public table and on either page, the side that was touched first."""
    table = away([card("padded_crate"), card("the_artist")], [card("smoke_egg")])
    for hand in (None, CARDS):
        texts = sheet("discards:1", table=table, hand=hand).texts
        assert {"Padded Crate", "Artist", "Smoke Egg"} <= set(texts)
        assert {"2 cards", "one card"} <= set(texts)
        assert texts.index("Milo") < texts.index("Cora")
    assert enabled(sheet("discards:0", table=table)) == {"look:"}
    assert sheet("discards:0").texts.count("Nothing yet") == 2


def test_the_discard_areas_are_the_same_whatever_is_in_a_hand() -> None:
    table = away([card("padded_crate")], [card("smoke_egg")])
    hands = (None, CARDS, hand_of("tunnel_drill"), hand_of("super_magnet", seat=1))
    pictures = [sheet("discards:0", table=table, hand=hand).surface.get_buffer().raw for hand in hands]
    assert len(set(pictures)) == 1


def test_gear_in_the_discard_area_brings_a_team_points() -> None:
    parts = (
        Part("mastermind", CREAM),
        Part("lookout", CREAM),
        Part("mastermind", MINT),
        Part("lookout", MINT),
    )
    table = replace(
        away([*GEAR[:2], *THIEVES[:1]], THIEVES[1:2]),
        parts=parts,
        hands=(0, 4, 0, 4),
    )
    texts = sheet("discards:0", table=table, hand=None).texts
    assert "3 cards, 6 points for gear" in texts
    assert "one card" in texts


@FORMS
@pytest.mark.parametrize(("names", "theme"), LOOKS)
def test_as_many_cards_as_can_be_discarded_fit(form: Form, names: tuple[str, ...], theme: Theme) -> None:
    """Of six rounds: three thieves, and all gear that was dealt to a side."""
    most = [*THIEVES[:3], *GEAR[:18]]
    for count in (3, 8, 15, len(most)):
        sheet("discards:0", table=away(most[:count], most[-count:]), names=names, form=form, theme=theme)


@FORMS
def test_a_touch_on_the_plate_of_a_side_opens_them(form: Form) -> None:
    canvas = empty(form, PLAIN)
    PAINTER.page(canvas, TABLE, CARDS, room_of(ASK))
    assert {"look:discards:0", "look:discards:1"} <= enabled(canvas)
    canvas = empty(form, PLAIN)
    PAINTER.table(canvas, replace(TABLE, phase="round"), room_of(None))
    assert {"look:discards:0", "look:discards:1"} <= enabled(canvas)


# ---------------------------------------------------------------- every form


@FORMS
@pytest.mark.parametrize(("names", "theme"), LOOKS)
def test_every_sheet_fits(form: Form, names: tuple[str, ...], theme: Theme) -> None:
    full = table_of(full_board())
    for table, spots in ((TABLE, (0, 1, 3, 4, 6)), (full, (0, 1, 2, 3, 4, 6))):
        for spot in spots:
            for kind in ("thief", "rival"):
                sheet(f"{kind}:{spot}", "card:0", table=table, names=names, form=form, theme=theme)
        for number in range(3):
            sheet(f"place:{number}", table=table, names=names, form=form, theme=theme)
    for index in range(len(HAND)):
        sheet(f"card:{index}", names=names, form=form, theme=theme)


@FORMS
def test_every_card_of_the_box_fits_on_its_sheet(form: Form) -> None:
    """As a thief with three gear cards, and in the hand, in large letters."""
    theme = LOOKS[1][1]
    gear_cards = [card.key for card in FILE.cards.gear]
    for number, thief in enumerate(FILE.cards.thieves):
        worn = [gear_cards[(number * 2 + extra) % len(gear_cards)] for extra in range(3)]
        laid = board(
            "paris", place("the_louvre", [stack(thief.key, *worn)]), place("the_bank"), place("the_casino")
        )
        sheet("thief:0", table=table_of(laid), hand=None, names=LONG[:2], form=form, theme=theme)
    for one in (*GEAR, *THIEVES):
        sheet("card:0", hand=hand_of(one.key), ask=question("card:0 discard"), form=form, theme=theme)


@FORMS
def test_every_location_fits_on_its_sheet(form: Form) -> None:
    for location in FILE.cards.locations:
        laid = board("rome", place(location.key), place("the_bank"), place("the_casino"))
        sheet("place:0", table=table_of(laid), hand=None, names=LONG[:2], form=form, theme=LOOKS[1][1])
