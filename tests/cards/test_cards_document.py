"""Any bytes at all: a tree, or faults with lines; never an exception and never a wait."""

from __future__ import annotations

import random
import time

import pytest
import yaml

from pass_and_play.cards import document
from pass_and_play.cards.document import MAX_BYTES, Scalar, Table, read_document
from pass_and_play.cards.fault import Fault, Faults

GOOD = "title: {en: Tokyo}\ncards:\n  - 3\n  - 'no'\n"


def faults_of(raw: bytes) -> tuple[Fault, ...]:
    faults = Faults("cards.yaml")
    read_document(raw, faults)
    return faults.listed()


def only_fault(raw: bytes) -> Fault:
    (fault,) = faults_of(raw)
    return fault


def test_lines_and_kinds_are_kept() -> None:
    tree = read_document(GOOD.encode(), Faults("cards.yaml"))
    assert isinstance(tree, Table)
    (_, title), (key, cards) = tree.entries
    assert (key.text, cards.line, title.line) == ("cards", 2, 1)
    assert not isinstance(cards, Scalar | Table)
    assert cards.items == (Scalar(3, "3", "int"), Scalar(4, "no", "str"))


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_utf8_is_read_whatever_the_editor(ending: str, mark: bytes) -> None:
    plain = read_document(GOOD.replace("Tokyo", "Moscú 北京").encode(), Faults(""))
    other = mark + GOOD.replace("Tokyo", "Moscú 北京").replace("\n", ending).encode()
    assert read_document(other, Faults("")) == plain


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_utf16_is_refused_by_name(encoding: str) -> None:
    fault = only_fault(GOOD.encode(encoding))
    assert "UTF-16" in fault.what
    assert "UTF-8" in fault.advice


def test_latin1_is_refused_with_its_line() -> None:
    fault = only_fault("a: b\nname: Moscú\n".encode("latin-1"))
    assert (fault.line, fault.what) == (2, "this line is not in UTF-8")


def test_control_characters_are_refused_with_their_line() -> None:
    assert only_fault(b"a: b\n\nc: d\x07\n").line == 3


@pytest.mark.parametrize("raw", [b"", b"\n\n", b"# only a comment\n"])
def test_an_empty_file_is_a_fault(raw: bytes) -> None:
    assert only_fault(raw).what == "the file is empty"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\ntitle: Bank: robbery\n", 2),
        ("a: 1\nb: [1, 2\nc: 3\n", 3),
        ("a: 1\n\tb: 2\n", 2),
        ('a: "open\n', 2),
        ("a: 1\nb: @x\n", 2),
        ("%YAML 9.9\n---\na: 1\n", 1),
        ("a: 1\nb: {\n", 3),
    ],
)
def test_a_syntax_error_is_one_fault_with_its_line(text: str, line: int) -> None:
    fault = only_fault(text.encode())
    assert fault.what.startswith("this is not YAML")
    assert fault.line == line


def test_a_second_document_is_refused() -> None:
    fault = only_fault(b"a: 1\n---\nb: 2\n")
    assert (fault.line, fault.what) == (2, "a second document begins here")


def test_duplicate_keys_name_both_lines() -> None:
    fault = only_fault(b"a: 1\nb: 2\n\na: 3\n")
    assert fault.line == 4
    assert fault.what == "'a' stands twice, in line 1 and in line 4"


def test_keys_that_differ_in_quotes_only_are_duplicates() -> None:
    assert only_fault(b"5: a\n'5': b\n").line == 2


def test_every_duplicate_is_told() -> None:
    assert [fault.line for fault in faults_of(b"a: 1\na: 2\nb: {x: 1, x: 2}\na: 3\n")] == [2, 3, 4]


@pytest.mark.parametrize(
    "tag", ["!!python/object/apply:os.system", "!!int", "!card", "!!python/name:os.system"]
)
def test_tags_are_refused(tag: str) -> None:
    fault = only_fault(f"a: 1\nb: {tag} '3'\n".encode())
    assert fault.line == 2
    assert "is not used here" in fault.what


def test_a_key_must_be_a_single_value() -> None:
    assert only_fault(b"a: 1\n? [b, c]\n: 2\n").line == 2


def test_an_alias_stands_for_its_anchor() -> None:
    plain = read_document(b"a: {en: x}\nb: {en: x}\n", Faults(""))
    aliased = read_document(b"a: &name {en: x}\nb: *name\n", Faults(""))
    assert isinstance(plain, Table)
    assert isinstance(aliased, Table)
    assert aliased.entries[1][1] == aliased.entries[0][1] == plain.entries[0][1]


@pytest.mark.parametrize("text", ["a: *b\n", "a: &a [*a]\n", "a: &a {b: *a}\n"])
def test_an_alias_of_nothing_or_of_itself_is_refused(text: str) -> None:
    assert "there is no" in only_fault(text.encode()).what


def quick(raw: bytes) -> Fault:
    begin = time.perf_counter()
    fault = only_fault(raw)
    assert time.perf_counter() - begin < 2
    return fault


def test_exploding_aliases_are_refused_at_once() -> None:
    lines = ["l0: &l0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]"]
    lines += [f"l{i}: &l{i} [{', '.join([f'*l{i - 1}'] * 10)}]" for i in range(1, 12)]
    fault = quick("\n".join(lines).encode())
    assert fault.what == "the file holds more than 20000 values"
    assert fault.line == 5


def test_very_large_and_very_deep_files_are_refused_at_once() -> None:
    assert "larger than" in quick(b"#" * (MAX_BYTES + 1)).what
    assert "more than" in quick(b"- a\n" * 100_000).what
    assert "too deep" in quick(b"a: " + b"[" * 400 + b"]" * 400).what
    assert "too deep" in quick(b"- " * 900 + b"a").what
    assert quick(b"[" * 500_000).line == 1


def test_the_reader_in_plain_python_sees_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = (GOOD, "a: 1\na: 2\n", "a: [\nb", "a: &x [1]\nb: *x\nc: !t 3\n", "", "a: 1\n---\nb: 2\n")
    quickly = [(read_document(text.encode(), Faults("")), len(faults_of(text.encode()))) for text in texts]
    monkeypatch.setattr(document, "_LOADER", yaml.SafeLoader)
    slowly = [(read_document(text.encode(), Faults("")), len(faults_of(text.encode()))) for text in texts]
    assert quickly == slowly


def test_random_bytes_never_raise() -> None:
    rng = random.Random(5)
    signs = b"abc:-?[]{},&*!|>'\"%@`# \n\t\xc3\xa9\x00\xff0123456789~<=._"
    unreadable = 0
    for _ in range(3000):
        raw = bytes(rng.choices(signs, k=rng.randint(0, 40)))
        faults = Faults("cards.yaml")
        unreadable += read_document(raw, faults) is None
        assert all(1 <= fault.line <= raw.count(b"\n") + 2 for fault in faults.listed())
    assert 0 < unreadable < 3000
