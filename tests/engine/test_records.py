"""Records: deep copies where they must be, refused types, and the same data after a journey or from a file."""

from __future__ import annotations

import enum
import pickle
from dataclasses import dataclass, make_dataclass
from typing import Any, Literal

import msgspec
import pytest

from brushpass.engine import Record
from brushpass.engine.fields import decoded, encoded


@dataclass(kw_only=True)
class Inner(Record):
    numbers: list[int]


@dataclass(kw_only=True)
class Outer(Record):
    plain: int
    flat: list[int]
    nested: list[list[int]]
    deeper: list[list[list[int]]]
    table: dict[str, list[int]]
    tables: list[dict[str, int]]
    inner: Inner
    inners: list[Inner]
    by_name: dict[str, Inner]
    maybe: Inner | None
    shared: tuple[int, ...]
    choice: Literal["a", "b"] = "a"
    other: list[int] | None = None


def outer() -> Outer:
    return Outer(
        plain=1,
        flat=[1],
        nested=[[1], [2]],
        deeper=[[[1]]],
        table={"a": [1]},
        tables=[{"a": 1}],
        inner=Inner(numbers=[1]),
        inners=[Inner(numbers=[1])],
        by_name={"a": Inner(numbers=[1])},
        maybe=Inner(numbers=[1]),
        shared=(1, 2),
        other=[1],
    )


CHANGES: dict[str, Any] = {
    "flat": lambda o: o.flat.append(9),
    "nested, outside": lambda o: o.nested.append([9]),
    "nested, inside": lambda o: o.nested[0].append(9),
    "deeper": lambda o: o.deeper[0][0].append(9),
    "table": lambda o: o.table["a"].append(9),
    "tables": lambda o: o.tables[0].update(a=9),
    "a record": lambda o: o.inner.numbers.append(9),
    "a list of records": lambda o: o.inners[0].numbers.append(9),
    "a table of records": lambda o: o.by_name["a"].numbers.append(9),
    "an optional record": lambda o: o.maybe.numbers.append(9),
    "an optional list": lambda o: o.other.append(9),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_changing_a_copy_leaves_the_original_alone(change: Any) -> None:
    original = outer()
    copy = original.copy()
    assert copy == original
    change(copy)
    assert copy != original
    assert original == outer()


def test_an_absent_optional_record_is_copied_as_absent() -> None:
    original = outer()
    original.maybe = original.other = None
    copy = original.copy()
    assert copy.maybe is None and copy.other is None


class Colour(enum.Enum):
    RED = 1


class NotARecord:
    pass


@pytest.mark.parametrize(
    "kind",
    [set[int], frozenset[str], object, Any, Colour, NotARecord, list[set[int]], dict[str, set[int]], tuple[list[int]]],
    ids=str,
)
def test_a_field_without_a_copy_rule_is_refused_when_the_class_is_made(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"Made\.wrong.*has no copy rule"):
        make_dataclass("Made", [("fine", int), ("wrong", kind)], bases=(Record,))


def test_a_record_travels() -> None:
    assert pickle.loads(pickle.dumps(outer())) == outer()


def test_a_record_is_written_without_its_defaults_and_read_again() -> None:
    plain = msgspec.json.decode(encoded(outer()))
    assert "choice" not in plain and plain["other"] == [1]
    assert decoded(encoded(outer()), Outer) == outer()


@pytest.mark.parametrize(
    "field, value, says",
    [
        ("plain", "one", "plain: Expected `int`"),
        ("nested", [[1], ["two"]], "nested: Expected `int`"),
        ("table", [], "table: Expected `object`"),
        ("inner", {}, "inner: Inner has no numbers"),
        ("inners", [{"numbers": None}], "inners: numbers: Expected `array`"),
        ("by_name", {"a": 3}, "by_name: Expected `object`"),
        ("maybe", {"numbers": [1.5]}, "maybe: numbers: Expected `int`"),
        ("choice", "c", "choice: Invalid enum value"),
    ],
)
def test_a_value_of_another_type_is_refused(field: str, value: Any, says: str) -> None:
    wrong = msgspec.json.decode(encoded(outer())) | {field: value}
    with pytest.raises(msgspec.ValidationError) as refused:
        decoded(msgspec.json.encode(wrong), Outer)
    assert str(refused.value).startswith(says)
