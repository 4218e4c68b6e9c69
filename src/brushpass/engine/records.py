"""Plain-data records with a generated `copy()`: what a state is made of."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from .fields import COPIERS, copier, is_loading, values

R = TypeVar("R", bound="Record")


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Plain data with a generated `copy()`. A subclass is a dataclass: `@dataclass(kw_only=True)`.

    Field types without a copy rule are refused when the class is made.
    """

    def __init_subclass__(cls) -> None:
        if is_loading(cls):
            return  # a compiled module cannot be looked into yet: then at the first copy
        COPIERS[cls] = copier(cls)

    def copy(self: R) -> R:
        """The same data again, to be changed without changing these."""
        return copied(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), values(self))


def copied(record: R) -> R:
    """A record's data again, by the function generated for its class."""
    new: R = COPIERS[type(record)](record)
    return new


def _again(kind: type[Record], data: dict[str, Any]) -> Record:
    """A record that has travelled."""
    return kind(**data)
