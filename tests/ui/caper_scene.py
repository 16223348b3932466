"""Pictures of Caper for tests: the board of the look, hands of named cards, rooms, and random matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from caper_boards import board, card, place, stack
from card_files import card_file
from people import LONG, MIDDLING, SHORT
from pictures import empty, readable

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import entry_of
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Ask, Seat, option, say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.games.caper.board import CREAM, Board, Side
from pass_and_play.games.caper.cards import Cards, Thief
from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.parts import MASTERMINDS
from pass_and_play.games.caper.plays import free_places, gear_spots
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.room import Room
from pass_and_play.words import Words

ENTRY = entry_of("caper")
PAINTER = PAINTERS[ENTRY.id]


FILE: CardFile[Cards] = card_file(ENTRY.id)
WORDS = Words.load("en").for_game(ENTRY.id, FILE.texts)
PLAIN = Theme(CAPER)
WEAK_EYES = Theme(CAPER, text_size=1.2, high_contrast=True)
LOOKS = (
    (SHORT, PLAIN),
    (LONG, WEAK_EYES),
    (MIDDLING, Theme(CAPER, text_size=1.2)),
    (LONG, Theme(CAPER, text_size=0.9)),
)
"""Names and themes under which a picture must be without a flaw."""


def board_of_the_look() -> Board:
    """The board of pictures 11, 20, 35 and 41b."""
    return board(
        "rome",
        place(
            "the_chapel",
            [stack("the_artist", "rope_ladder", "velvet_pouch", "plaster_bust"), stack("the_banker")],
            [stack("the_acrobat"), stack("the_dame", "tip_jar", "marked_notes")],
        ),
        place(
            "the_arena",
            [
                stack("the_gladiator", "trapdoor"),
                stack("the_local_guide", "chariot_wheel", "theatre_sword", flipped=["theatre_sword"]),
            ],
            [
                stack("the_ringleader", "blazeblaster", "borrowed_key", "aqueduct_map"),
                stack("the_barber", flipped=["the_barber"]),
            ],
        ),
        place(
            "the_art_gallery",
            [stack("the_tribune", "poster_tube")],
            [stack("the_safecracker", "padded_crate", "restorers_brush")],
        ),
        coins=(2, 3),
    )


def full_board() -> Board:
    """As many cards as a game can bring to the table: six thieves and fifteen gear cards a side."""
    gear = iter([one for one in FILE.cards.gear if one.city in ("base", "rome")])
    thieves = iter([one for one in FILE.cards.thieves if one.city in ("base", "rome")])

    def crew(*worn: int) -> list[Any]:
        return [stack(next(thieves).key, *(next(gear).key for _ in range(n))) for n in worn]

    return board(
        "rome",
        place("the_fountain_square", crew(3, 3, 3), crew(3, 3, 3)),
        place("the_arena", crew(3, 1), crew(3, 1)),
        place("the_marble_baths", crew(2), crew(2)),
        coins=(3, 2),
    )


def table_of(
    laid: Board,
    phase: str = "play",
    *,
    turn: Side | None = CREAM,
    round_: int = 3,
    swap: bool = True,
    moves: Sequence[Move] = (),
    hands: tuple[int, ...] = (4, 3),
) -> TableView:
    """The table of two players with this board."""
    return TableView(
        phase=phase,
        city="rome",
        parts=MASTERMINDS,
        rounds=FILE.cards.rounds,
        round=round_,
        turn=turn,
        swap=swap,
        board=laid,
        hands=hands,
        deck=0,
        moves=tuple(moves),
        sets=FILE.cards.sets,
        lookouts=False,
        log=(),
    )


def hand_of(*keys: str, seat: Seat = 0, passed: Sequence[str] = ()) -> HandView:
    """The page of a seat that holds these cards."""
    return HandView(seat, tuple(map(card, keys)), tuple(map(card, passed)), ())


def question(*keys: str, what: str = "play_gear", seat: Seat = 0) -> Ask:
    """A question with these options."""
    return Ask(seat, say(what), tuple(map(option, keys)))


def ways(laid: Board, side: Side, *keys: str) -> list[str]:
    """The options of a turn with a hand of these cards, as the rules have them with two players."""
    found: list[str] = []
    for index, one in enumerate(map(card, keys)):
        if isinstance(one, Thief):
            found += [f"card:{index} place:{at}" for at in free_places(laid, side)]
        else:
            found += [f"card:{index} thief:{spot}" for spot in gear_spots(laid, side, one)]
            found.append(f"card:{index} discard")
    return found


def room_of(
    ask: Ask | None,
    *touched: str,
    names: Sequence[str] = ("Cora", "Milo", "Nia", "Lou"),
    colours: Sequence[str] = ("amber", "jade", "rose", "sky"),
    players: int = 2,
    holder: Seat | None = 0,
    refused: str | None = None,
) -> Room:
    """The room of a page with this question, of which things were touched; without one, of the table."""
    choice = Choice(ask, untouched=True) if ask is not None else None
    for key in touched:
        assert choice is not None and choice.touch(key), key
    return Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=colours[:players],
        ask=ask,
        choice=choice,
        holder=holder,
        refused=refused,
    )


def page(
    table: TableView,
    hand: HandView,
    room: Room,
    *,
    form: Form = Form.LANDSCAPE,
    theme: Theme = PLAIN,
    pointer: Pointer | None = None,
) -> Canvas:
    """A private page of the dense table, as the scene draws it, without a flaw."""
    canvas = empty(form, theme, pointer)
    draw_page(canvas, table, hand, room)
    assert not canvas.flaws, canvas.flaws
    return canvas


def draw_page(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """The page with what the scene adds to it."""
    frame = PAINTER.frames[table.phase][canvas.form]
    with readable(canvas):
        canvas.backdrop("table")
        PAINTER.page(canvas, table, hand, room)
        words = PAINTER.confirm_words(table, hand, room)
        button(canvas, frame.confirm, words, key="confirm", icon="check", icon_after=True, enabled=room.ready)
        icon_button(canvas, frame.hide, "eye-off", WORDS("page.hide"), key="hide", kind="shade")


def public(table: TableView, room: Room, *, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN) -> Canvas:
    """The public table of the phase, without a flaw."""
    canvas = empty(form, theme)
    with readable(canvas):
        PAINTER.table(canvas, table, room)
    assert not canvas.flaws, canvas.flaws
    return canvas


def match(players: int, seed: int, **options: Any) -> Session:
    """A match that has just begun."""
    record = new_record(ENTRY, FILE, seats=players, seed=seed, options=options)
    return Session(ENTRY.kind, FILE.cards, record)


def walk(session: Session, seed: int) -> Iterator[tuple[TableView, HandView | None, Ask]]:
    """Every table of a match that is played by luck, with the page that is due and its question."""
    dice = Dice(seed)
    while (ask := session.waiting) is not None:
        table = session.game.table()
        hand = session.game.hand(ask.seat) if ask.seat >= 0 else None
        assert isinstance(table, TableView) and (hand is None or isinstance(hand, HandView))
        yield table, hand, ask
        session.answer(random_picks(ask, dice))


def enabled(canvas: Canvas) -> set[str]:
    """The keys of what can be touched."""
    return {target.key for target in canvas.targets if target.enabled}
