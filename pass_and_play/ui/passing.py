"""Passing: sees the device safely from hand to hand while a match is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Picks, Seat, Where, say
from pass_and_play.engine.desk import (
    Curtain,
    EyesStep,
    Glance,
    GlanceCurtain,
    Over,
    Page,
    Played,
    Step,
    TableStep,
    Thinking,
)
from pass_and_play.ui.match import Match
from pass_and_play.ui.pin import Pin
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.again import AgainScene
from pass_and_play.ui.scenes.cover import Cover
from pass_and_play.ui.scenes.curtain import CurtainScene
from pass_and_play.ui.scenes.dark import DarkScene
from pass_and_play.ui.scenes.eyes import EyesScene
from pass_and_play.ui.scenes.glance import GlanceScene
from pass_and_play.ui.scenes.notice import Notice
from pass_and_play.ui.scenes.over import OverScene
from pass_and_play.ui.scenes.page import PageScene
from pass_and_play.ui.scenes.played import PlayedScene
from pass_and_play.ui.scenes.table import TableScene
from pass_and_play.ui.scenes.thinking import ThinkingScene
from pass_and_play.ui.settings import Settings

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

COVER = 150.0
"""Milliseconds that the cover stands after a private page, whatever happens behind it."""

IDLE = 45_000.0
"""Milliseconds without a touch after which an open page is covered."""


class Passing:
    """Shows what the desk says is due, and covers what was open before anything else happens.

    Its scenes hold it, and never the desk's session.
    """

    def __init__(self, host: Host, match: Match) -> None:
        self._host = host
        self._match = match
        self._due_at: float | None = None
        self._dark = False
        self.stage = host.stage

    @property
    def settings(self) -> Settings:
        """What the players set for themselves."""
        return self._host.settings

    @property
    def waits(self) -> bool:
        """Whether something is due without anybody's doing: behind a cover, or after a thought."""
        return self._due_at is not None or isinstance(self.stage.scene, ThinkingScene)

    def tick(self) -> None:
        """Let time pass: what is due after the cover, and the cover over an idle page."""
        if self._due_at is not None and self.stage.clock.now() >= self._due_at:
            self.show_due()
        if self.stage.beneath.private and self.stage.idle_ms >= IDLE:
            self.cover()

    def cover(self) -> None:
        """Nobody may be looking any more, or somebody else: an open page becomes its curtain again."""
        self._match.desk.cover()
        if self.stage.beneath.private:
            self.stage.sound.stop("cut_bed")
            self.show_due()

    def pause(self) -> None:
        """The pause overlay; an open page is covered first."""
        self._host.pause()

    def open_rules(self, phase: str) -> None:
        """The rules of the game at the page of a phase; an open page is covered first."""
        self._host.open_rules(phase)

    def show_due(self) -> None:
        """Show what the desk says is due: never anything private without a curtain before it."""
        self._due_at = None
        self._cue(self._match.desk.step)
        match self._match.desk.step:
            case Curtain() | GlanceCurtain() as curtain:
                self.stage.show(CurtainScene(self, self._match, curtain))
            case TableStep() as step:
                self.stage.show(TableScene(self, self._match, step))
            case Thinking() as thinking:
                self.stage.show(ThinkingScene(self, self._match, thinking))
            case Played() as played:
                self.stage.show(PlayedScene(self, self._match, played))
            case EyesStep() as eyes:
                self.stage.show(EyesScene(self, self._match, eyes))
            case Over() as over:
                self.stage.show(OverScene(self._host, self._match, over))
            case Page() as page:
                self.stage.show(self._page_scene(page))
            case Glance() as glance:
                self.stage.show(GlanceScene(self, self._match, glance))
        self._host.say_notice()

    def _cue(self, step: Step) -> None:
        """What is heard when a step is due: never different by what is hidden behind it."""
        sound, dark = self.stage.sound, self._dark
        match step:
            case Page():
                self._dark = step.ask.where is Where.DARK
            case EyesStep():
                self._dark = True
            case TableStep() | Over():
                self._dark = False
        if self._dark and not dark:
            sound.play("lamp_off")
        elif dark and not self._dark:
            sound.play("lamp_on")
        match step:
            case Curtain() | GlanceCurtain():
                sound.play("hand_over")
            case Page() if self._dark:
                sound.loop("cut_bed")
            case TableStep() | Played():
                sound.play("turn")
            case Over():
                sound.play(f"win_{self._match.seating.game}")

    def _page_scene(self, page: Page) -> Scene:
        dark = page.ask.where is Where.DARK
        return DarkScene(self, self._match, page) if dark else PageScene(self, self._match, page)

    def lift(self, curtain: Curtain | GlanceCurtain) -> None:
        """The ring was held: open the page."""
        curtain.lift()
        self.show_due()

    def leave_curtain(self, curtain: Curtain | GlanceCurtain) -> None:
        """The wrong person has the device: back to the last public table, to look only."""
        if isinstance(curtain, GlanceCurtain):
            self._match.desk.leave_glance()
            self.show_due()
        else:
            self.stage.show(TableScene(self, self._match, None))

    def play(self, thinking: Thinking) -> None:
        """A computer has thought long enough: it does what it has decided."""
        thinking.play()
        self.show_due()

    def go_on(self, played: Played) -> None:
        """Everybody has seen what computers did."""
        played.go_on()
        self.show_due()

    def ask_who(self) -> None:
        """Who plays on, people or computers."""
        self._host.ask_who()

    def choose_seat_again(self) -> None:
        """Who wants to look at their role again; from the pause; nothing is recorded."""
        self.stage.lay_over(AgainScene(self, self._match))

    def glance(self, seat: Seat) -> None:
        """Lead one seat to its page without a question."""
        self._match.desk.glance(seat)
        self.show_due()

    def end_glance(self) -> None:
        """The page without a question is closed; the cover stands as after every private page."""
        self._lower_cover()
        self._match.desk.cover()
        self._due_at = self.stage.clock.now() + COVER

    def set_pin(self, seat: Seat, digits: str) -> None:
        """Keep a PIN for a seat of this match; no digits take it away."""
        self._match.pins.pop(seat, None)
        if digits:
            self._match.pins[seat] = Pin.of(digits)
        kept = {str(owner): pin.to_list() for owner, pin in self._match.pins.items()}
        self._host.store.set_setting(f"pins.{self._match.number}", kept)

    def clear_pin(self, seat: Seat) -> None:
        """A forgotten PIN is cleared in the open, and the table is told."""
        self.set_pin(seat, "")
        self.show_due()
        self.stage.lay_over(Notice(self._host, say("curtain.pin_cleared", name=self._match.names[seat])))

    def _lower_cover(self) -> None:
        """The private scene is dropped, and a nameless cover is on screen before anything else happens."""
        self.stage.sound.stop("cut_bed")
        self.stage.sound.play("cover")
        self.stage.show(Cover(self._match.painter.sign.palette))
        self._host.present()

    def answer(self, step: Page | TableStep, picks: Picks) -> None:
        """Confirm. A private page is covered, and the cover is on screen, before anything changes."""
        if isinstance(step, TableStep):
            step.answer(picks)
            self.show_due()
            return
        self._lower_cover()
        step.answer(picks)
        self._due_at = self.stage.clock.now() + COVER

    def answer_in_sight(self, page: Page, picks: Picks) -> Page | None:
        """Answer by touch in the dark: what follows is shown on the same page, if the seat is asked on."""
        page.answer(picks)
        step = self._match.desk.step
        return step if isinstance(step, Page) else None

    def look_with_open_eyes(self, step: EyesStep, picks: Picks) -> EyesStep | None:
        """Answer by touch while all but one keep their eyes closed; what follows is on the same page."""
        step.answer(picks)
        due = self._match.desk.step
        return due if isinstance(due, EyesStep) else None

    def answer_eyes(self, step: EyesStep, picks: Picks) -> None:
        """The time with closed eyes is up."""
        self.stage.sound.stop("cut_bed")
        step.answer(picks)
        self.show_due()
