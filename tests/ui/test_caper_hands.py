"""What seats of Caper read of their cards beside the pages: the other card, the hand again, the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from caper_boards import card
from caper_scene import LOOKS, PAINTER, PLAIN, WORDS, match, public, room_of, walk
from caper_seats import COLOURS, snitch_table, team_table
from people import SHORT
from pictures import FORMS, empty, readable

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.parts import SNITCH
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.scenes.glance import BELOW, HEADS, MARGINS
from pass_and_play.ui.tables.caper import other_card

# ---------------------------------------------------------------------- the other card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mastermind_with_two_cards_reads_what_becomes_of_the_other(players: int) -> None:
    seen = set()
    for seed in range(6):
        session = match(players, seed, city="london", parts="random")
        last: tuple[TableView, HandView, str] | None = None
        for table, hand, ask in walk(session, seed):
            if table.phase != "play" or hand is None:
                continue
            room = room_of(ask, players=players, colours=COLOURS, holder=ask.seat)
            said = other_card.note(table, hand, room)
            assert (said is None) == (len(hand.cards) != 2)
            if said is not None:
                seen.add(said.rpartition(". ")[2])
                last = (table, hand, said)
        assert last is not None and "discarded" in last[2]
    fates = {
        2: {"The other is discarded."},
        3: {"You keep the other.", "The other is discarded."},
        4: {"Your Lookout gets the other.", "The other is discarded."},
    }
    assert seen - {"Both are discarded."} == fates[players]


# ---------------------------------------------------------------------- the hand again


def glance(table: TableView, hand: HandView, *, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN) -> Canvas:
    """The cards on the page without a question, within the place that the scene has for them."""
    canvas, left = empty(form, theme), MARGINS[form]
    below = HEADS[form] + 52 + (60 if form is Form.PORTRAIT else 34) + 16
    place = (left, below, canvas.size[0] - 2 * left, BELOW[form] - below)
    with readable(canvas):
        PAINTER.notes(canvas, place, table, hand, room_of(None, players=len(table.parts), holder=hand.seat))
    assert not canvas.flaws, canvas.flaws
    for mark in (*canvas._record.texts, *canvas._record.pictures):
        x, y, wide, high = mark.rect
        assert x + wide <= place[0] + place[2] + 1 and y + high <= place[1] + place[3] + 1, mark
    assert not canvas.targets
    return canvas


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hand_has_room_on_the_page_without_a_question(players: int) -> None:
    for table, _, ask in walk(session := match(players, players, city="rome", parts="random"), 5):
        for seat in range(players):
            hand = session.game.hand(seat)
            assert isinstance(hand, HandView)
            for form in Form:
                theme = LOOKS[(ask.seat + seat) % len(LOOKS)][1]
                glance(table, hand, form=form, theme=theme)


def test_cards_that_a_seat_has_not_looked_at_are_backs() -> None:
    table = team_table()
    hand = HandView(3, (card("tip_jar"), HIDDEN, HIDDEN), (card("fire_axe"),), ())
    canvas = glance(table, hand)
    assert canvas.pictures.count("back-caper-gear") == 2
    assert {"Tip Jar", "Fire Axe"} <= set(canvas.texts)
    thieves = glance(replace(table, round=0), replace(hand, cards=(HIDDEN,)))
    assert thieves.pictures.count("back-caper-thief") == 1
    assert glance(table, HandView(0, (), (), ())).texts == [WORDS("held.nothing")]


# ---------------------------------------------------------------------- the table


@FORMS
@pytest.mark.parametrize("players", [3, 4])
def test_the_public_table_tells_both_sides_and_with_teams_the_lookouts(form: Form, players: int) -> None:
    table = team_table() if players == 4 else snitch_table()
    for names, theme in LOOKS:
        for holder in range(players):
            room = room_of(None, names=names, colours=COLOURS, players=players, holder=holder)
            texts = " | ".join(public(table, room, form=form, theme=theme).texts)
            if names is SHORT:
                assert {name for name in SHORT[:players] if name in texts} >= {
                    SHORT[seat] for seat, part in enumerate(table.parts) if part != SNITCH
                }
