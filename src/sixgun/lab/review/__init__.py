"""The review of a game that was played: what each player could expect at the time, and what would have been better."""

from sixgun.lab.review.document import FORMAT, document
from sixgun.lab.review.grades import GRADES, grade
from sixgun.lab.review.jobs import Effort, Found, Job, work
from sixgun.lab.review.plan import Plan, plan
from sixgun.lab.review.run import review, worked

__all__ = [
    "FORMAT",
    "GRADES",
    "Effort",
    "Found",
    "Job",
    "Plan",
    "document",
    "grade",
    "plan",
    "review",
    "work",
    "worked",
]
