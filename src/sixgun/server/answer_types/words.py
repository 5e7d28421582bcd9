"""What all answers have in common: messages with their arguments, refusals, and names of what games describe."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from sixgun.core.view_types import named, one_of
from sixgun.lab.review.grades import GRADES
from sixgun.play.clocks import KINDS

Args = Annotated[dict[str, Any], named("Args")]
View = Annotated[dict[str, Any], named("View")]
Event = Annotated[dict[str, Any], named("GameEvent")]
Change = Annotated[Any, named("Change")]
ClockKind = Annotated[str, one_of("ClockKind", KINDS)]
Grade = Annotated[str, one_of("Grade", GRADES)]


class Msg(TypedDict):
    """A Fluent message with its arguments."""

    key: str
    args: Args


class Refusal(TypedDict):
    """Why something cannot be done."""

    code: str
    args: Args
    rule: str


class Problem(Refusal):
    """What is wrong with a file, in words."""

    sentence: str
