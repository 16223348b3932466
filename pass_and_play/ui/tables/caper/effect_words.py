"""What cards and locations of Caper do, in sentences: one for each effect, made of its parameters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from pass_and_play.games.caper.effects import (
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
from pass_and_play.words import Text, Words

Voice = Literal["you", "rival", "owner", "winner"]
"""Who reads of a card: its owner, the rival of its owner, somebody else. A reward is told of the winner."""


def effect_sentences(words: Words, effects: Iterable[Effect], *, voice: Voice = "you") -> tuple[Text, ...]:
    """A sentence for each effect, in the order of the card."""
    return tuple(effect_sentence(words, effect, voice=voice) for effect in effects)


def effect_sentence(words: Words, effect: Effect, *, voice: Voice = "you") -> Text:
    """What an effect does, in a sentence of its own."""
    match effect:
        case Capers(n):
            return words("effect.capers", what=gain(words, "capers", n))
        case Points(n):
            return words("effect.now", what=gain(words, "points", n))
        case Goods(good, n):
            return words("effect.now", what=gain(words, good, n))
        case Coins(n):
            when = "now" if voice == "winner" else "played"
            return words(f"effect.{when}", what=gain(words, "coins", n))
        case Drain(n, to):
            other = words(f"effect.other.{voice}")
            return words(f"effect.drain.{to}", what=gain(words, "coins", n), other=other)
        case Flip(target):
            return words(f"effect.flip.{target}", whose=words(f"effect.whose.{voice}.opponent"))
        case Protect(scope):
            return words(f"effect.protect.{scope}", whose=words(f"effect.whose.{voice}.yours"))
        case Per():
            return _per(words, effect, voice)
        case PerCoin(coins, points):
            what, holds = gain(words, "points", points), words(f"effect.holds.{voice}")
            return words("effect.per_coin", what=what, n=coins, holds=holds)
        case Retrieve(deck):
            return words(f"effect.retrieve.{deck}")
        case Modify(what, n):
            return words(f"effect.modify.{what}.{'more' if n > 0 else 'less'}", n=abs(n))


def gain(words: Words, give: str, n: int) -> Text:
    """So many capers, points, coins or goods, as a sentence begins with them."""
    return words(f"effect.what.{give}", n=n)


def joined(words: Words, sentences: Sequence[Text]) -> Text:
    """Sentences as one text; there is one at least."""
    first, *others = sentences
    return words("effect.joined", first=first, rest=joined(words, others)) if others else first


def _per(words: Words, effect: Per, voice: Voice) -> Text:
    if len(effect.of) == 1:
        each = words(f"effect.each.{effect.of[0]}")
    else:
        items = words.listed([words(f"effect.item.{item}") for item in effect.of])
        each = words("effect.each_set", items=items)
    when = "per_played" if effect.give == "coins" and voice != "winner" else "per"
    what, whose = gain(words, effect.give, effect.n), words(f"effect.whose.{voice}.{effect.whose}")
    return words(f"effect.{when}", what=what, each=each, whose=whose)
