import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { yearAt } from "./unit-words.ts";

/** The year that is said behind a unit and the token where that ends. */
export type YearBehind = { year: number; end: number };

const offsets: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["last", -1],
  ["previous", -1],
  ["prior", -1],
  ["next", 1],
]);

/** "this year", "of last year", ", the previous year", "the year before" one that was named, from a token on; null where none is said. */
export function relativeYear(tokens: readonly Token[], at: number, today: number): YearBehind | null {
  let place = ["of", "in", ","].includes(textAt(tokens, at)) ? at + 1 : at;
  if (textAt(tokens, place) === "the") place += 1;
  if (textAt(tokens, place) === "year" && ["before", "earlier"].includes(textAt(tokens, place + 1))) {
    const year = yearNamed(tokens, at);
    return year === null ? null : { year: year - 1, end: place + 2 };
  }
  const offset = offsets.get(textAt(tokens, place));
  if (offset === undefined || textAt(tokens, place + 1) !== "year") return null;
  const further = ["date", "far"].includes(textAt(tokens, place + 3));
  const now = named.has(textAt(tokens, place)) ? yearNamed(tokens, at) : null;
  return further ? null : { year: (now ?? new Date(today).getUTCFullYear()) + offset, end: place + 2 };
}

/** What is said of a year that was named: "March 2024 against March of the previous year". */
const named: ReadonlySet<string> = new Set(["previous", "prior"]);

/** What stands between two units that are held against each other. */
const joints: ReadonlySet<string> = new Set(
  "to vs versus against with and than from over on - then".split(" "),
);

/**
 * The year of a unit that is said without one beside one that has it ("from the first half of 2024 to the second half", "Q1 2024 vs Q2"): that
 * which was named last before what joins them; null where nothing does.
 */
export function yearBeside(tokens: readonly Token[], at: number): number | null {
  let joint = at - 1;
  while (["the", "in", "of", "that"].includes(textAt(tokens, joint))) joint -= 1;
  return joints.has(textAt(tokens, joint)) ? yearAt(tokens, joint - 1) : null;
}

/** The year that was named last before a token; null where none was. */
export function yearNamed(tokens: readonly Token[], before: number): number | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    const year = yearAt(tokens, at);
    if (year !== null) return year;
  }
  return null;
}

/** "2025", "of 2025", "this year", "of the last year" from a token on; null where none is said. */
export function yearBehind(tokens: readonly Token[], at: number, today: number): YearBehind | null {
  const place = ["of", "in", ",", ":"].includes(textAt(tokens, at)) ? at + 1 : at;
  const year = yearAt(tokens, place);
  return year === null ? relativeYear(tokens, at, today) : { year, end: place + 1 };
}
