// The HTTP part of docs/server.md: each request with the type of its answer; what is refused is thrown as Refused.
import { Refused } from "./refused";
import type { Args, Chapter, ExaminedShowdown, ExaminedDecks, ExaminedList, GameInfo, KeptDeck, KeptVersion, LearnIndex, LessonState, NewTable, ReadyList, Refusal, ReplayInfo, ReplayLine, ReviewState, RuleText, SampleHand, Step, Summary, TrialState, WrittenList } from "./types";

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch("/api" + path, init);
  } catch {
    throw Refused.own("no-connection");
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const refusals = (body as { refusals?: Refusal[] } | null)?.refusals;
  if (refusals?.length) throw new Refused(refusals, response.status);
  throw Refused.own("no-answer", { status: response.status });
}

function post<T>(path: string, body: string, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  return request(path, signal ? { ...init, signal } : init);
}

let guest: Promise<unknown> | null = null;

/** Be somebody: the cookie that seats belong to. Asked for once, before anything that needs it. */
export async function beGuest(): Promise<void> {
  guest ??= post("/guest", "{}");
  try {
    await guest;
  } catch (problem) {
    guest = null;
    throw problem;
  }
}

async function asGuest<T>(ask: () => Promise<T>): Promise<T> {
  await beGuest();
  return ask();
}

const seen = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const found = seen.get(path) ?? request<T>(path);
  seen.set(path, found);
  found.catch(() => seen.delete(path));
  return found as Promise<T>;
}

export const games = () => once<GameInfo[]>("/games");
export const rules = (game: string) => once<RuleText[]>(`/games/${game}/rules`);
export const chapters = (game: string) => once<Chapter[]>(`/games/${game}/chapters`);
export const checkShowdown = (game: string, toml: string) =>
  post<ExaminedShowdown>(`/games/${game}/showdown`, JSON.stringify({ toml }));
export const checkDecks = (game: string, lang: string, files: { name: string; text: string }[]) =>
  post<ExaminedDecks>(`/games/${game}/decks?lang=${lang}`, JSON.stringify({ files }));
/** A list in any form, looked at by the rules of decks. */
export const examineDeck = (game: string, lang: string, list: { name: string; text: string; format?: string }) =>
  post<ExaminedList>(`/games/${game}/deck?lang=${lang}`, JSON.stringify(list));
export const writeDeck = (game: string, list: { name: string; text: string; form: string }) =>
  post<WrittenList>(`/games/${game}/deck/file`, JSON.stringify(list));
export const readyDecks = (game: string) => request<ReadyList[]>(`/games/${game}/decks`);
export const deckOdds = <Part>(game: string, list: { text: string; part: string; draws?: number }, signal: AbortSignal) =>
  post<Part>(`/games/${game}/deck/odds`, JSON.stringify(list), signal);
export const sampleHand = (game: string, list: { text: string; seed: number }) =>
  post<SampleHand>(`/games/${game}/deck/sample`, JSON.stringify(list));
export const beginTrial = (wanted: { kind: string; game: string; text: string; format: string }) =>
  asGuest(() => post<TrialState>("/trials", JSON.stringify(wanted)));
export const trialState = (trial: string) => asGuest(() => request<TrialState>(`/trials/${trial}`));
export const cancelTrial = (trial: string) => asGuest(() => request<unknown>(`/trials/${trial}`, { method: "DELETE" }));
export const trialReplay = (trial: string, number: number) =>
  asGuest(() => post<{ replay: string }>(`/trials/${trial}/replay`, JSON.stringify({ number }))).then((a) => a.replay);
export const myDecks = () => asGuest(() => request<KeptDeck[]>("/decks"));
export const saveDeck = (deck: { game: string; name: string; text: string; format: string; deck: string }) =>
  asGuest(() => post<{ deck: string; version: number }>("/decks", JSON.stringify(deck)));
export const deckVersions = (deck: string) => asGuest(() => request<KeptVersion[]>(`/decks/${deck}`));
export const deleteDeck = (deck: string) => asGuest(() => request<unknown>(`/decks/${deck}`, { method: "DELETE" }));
/** The figures or the showdown that a table is played with, if they are not the game's own. */
export const packOf = (table: string) =>
  request<{ pack?: Args }>(`/tables/${table}/record`).then((record) => record.pack);
export const packOfReplay = (id: string) =>
  request<{ pack?: Args }>(`/replays/${id}/record`).then((record) => record.pack);
/** Where others reach this server, as far as it knows. */
export const addresses = () => request<string[]>("/addresses");
export const openTable = (table: NewTable) =>
  asGuest(() => post<{ table: string }>("/tables", JSON.stringify(table))).then((answer) => answer.table);
/** Lists come page by page: what stands before a line of the last page, see Paged. */
export const publicTables = (before = "") => request<Summary[]>(`/tables?before=${before}`);
export const myTables = (before = "") => asGuest(() => request<Summary[]>(`/mine?before=${before}`));
/** Have no part any more in a table that is not over. */
export const leaveTable = (table: string) => asGuest(() => post<unknown>(`/tables/${table}/leave`, "{}"));
export const replays = (before = "") => asGuest(() => request<ReplayLine[]>(`/replays?before=${before}`));
export const uploadReplay = (record: string) =>
  asGuest(() => post<{ replay: string }>("/replays", record)).then((answer) => answer.replay);
export const replay = (id: string) => request<ReplayInfo>(`/replays/${id}`);
export const steps = (id: string, viewer: string, from: number, count: number) =>
  request<{ steps: Step[] }>(`/replays/${id}/steps?viewer=${viewer}&from=${from}&count=${count}`).then((a) => a.steps);
export const reviewOf = (id: string) => request<ReviewState>(`/replays/${id}/review`);
export const askForReview = (id: string) => asGuest(() => post<ReviewState>(`/replays/${id}/review`, "{}"));
/** How much the server keeps of this guest. */
export const whatIsKept = () => asGuest(() => request<{ tables: number; replays: number; decks: number }>("/me"));
export const newCode = () => asGuest(() => post<{ code: string; seconds: number }>("/me/code", "{}"));
export const enterCode = (code: string) => asGuest(() => post<unknown>("/me/enter", JSON.stringify({ code })));
export const endSessions = () => asGuest(() => post<unknown>("/me/revoke", "{}"));
/** Be nobody: the next thing that needs a guest makes a new one. */
export const forgetMe = () =>
  asGuest(() => request<unknown>("/me", { method: "DELETE" })).then(() => {
    guest = null;
  });
export const dataAddress = "/api/me/data";
export const learnIndex = () => once<LearnIndex>("/learn");
/** Where picks lead in a lesson, "game/slug": `pick` is one more, `why` one to be explained. */
export const playLesson = (lesson: string, given: { picks: string[]; pick?: string; why?: string }) =>
  post<LessonState>(`/learn/${lesson}`, JSON.stringify(given));
export const recordAddress = (id: string) => `/api/replays/${id}/record`;
