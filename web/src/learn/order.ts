// What comes after a lesson or a puzzle.
import type { LearnIndex, LessonInfo } from "../net/types";

/** The next lesson of the course, or the next puzzle of all; null after the last lesson. */
export function after(index: LearnIndex, lesson: LessonInfo): LessonInfo | null {
  const course = index.courses.find(({ game }) => game === lesson.game)?.lessons ?? [];
  const list = lesson.kind === "puzzle" ? index.puzzles : course;
  const at = list.findIndex(({ game, slug }) => game === lesson.game && slug === lesson.slug);
  return list[at + 1] ?? (lesson.kind === "puzzle" ? (list[0] ?? null) : null);
}

export function addressOf(lesson: LessonInfo): string {
  return `/learn/${lesson.game}/${lesson.slug}`;
}

export function keyOf(lesson: LessonInfo): string {
  return `${lesson.kind}-${lesson.slug}`;
}

/** How a lesson or puzzle stands with this user. */
export type Standing = "done" | "begun" | "skipped" | "next" | "open";
