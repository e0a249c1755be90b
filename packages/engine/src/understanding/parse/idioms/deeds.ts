import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { happening, tableCalled } from "./facts.ts";
import type { Written } from "./written.ts";

/** "repeat customers": with more than one of what happens to them. */
export function repeated(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["repeat", "returning", "recurring", "loyal"].includes(tokens[at]?.text ?? "")) return null;
  const table = tableCalled(tokens[at + 1], index);
  const deed = table === null ? null : happening(table, index);
  return deed === null
    ? null
    : { words: `${tokens[at + 1]?.text} with more than 1 ${deed.table.label}`, tokens: 2 };
}

const deals = /^(?:sold|ordered|bought|purchased|shopped)$/;

/** "which products have never been sold", "customers who never bought anything". */
export function never(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const text = (place: number): string => tokens[place]?.text ?? "";
  if (!["never", "not"].includes(text(at))) return null;
  const verb = text(at + 1) === "been" ? at + 2 : at + 1;
  const end = ["anything", "yet", "before"].includes(text(verb + 1)) ? verb + 2 : verb + 1;
  const ends = end === tokens.length || tokens[end]?.kind === "mark" || after.has(text(end));
  if (!deals.test(text(verb)) || !ends) return null;
  const table = namedBefore(tokens, at, index);
  const deed = table === null ? null : happening(table, index);
  return deed === null ? null : { words: `without ${deed.table.label}`, tokens: end - at };
}

/** What leads on to the time in which nothing happened. */
const after: ReadonlySet<string> = new Set("since in after before during this last within yet".split(" "));

const mostWords = 5;
const numbersOfTimes: ReadonlyMap<string, string> = new Map([
  ["once", "1"],
  ["twice", "2"],
]);

/** "customers who ordered at least 3 times", "who bought twice": as many of what happens to them. */
export function times(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!deals.test(tokens[at]?.text ?? "")) return null;
  const rest = tokens.slice(at + 1, at + 1 + mostWords).map(({ text }) => text);
  const end = rest.findIndex((word) => ["once", "twice", "times", "time"].includes(word));
  const table = namedBefore(tokens, at, index);
  const deed = table === null ? null : happening(table, index);
  if (deed === null || end < 0) return null;
  const worded = numbersOfTimes.get(rest[end] ?? "");
  const count = worded ?? rest[end - 1];
  const bound = rest.slice(0, worded === undefined ? end - 1 : end);
  if (count === undefined || !/^\d+$/.test(count) || !bound.every((word) => /^[a-z]+$/.test(word)))
    return null;
  const how = bound.filter((word) => word !== "only" && word !== "just").join(" ") || "exactly";
  return { words: `with ${how} ${count} ${deed.table.label}`, tokens: end + 2 };
}

/** The last table that is named before a word. */
const namedBefore = (tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null =>
  tokens
    .slice(0, at)
    .map((token) => tableCalled(token, index))
    .findLast((each) => each !== null) ?? null;
