"""The review of a game that was played: what each player could expect at the time, and what would have been better."""

from sixgun.lab.review.document import FORMAT, document, judged
from sixgun.lab.review.grades import GRADES, grade
from sixgun.lab.review.jobs import Effort, Found, Job, work
from sixgun.lab.review.plan import Decision, Plan, Survey, laid_out, plan
from sixgun.lab.review.run import review, worked

__all__ = [
    "FORMAT",
    "GRADES",
    "Decision",
    "Effort",
    "Found",
    "Job",
    "Plan",
    "Survey",
    "document",
    "grade",
    "judged",
    "laid_out",
    "plan",
    "review",
    "work",
    "worked",
]
