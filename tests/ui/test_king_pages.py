"""The private pages of By Order of the King: role and item under rings, looks, notebook, in every form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from evening import Evening, evening
from king import FILE, Story, item
from people import LONG, LONGEST_IN_FULL, SHORT
from pictures import FORMS, empty, pixels

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.executioner.cards import Part, Role
from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import EXECUTIONER, SEATS
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.room import Room
from pass_and_play.ui.scenes.glance import GlanceScene
from pass_and_play.ui.scenes.page import PageScene
from pass_and_play.ui.scenes.private_page import PrivatePage
from pass_and_play.ui.scenes.table import TableScene
from pass_and_play.ui.tables.executioner import notebook
from pass_and_play.words import Words

GAME = "executioner"
WORDS = Words.load("en").for_game(GAME, FILE.texts)
PAINTER = PAINTERS[GAME]
ROLES = tuple(Role(part) for part in Part)
ITEMS = tuple({one.key: one for one in FILE.cards.items}.values())
LOOKS = (
    (SHORT, Theme(EXECUTIONER)),
    (LONG, Theme(EXECUTIONER, text_size=1.2, high_contrast=True)),
    (LONGEST_IN_FULL, Theme(EXECUTIONER, text_size=1.2)),
    (LONG, Theme(EXECUTIONER, text_size=0.9)),
)
CAST = "loyalist shield, jester cheese, saboteur decoy, princess hat"


# ---------------------------------------------------------------------- rooms and pictures


def room_of(story: Story, *, names: Sequence[str] = SHORT, **looking: Any) -> Room:
    """The room of a page; `opened` and `looked` say what is under way there."""
    return Room(
        words=WORDS,
        names=tuple(WORDS.name(name) for name in names[: story.seats]),
        colours=tuple(look.key for look in SEATS[: story.seats]),
        **looking,
    )


def paint(
    draw: Callable[[Canvas], None], *, form: Form = Form.LANDSCAPE, theme: Theme = LOOKS[0][1]
) -> Canvas:
    """A flawless picture."""
    canvas = empty(form, theme)
    canvas.backdrop("table")
    draw(canvas)
    assert canvas.flaws == [], canvas.flaws
    return canvas


def page(story: Story, hand: HandView, room: Room, **look: Any) -> Canvas:
    """What the page shows between its bars."""
    return paint(lambda canvas: PAINTER.page(canvas, story.table, hand, room), **look)


def brightness(canvas: Canvas) -> float:
    """Mean of all pixels, 0 to 255: how much light falls on a face."""
    return sum(pygame.transform.average_color(canvas.surface)[:3]) / 3


def shape(canvas: Canvas) -> tuple[int, list[Rect], list[Rect]]:
    """What an onlooker could tell from afar: how many texts, where pictures and targets are."""
    pictures = [mark.rect for mark in canvas._record.pictures]
    return len(canvas.texts), pictures, [target.rect for target in canvas.targets]


def alike(pages: Sequence[Canvas]) -> bool:
    """Whether nobody could tell these pages apart by their layout or their light."""
    lights = [brightness(one) for one in pages]
    return all(shape(one) == shape(pages[0]) for one in pages) and max(lights) - min(lights) < 1.5


def first_visit(cast: str = CAST, **options: Any) -> Story:
    """The first look of seat 1."""
    story = Story(cast, **options).pick("seat:0").go_on("pool")
    story.expect("first_look", seat=1, where=story.ask.where)
    return story


# ---------------------------------------------------------------------- the first look


@FORMS
def test_covered_pages_are_the_same_whatever_lies_under_the_rings(form: Form) -> None:
    story = first_visit()
    hand = story.hand(1)
    for names, theme in LOOKS:
        for looked in (frozenset[str](), frozenset({"role"}), frozenset({"role", "item"})):
            room = room_of(story, names=names, looked=looked)
            hands = [replace(hand, role=role) for role in ROLES]
            hands += [replace(hand, looked=(1, one)) for one in ITEMS]
            pictures = {pixels(page(story, one, room, form=form, theme=theme)) for one in hands}
            assert len(pictures) == 1


@FORMS
def test_every_role_and_every_item_opens_alike(form: Form) -> None:
    story = first_visit()
    hand = story.hand(1)
    for names, theme in LOOKS:
        room = room_of(story, names=names, opened="role", looked=frozenset({"role"}))
        pages = [page(story, replace(hand, role=one), room, form=form, theme=theme) for one in ROLES]
        assert alike(pages)
        for role, canvas in zip(ROLES, pages, strict=True):
            assert WORDS(f"role.{role.key}") in canvas.texts
            assert not any(WORDS(f"item.{one.key}") in canvas.texts for one in ITEMS)
        room = replace(room, opened="item")
        pages = [page(story, replace(hand, looked=(1, one)), room, form=form, theme=theme) for one in ITEMS]
        assert alike(pages)
        for one, canvas in zip(ITEMS, pages, strict=True):
            assert WORDS(f"item.{one.key}") in canvas.texts
            assert not any(WORDS(f"role.{role.key}") in canvas.texts for role in ROLES)


@pytest.mark.parametrize("cheese", ["loyal", "two"])
def test_the_lines_say_what_the_table_agreed_on(cheese: str) -> None:
    story = first_visit(cheese=cheese)
    room = room_of(story, opened="item")
    canvas = page(story, replace(story.hand(1), looked=(1, item("cheese"))), room)
    assert any(WORDS(f"cheese.{cheese}") in text for text in canvas.texts)


# ---------------------------------------------------------------------- a look


def looking(at: str, **options: Any) -> Story:
    """Seat 1 looks by its action."""
    return Story(CAST, **options).to_actions().call(1).pick(f"look {at}")


@FORMS
@pytest.mark.parametrize("at", ["item:1", "item:3", "centre"])
def test_every_item_looks_alike_in_a_look(form: Form, at: str) -> None:
    story = looking(at)
    hand = story.hand(1)
    assert hand.looked is not None
    for names, theme in LOOKS:
        room = room_of(story, names=names)
        hands = [replace(hand, looked=(hand.looked[0], one)) for one in ITEMS]
        pages = [page(story, one, room, form=form, theme=theme) for one in hands]
        assert alike(pages)
        for one, canvas in zip(ITEMS, pages, strict=True):
            assert WORDS(f"item.{one.key}") in canvas.texts


def test_a_look_says_whose_item_it_is() -> None:
    for at, title in (
        ("item:1", "Your item, Ben"),
        ("item:3", "Dev’s item, Ben"),
        ("centre", "The centre card, Ben"),
    ):
        story = looking(at)
        canvas = page(story, story.hand(1), room_of(story))
        assert title in canvas.texts


def test_the_hint_tells_whether_a_notebook_keeps_it() -> None:
    for kept in (False, True):
        story = looking("item:1", memory_aid=kept)
        assert ("notebook" in str(PAINTER.hint(story.table, room_of(story)))) is kept


# ---------------------------------------------------------------------- what there is to look at


def things(story: Story, seat: Seat, *, asked: bool) -> list[tuple[str, int | None]]:
    """Every ring of a page and the deal that its thing is from."""
    return [(ring.thing, ring.deal) for ring in PAINTER.rings(story.table, story.hand(seat), asked=asked)]


def test_role_and_item_have_rings_in_the_first_visit_and_then_the_role() -> None:
    story = first_visit()
    assert things(story, 1, asked=True) == [("role", 1), ("item", None)]
    assert things(story, 1, asked=False) == [("role", 1)]
    assert things(looking("item:1"), 1, asked=True) == [("role", 1)]


def test_whoever_wears_the_hood_has_nothing_under_a_ring() -> None:
    story = Story(CAST, gallows=("sealed_order", "market_square")).to_gallows().go_on("gallows")
    story.expect("seen", seat=0, where=story.ask.where)
    assert things(story, 0, asked=True) == things(story, 0, asked=False) == []
    canvas = page(story, story.hand(0), room_of(story))
    assert "The centre card, Ada" in canvas.texts


def test_before_the_deal_nobody_has_a_role() -> None:
    story = Story(CAST)
    assert [things(story, seat, asked=False) for seat in range(5)] == [[]] * 5


def test_the_dead_keep_their_role_and_the_next_game_deals_another() -> None:
    story = Story(CAST).to_executions().kill(2)
    assert things(story, 2, asked=False) == [("role", 1)]
    story.play_game().next_game(1)
    while story.ask.what.key != "first_look":
        story.pick(story.options[0])
    assert things(story, story.ask.seat, asked=True) == [("role", 2), ("item", None)]
    assert things(story, 1, asked=False) == []


@FORMS
def test_every_role_has_the_same_sheet(form: Form) -> None:
    story = first_visit()
    for names, theme in LOOKS:
        room = room_of(story, names=names)
        hands = [replace(story.hand(1), role=role) for role in ROLES]
        pages = [
            paint(lambda c, h=hand, r=room: PAINTER.role(c, story.table, h, r), form=form, theme=theme)  # type: ignore[misc]
            for hand in hands
        ]
        assert alike(pages)


# ---------------------------------------------------------------------- the notebook


def notes(story: Story, seat: Seat, *, names: Sequence[str] = SHORT, **look: Any) -> Canvas:
    """The notebook of a seat, as high as the page without a question has room for it."""
    place = {
        Form.LANDSCAPE: (56, 200, 1168, 360),
        Form.PORTRAIT: (32, 240, 736, 668),
        Form.COMPACT: (32, 168, 960, 242),
    }[look.get("form", Form.LANDSCAPE)]
    room = room_of(story, names=names)
    canvas = paint(lambda c: PAINTER.notes(c, place, story.table, story.hand(seat), room), **look)
    x, y, wide, high = place
    for left, top, w, h in (mark.rect for mark in canvas._record.pictures):
        assert left >= x - 1 and top >= y - 1 and left + w <= x + wide + 1 and top + h <= y + high + 1
    return canvas


@FORMS
def test_the_notebook_shows_what_was_seen_and_whose_it_was(form: Form) -> None:
    story = Story(CAST, memory_aid=True, gallows=("roll_call", "last_wish")).to_gallows().go_on("gallows")
    story.go_on("seen").act(1, "look item:3").idle().go_on("gallows")
    story.pick("seat:1").pick("done")
    assert len(story.hand(1).notes) == notebook.MOST
    for names, theme in LOOKS:
        canvas = notes(story, 1, names=names, form=form, theme=theme)
        assert canvas.texts.count("Your item") == 3 and canvas.texts.count("Shield") == 3
        assert "Decoy" in canvas.texts
    assert SHORT[3] in notes(story, 1, form=form).texts


def test_without_the_option_the_page_says_that_nothing_is_kept() -> None:
    story = Story(CAST).to_actions().act(1, "look centre")
    canvas = notes(story, 1)
    assert WORDS("notebook.none") in canvas.texts
    assert not any(name.startswith("item-") for name in canvas.pictures)
    assert WORDS("notebook.empty") in notes(Story(CAST, memory_aid=True).to_actions(), 0).texts


def test_nobody_ever_notes_more_than_the_notebook_holds() -> None:
    most = 0
    for seed in range(12):
        story, dice = Story("any any, any any, any any", memory_aid=True, seed=seed), Dice(seed)
        while story.session.waiting is not None:
            story.session.answer(random_picks(story.ask, dice))
            most = max(most, *(len(story.hand(seat).notes) for seat in range(4)))
    assert 2 <= most <= notebook.MOST


# ---------------------------------------------------------------------- on screen


@contextmanager
def court(home: Path, **options: Any) -> Iterator[Evening]:
    """An evening on which this game has begun, with an executioner by lot."""
    with evening(home) as app:
        app.sit_down(4, GAME, first_executioner="random", **options)
        yield app


def open_page(app: Evening, phase: str) -> PageScene:
    """Play by luck until a page of this phase is open. Tables are answered as they are asked."""
    dice = Dice(1)
    for _ in range(200):
        scene = app.stage.scene
        if isinstance(scene, PageScene) and scene.phase == phase:
            app.hands.settle()
            return scene
        if isinstance(scene, TableScene) and scene._step is not None:
            app.host.passing.answer(scene._step, random_picks(scene._step.ask, dice))
            app.hands.settle()
        else:
            app.hands.play_scene(dice)
    raise AssertionError(f"no page of the phase {phase}")


def hand_of(scene: PrivatePage) -> HandView:
    hand = scene._hand
    assert isinstance(hand, HandView)
    return hand


def deal_of(scene: PrivatePage) -> int:
    """The game of the match that the page is from."""
    table = scene._table
    assert isinstance(table, TableView)
    return table.game


def names_of(scene: PrivatePage) -> tuple[str, str]:
    """The words for the role and the item that the page hides."""
    hand = hand_of(scene)
    assert hand.role not in (None, HIDDEN) and hand.looked is not None
    return WORDS(f"role.{hand.role.key}"), WORDS(f"item.{hand.looked[1].key}")  # type: ignore[union-attr]


def hold(app: Evening, thing: str, ms: float = 700) -> None:
    app.hands.press(thing)
    app.hands.let_pass(ms)


def says(app: Evening) -> tuple[str, bool]:
    """The confirming button."""
    target = app.hands.target("confirm")
    assert target is not None
    return target.words, target.enabled


def test_done_waits_until_both_were_opened(tmp_path: Path) -> None:
    with court(tmp_path) as app:
        role, one = names_of(open_page(app, "first_look"))
        app.hands.let_pass(4000)
        assert says(app) == ("Look at your role first", False)
        hold(app, "item")
        assert one in app.texts and role not in app.texts
        app.hands.let_go("item")
        assert one not in app.texts
        assert says(app) == ("Look at your role first", False)
        hold(app, "role")
        assert role in app.texts and one not in app.texts
        app.hands.let_go("role")
        assert role not in app.texts
        assert says(app) == ("Done", True)


def test_the_item_is_to_be_opened_again_after_the_page_was_hidden_and_the_role_is_not(tmp_path: Path) -> None:
    with court(tmp_path) as app:
        _, one = names_of(open_page(app, "first_look"))
        for thing in ("role", "item"):
            hold(app, thing)
            app.hands.let_go(thing)
        hold(app, "item")
        app.hands.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        assert app.scene == "curtain" and one not in app.texts
        app.hands.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
        app.hands.settle()
        app.hands.open_curtain()
        app.hands.settle()
        assert app.scene == "page"
        assert says(app) == ("Look at your item first", False)


def test_what_is_open_closes_by_itself(tmp_path: Path) -> None:
    with court(tmp_path) as app:
        _, one = names_of(open_page(app, "first_look"))
        hold(app, "item")
        assert one in app.texts
        app.hands.let_pass(12_500)
        assert one not in app.texts


def test_space_holds_the_ring_in_focus(tmp_path: Path) -> None:
    with court(tmp_path) as app:
        role, one = names_of(open_page(app, "first_look"))
        for focus, shown, key in (
            (None, role, pygame.K_SPACE),
            ("item", one, pygame.K_SPACE),
            (None, one, pygame.K_i),
        ):
            app.stage.keyboard.focus = focus
            app.hands.send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
            app.hands.let_pass(700)
            assert shown in app.texts
            app.hands.send(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
            assert shown not in app.texts


def test_with_two_taps_the_rings_are_still_held(tmp_path: Path) -> None:
    with court(tmp_path) as app:
        _, one = names_of(open_page(app, "first_look"))
        app.host.set(two_taps=True)
        app.hands.touch("item")
        assert one not in app.texts
        hold(app, "item")
        assert one in app.texts


def test_the_role_has_to_be_looked_at_once_in_every_game(tmp_path: Path) -> None:
    with court(tmp_path) as app:
        open_page(app, "first_look")
        page = open_page(app, "look")
        assert page.unseen is None
        while deal_of(page) == 1 or page.seat not in {seat for seat, _, _ in app.host.match.looked}:
            app.hands.play_scene(Dice(1))
            page = open_page(app, "first_look")
        assert says(app) == ("Look at your role first", False)


def test_the_page_without_a_question_shows_the_role_and_no_item(tmp_path: Path) -> None:
    with court(tmp_path) as app:
        scene = open_page(app, "first_look")
        role, one = names_of(scene)
        assert scene.seat is not None
        app.host.passing.cover()
        app.host.passing.glance(scene.seat)
        app.hands.settle()
        app.hands.open_curtain()
        app.hands.settle()
        glance = app.stage.scene
        assert isinstance(glance, GlanceScene) and [ring.thing for ring in glance.rings] == ["role"]
        hold(app, "role")
        assert role in app.texts and one not in app.texts
        app.hands.let_go("role")
        app.hands.touch("confirm")
        app.hands.settle()
        open_page(app, "first_look")
        app.hands.let_pass(4000)
        assert says(app) == ("Look at your item first", False)


def test_nothing_of_a_page_is_left_on_cover_and_curtain(tmp_path: Path) -> None:
    with court(tmp_path, memory_aid=True) as app:
        open_page(app, "look")
    words = {WORDS(f"{kind}.{one.key}") for kind, all_ in (("role", ROLES), ("item", ITEMS)) for one in all_}
    between = [set(texts) for scene, texts in app.frames if scene in ("cover", "curtain")]
    assert len(between) > 6 and not any(words & texts for texts in between)
    assert any(words & set(texts) for scene, texts in app.frames if scene == "page")


@FORMS
@pytest.mark.parametrize("phase", ["first_look", "look"])
def test_whole_pages_have_no_flaw(tmp_path: Path, form: Form, phase: str) -> None:
    with court(tmp_path) as app:
        scene = open_page(app, phase)
        for names, theme in LOOKS:
            app.host.match.names = tuple(WORDS.name(name) for name in names[:4])
            for ring in (None, *scene.rings):
                scene._open = (ring, app.clock.now()) if ring is not None else None
                canvas = paint(scene.draw, form=form, theme=theme)
                there = {target.key for target in canvas.targets}
                assert {"hide", *(one.thing for one in scene.rings)} < there
                assert ("confirm" in there) is (ring is None or ring.in_place)
