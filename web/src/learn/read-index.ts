// All courses and puzzles, with the words to list them.
import { learnIndex } from "../net/api";
import type { LearnIndex } from "../net/types";
import { words } from "../text/words.svelte";

export async function readIndex(): Promise<LearnIndex> {
  const [index] = await Promise.all([learnIndex(), words.also("learn")]);
  const games = index.courses.map(({ game }) => game);
  await Promise.all(games.flatMap((game) => [words.load(game), words.lessonsOf(game)]));
  return index;
}
