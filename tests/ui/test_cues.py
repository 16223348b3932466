"""What is heard: the same whatever is hidden, and nothing from taps in the dark."""

from __future__ import annotations

from pathlib import Path

from evening import Evening, evening

from pass_and_play.engine.dice import Dice
from pass_and_play.ui.sound import Sound


class Recorder(Sound):
    """Keeps what would be heard."""

    def __init__(self) -> None:
        super().__init__(0)
        self.heard: list[str] = []

    def play(self, cue: str) -> None:
        self.heard.append(cue)

    def loop(self, cue: str) -> None:
        self.heard.append(f"loop {cue}")

    def stop(self, cue: str) -> None:
        self.heard.append(f"stop {cue}")


def listen(app: Evening) -> Recorder:
    recorder = Recorder()
    app.stage.sound = recorder
    return recorder


def test_every_turn_in_the_dark_sounds_alike(tmp_path: Path) -> None:
    """From curtain to curtain: whoever has the power, and whatever is touched."""
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("curtain", "cut_2", dice=Dice(1))
        heard, turns, dice = listen(app), [], Dice(5)
        while app.stage.scene.phase == "cut_2":
            heard.heard.clear()
            app.hands.play_scene(dice)
            assert app.scene == "dark"
            app.hands.play_scene(dice)
            turns.append([cue for cue in heard.heard if cue != "lamp_off"])
        assert len(turns) == 5
        # The last one ends with the light; all before it with the next hand-over.
        assert turns[-1][-2:] == ["lamp_on", "turn"]
        assert all(turn == turns[0] for turn in turns[:-1])
        assert turns[0][:-1] == turns[-1][:-2]
        assert "press" not in turns[0][turns[0].index("loop cut_bed") :]


def test_a_private_page_is_silent_but_for_presses(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("page", dice=Dice(1))
        app.hands.settle()
        heard = listen(app)
        app.hands.press("role")
        app.hands.let_pass(900)
        app.hands.let_go("role")
        app.hands.let_pass(4000)
        app.hands.touch("card:1")
        assert set(heard.heard) <= {"press"}


def test_the_whole_match_can_be_heard(tmp_path: Path) -> None:
    """Every cue of the match is a file that there is."""
    with evening(tmp_path) as app:
        heard = listen(app)
        app.sit_down(4)
        app.hands.play_match(Dice(2))
        cues = {cue.removeprefix("loop ").removeprefix("stop ") for cue in heard.heard}
        assert cues >= {"press", "hand_over", "cover", "turn", "lamp_off", "lamp_on", "cut_bed", "reveal"}
        folder = Path(__file__).parents[2] / "assets" / "sounds"
        assert {cue for cue in cues if not (folder / f"{cue}.wav").exists()} == set()


def test_a_power_cut_with_closed_eyes_is_counted_down_whatever_is_touched(tmp_path: Path) -> None:
    """Nobody can hear whether the one with open eyes touches something, or how often."""
    runs = []
    for touches in range(3):
        with evening(tmp_path / str(touches), seeds=[3]) as app:
            app.sit_down(5, power_cut="closed")
            app.until("eyes", "cut_2", dice=Dice(1))
            app.hands.settle()
            app.hands.touch("confirm")
            heard = listen(app)
            for _ in range(touches):
                keys = [target.key for target in app.hands.targets if target.enabled]
                app.hands.touch(next(key for key in keys if key.startswith("seat:")))
            app.hands.let_pass(15_500)
            runs.append([cue for cue in heard.heard if cue not in ("reveal", "press_run", "press_stop")])
    assert runs[0] == ["clock_10"] * 5 + ["stop cut_bed", "lamp_on", "turn"]
    assert runs[1] == runs[2] == runs[0]
