import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { longestName, namedFrom } from "./rows-at.ts";

/**
 * "How many visits does a patient have on average", "how many beds are there in a ward on average", "on average, how many late visits per patient in
 * 2024", "visits per patient on average, by ward": the average number of visits per patient.
 */
export function onAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const average = tokens.findIndex(
    ({ text }, place) => text === "on" && textAt(tokens, place + 1) === "average",
  );
  const rows = average < 0 ? null : countedRows(tokens, average, index);
  const holder = rows === null ? null : holderBehind(tokens, rows.end, index);
  if (rows === null || holder === null) return null;
  const trailing = tokens.slice(average + 2).every(({ kind }) => kind === "mark");
  if (at === rows.start) {
    const counted = `number of ${rows.bare ? tokens[at]?.raw : ""}`;
    return { words: trailing ? counted : `average ${counted}`, tokens: rows.bare ? 1 : 2 };
  }
  if (at === average && !trailing) return { words: "", tokens: tokens[at + 2]?.kind === "mark" ? 3 : 2 };
  if (at === holder.start) return { words: "per", tokens: holder.size };
  return at === holder.verb ? { words: "", tokens: 1 } : null;
}

type Rows = { start: number; end: number; bare: boolean };

/** The rows that are counted: behind "how many" or "number of", or what the question begins with, right before "per". */
function countedRows(tokens: readonly Token[], average: number, index: ModelIndex): Rows | null {
  const start = tokens.findIndex(
    ({ text }, at) =>
      (text === "how" && textAt(tokens, at + 1) === "many") ||
      (text === "number" && textAt(tokens, at + 1) === "of"),
  );
  if (start >= 0) {
    const end = namedFrom(tokens, start + 2, index);
    return end === null ? null : { start, end, bare: false };
  }
  const first = average === 0 ? (tokens[2]?.kind === "mark" ? 3 : 2) : 0;
  const end = namedFrom(tokens, first, index);
  return end === null || textAt(tokens, end) !== "per" ? null : { start: first, end, bare: true };
}

/** What each of the rows is of: "does a patient have"; `start` is -1 where it is said by "per". */
function holderBehind(
  tokens: readonly Token[],
  from: number,
  index: ModelIndex,
): { start: number; size: number; verb: number } | null {
  const per = tokens.findIndex(({ text }, at) => text === "per" && at >= from && at <= from + longestName);
  if (per >= 0) return namedFrom(tokens, per + 1, index) === null ? null : { start: -1, size: 0, verb: -1 };
  const is = tokens.findIndex(({ text }, at) => at >= from && at <= from + farthestPlace && being.has(text));
  const place = is < 0 ? 0 : placeAt(tokens, is);
  if (place > 0)
    return namedFrom(tokens, is + place, index) === null ? null : { start: is, size: place, verb: -1 };
  const one = ones.has(textAt(tokens, from + 1)) && doing.has(textAt(tokens, from));
  const verb = one ? namedFrom(tokens, from + 2, index) : null;
  return verb === null || tokens[verb]?.kind !== "word" ? null : { start: from, size: 2, verb };
}

/** Words of a condition between the rows and where they are ("how many tracks of the genre rock are on an album"). */
const farthestPlace = 5;

/** How many tokens say where each of the rows is: "are there in an", "belong to one"; 0 where none do. */
function placeAt(tokens: readonly Token[], from: number): number {
  const there = textAt(tokens, from + 1) === "there" ? 1 : 0;
  const said =
    textAt(tokens, from + 1 + there) === "on" && textAt(tokens, from + 2 + there) === "average" ? 2 : 0;
  const at = from + 1 + there + said;
  return places.has(textAt(tokens, at)) && ones.has(textAt(tokens, at + 1)) ? at + 2 - from : 0;
}

const being: ReadonlySet<string> = new Set("is are were belong belongs come go fall".split(" "));
const places: ReadonlySet<string> = new Set("in on at of to under within inside into for".split(" "));

const doing: ReadonlySet<string> = new Set("do does did will would".split(" "));
const ones: ReadonlySet<string> = new Set("a an one each every any the".split(" "));

onAverage.needs = ["average"];
