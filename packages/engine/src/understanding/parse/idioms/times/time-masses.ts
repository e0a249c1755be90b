import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { lastingRows, rowsCalled } from "../../frame/lasting-rows.ts";
import { boundAt } from "../../wordings/bound-at.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** Rows of such are told by how long they last, and not by how many they are. */
const masses: ReadonlySet<string> = new Set("downtime uptime overtime playtime airtime".split(" "));
const told =
  /^(?:hours?|minutes?|days?|seconds?|duration|events?|incidents?|records?|rows?|logs?|reasons?|causes?|types?|rates?|costs?)$/;
const counted = /^(?:longest|shortest|number|count|many|each|every|a)$/;

/** "Downtime by line", "lines with more than 100 hours of downtime": what the rows' lengths come to. */
export function timeMass(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const bound = boundAt(tokens, at);
  const unit = at + (bound?.tokens ?? 0);
  if (bound !== null) {
    const [first, of] = [textAt(tokens, unit), textAt(tokens, unit + 1)];
    const [mass, hours, size] = of === "of" ? [tokens[unit + 2], first, 3] : [tokens[unit], of, 2];
    return /^(?:hours|minutes)$/.test(hours) && isMass(mass, index)
      ? { words: `total ${mass?.text} ${hours} ${bound.words}`, tokens: unit + size - at }
      : null;
  }
  if (!isMass(tokens[at], index) || told.test(textAt(tokens, at + 1))) return null;
  const before = textAt(tokens, at - 1);
  const of = before === "of" && /^(?:hours|minutes|number)$/.test(textAt(tokens, at - 2));
  return counted.test(before) || of ? null : { words: `${textAt(tokens, at)} hours`, tokens: 1 };
}

const isMass = (token: Token | undefined, index: ModelIndex): boolean => {
  const table = masses.has(token?.text ?? "") ? rowsCalled(token, index) : null;
  return table !== null && lastingRows(table, index)?.kind === "between";
};

const ends: ReadonlySet<string> = new Set("complete finish close do process fulfil fulfill".split(" "));

/** "Time to complete a work order" of orders whose end is called otherwise: how long they last. */
export function timeToEnd(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at + 2];
  if (textAt(tokens, at) !== "time" || textAt(tokens, at + 1) !== "to" || !ends.has(verb?.text ?? ""))
    return null;
  const begin = at + 3 + (/^(?:an?|the|our|each)$/.test(textAt(tokens, at + 3)) ? 1 : 0);
  const end = [begin + 1, begin].find((place) => tableNamed(tokens[place], index) !== null);
  const table = end === undefined ? null : tableNamed(tokens[end], index);
  if (end === undefined || table === null || lastingRows(table, index) === null) return null;
  const called = table.columns
    .flatMap((id) => index.columns[id] ?? [])
    .some(({ column, words }) => isTime(column) && words.some((word) => isRooted(verb?.text ?? "", word)));
  return called ? null : { words: `duration of ${table.table.label}`, tokens: end + 1 - at };
}

timeToEnd.needs = ["time"];

timeMass.needs = masses;
