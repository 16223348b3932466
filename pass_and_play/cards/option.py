"""The house rules that a table may choose before a game: which there are, and whether a choice is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from pass_and_play.cards.node import Node

Value = bool | int | str

KnownOptions = Mapping[str, Sequence[Value]]
"""The options that the rules of a game know, and for each all the values that they can handle: `SWITCH`, some
words, or a range of numbers. A card file offers some of these values and names them."""

SWITCH = (False, True)

MOST_AMOUNTS = 100
"""As many as can still be walked through with a stepper."""


class OptionKind(StrEnum):
    """How an option is chosen."""

    SWITCH = "switch"
    """On or off."""
    CHOICE = "choice"
    """One of a few values, each with a name: the text `option.<key>.<value>`."""
    AMOUNT = "amount"
    """A number in even steps; 0 may stand below them under a name of its own: the text `option.<key>.0`."""


@dataclass(frozen=True, slots=True)
class OptionRule:
    """One option: its name is the text `option.<key>`, what it does the text `option.<key>.note`, if any."""

    key: str
    kind: OptionKind
    default: Value
    choices: tuple[Value, ...]
    """Every allowed value, in the order in which they are offered."""

    def checked(self, value: object) -> Value:
        """The value, if it is one of the choices; else ValueError says what is allowed."""
        if isinstance(value, Value) and _among(value, self.choices):
            return value
        allowed = ", ".join(str(choice) for choice in self.choices)
        raise ValueError(f"The option '{self.key}' cannot be {value!r}; it can be: {allowed}.")


def read_options(node: Node, known: KnownOptions) -> tuple[OptionRule, ...]:
    """The options of a card file, in its order: all that the rules know and no others."""
    return tuple(_read_option(key, entry, known[key]) for key, entry in node.fields(*known).items())


def checked(options: Mapping[str, object], rules: Iterable[OptionRule]) -> dict[str, Value]:
    """A full set of options: the given ones, and the defaults of the others.

    ValueError says, in a sentence, which option is unknown or which value is not allowed.
    """
    known = {rule.key: rule for rule in rules}
    full = {key: rule.default for key, rule in known.items()}
    for key, value in options.items():
        if key not in known:
            raise ValueError(f"There is no option '{key}'; known are: {', '.join(known) or 'none'}.")
        full[key] = known[key].checked(value)
    return full


def _read_option(key: str, node: Node, known: Sequence[Value]) -> OptionRule:
    """One with neither `choices` nor `amounts` is a switch."""
    fields = node.fields("name", "default", optional=("note", "choices", "amounts"))
    fields["name"].texts(f"option.{key}")
    if "note" in fields:
        fields["note"].texts(f"option.{key}.note")
    default = fields["default"]
    if "choices" in fields:
        if "amounts" in fields:
            node.fault("has both choices and amounts", "Keep one of the two.")
        choices = _read_choices(key, fields["choices"], known)
        return OptionRule(key, OptionKind.CHOICE, _one_of(choices, default, fields["choices"]), choices)
    if "amounts" in fields:
        amounts = _read_amounts(key, fields["amounts"], known)
        return OptionRule(key, OptionKind.AMOUNT, _one_of(amounts, default, fields["amounts"]), amounts)
    if not _among(True, known):
        node.fault("is no switch", f"Give it choices or amounts: {_told(known)}.")
        return OptionRule(key, OptionKind.CHOICE, known[0], tuple(known))
    return OptionRule(key, OptionKind.SWITCH, default.switch(), SWITCH)


def _read_choices(key: str, node: Node, known: Sequence[Value]) -> tuple[int | str, ...]:
    """`{value: name, ...}`"""
    named = node.by_value()
    if len(named) < 2:
        node.fault("leaves nothing to choose", "Give at least two values, each with its name.")
    for value, name in named.items():
        name.texts(f"option.{key}.{value}")
        if not _among(value, known):
            name.fault("is nothing that the rules know", f"They know {_told(known)}.")
    return tuple(named) or ("",)


def _read_amounts(key: str, node: Node, known: Sequence[Value]) -> tuple[int, ...]:
    """`{least, most, step}`, and `zero` with the name of 0 where that may be chosen besides."""
    fields = node.fields("least", "most", "step", optional=("zero",))
    least = fields["least"].whole(least=1, most=100_000)
    most = fields["most"].whole(least=least, most=100_000)
    step = fields["step"].whole(least=1, most=100_000)
    amounts = tuple(range(least, most + 1, step))
    if "zero" in fields:
        fields["zero"].texts(f"option.{key}.0")
        amounts = (0, *amounts)
    if not node.sound:
        return amounts[:1]
    if (most - least) % step or len(amounts) > MOST_AMOUNTS:
        node.fault(f"do not lead from {least} to {most} in a few even steps", "Choose another step.")
    elif not all(_among(amount, known) for amount in amounts):
        node.fault("hold an amount that the rules do not know", f"They know {_told(known)}.")
    return amounts


def _one_of(choices: tuple[int | str, ...], default: Node, listed: Node) -> int | str:
    """The default, unless a fault in the list hides what there is to choose from."""
    return default.choice(choices) if listed.sound else choices[0]


def _among(value: Value, known: Sequence[Value]) -> bool:
    """Whether the value is one of these; True is not the number 1 here."""
    return type(value) is type(known[0]) and value in known


def _told(known: Sequence[Value]) -> str:
    if isinstance(known, range):
        steps = f" in steps of {known.step}" if known.step > 1 else ""
        return f"whole numbers from {known[0]} to {known[-1]}{steps}"
    return ", ".join(str(value) for value in known)
