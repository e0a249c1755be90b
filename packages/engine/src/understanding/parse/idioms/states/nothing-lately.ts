import { lowered, rowsOf } from "@parlance/contract";
import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { deedTable, tablesOf } from "./deed-table.ts";

const denials: ReadonlySet<string> = new Set(["no", "without"]);
const openers: ReadonlySet<string> = new Set(["with", "have", "has", "had"]);
const within: ReadonlySet<string> = new Set(["in", "for", "within", "during"]);

/**
 * "Accounts with no login in the last 30 days", "who haven't been seen for over 90 days" where rows tell when the last time was: it lies
 * further back, and none is missing.
 */
export function nothingLately(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return lately(tokens, at, index) ?? notFor(tokens, at, index) ?? noRowsFor(tokens, at, index);
}

function lately(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const denial = openers.has(textAt(tokens, at)) ? at + 1 : at;
  if (!denials.has(textAt(tokens, denial))) return null;
  const start = denial + (/^(?:any|an?)$/.test(textAt(tokens, denial + 1)) ? 2 : 1);
  const noun = tokens[start];
  const joined = textAt(tokens, start + 1) === "-" ? 2 : 0;
  const [only, other] = columns.filter(
    ({ column, words }) =>
      isTime(column) &&
      words[0] === "last" &&
      noun !== undefined &&
      words.some((word) => isOfNoun(word, noun)),
  );
  if (noun === undefined || only === undefined || other !== undefined) return null;
  const said = tokens.slice(start + joined + 1, start + joined + 7);
  const span = said.filter(({ text }) => !amounts.has(text));
  const [joint, count, unit] = span;
  if (!within.has(joint?.text ?? "") || numberSaid(count) === null || unitOf(unit?.lemma) === null)
    return null;
  const end = tokens.indexOf(unit ?? noun) + 1;
  const ago = rawOf([count, unit].flatMap((each) => each ?? []));
  return { words: `with ${only.column.label} more than ${ago} ago`, tokens: end - at };
}

const isOfNoun = (word: string, { text, lemma }: Token): boolean => word === lemma || sharesRoot(word, text);
/** What is said between "for" and how long. */
const amounts: ReadonlySet<string> = new Set("the last past over more than at least".split(" "));

const relatives: ReadonlySet<string> = new Set(["who", "that", "which", "have", "has", "had", "were", "was"]);
const deed =
  /^(?:seen|active|logged|online|used|contacted|updated|touched|visited|ordered|bought|changed|serviced)$/;

/** "Who haven't been seen for over 90 days", "not contacted in 6 months". */
function notFor(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  let start = at;
  while (relatives.has(textAt(tokens, start))) start += 1;
  if (textAt(tokens, start) !== "not") return null;
  const verb = textAt(tokens, start + 1) === "been" ? start + 2 : start + 1;
  const done = textAt(tokens, verb);
  const particle =
    /^(?:in|on|up|off)$/.test(textAt(tokens, verb + 1)) && /^(?:for|in|since)$/.test(textAt(tokens, verb + 2))
      ? 1
      : 0;
  const joint = tokens.findIndex(
    ({ text }, place) =>
      place > verb + particle && place <= verb + particle + 2 && ["for", "in", "since"].includes(text),
  );
  if (!/(?:ed|ought|een|en)$/.test(done) && !deed.test(done)) return null;
  if (joint < 0) return null;
  const lasts = columns.filter(({ column, words }) => isTime(column) && words[0] === "last");
  const called = lasts.filter(({ words }) => words.some((word) => sharesRoot(word, done)));
  const [only, other] = called.length > 0 || !deed.test(done) ? called : lasts;
  let number = joint + 1;
  while (amounts.has(textAt(tokens, number))) number += 1;
  const [count, unit] = tokens.slice(number, number + 2);
  if (only === undefined || other !== undefined) return null;
  if (numberSaid(count) === null || unitOf(unit?.lemma) === null) return null;
  const ago = rawOf([count, unit].flatMap((each) => each ?? []));
  return { words: `with ${only.column.label} more than ${ago} ago`, tokens: number + 2 - at };
}

/** Most words between a denial and how long. */
const farthest = 5;

/** "Members who have not visited for more than 60 days", "clients with no calls for 3 months" where other rows tell of it: none in so long. */
function noRowsFor(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let denial = at;
  while (relatives.has(textAt(tokens, denial)) || openers.has(textAt(tokens, denial))) denial += 1;
  const isDeed = textAt(tokens, denial) === "not";
  if (!isDeed && !denials.has(textAt(tokens, denial))) return null;
  const joint = tokens.findIndex(
    (_, place) => place > denial + 1 && place <= denial + farthest && lengthAt(tokens, place) > 0,
  );
  const who = tokens
    .slice(0, at)
    .map((token) => tableNamed(token, index))
    .findLast((each) => each !== null);
  if (joint < 0 || who === undefined || who === null || who.table.type === "fact") return null;
  const verb = textAt(tokens, denial + 1) === "been" ? denial + 2 : denial + 1;
  const rows = isDeed
    ? deedTable(textAt(tokens, verb), who, index)
    : tablesOf(who, index).find(({ id }) => tableNamed(tokens[joint - 1], index)?.id === id);
  if (rows == null || rows === who || rows.table.timeColumn === null) return null;
  const size = lengthAt(tokens, joint);
  const span = rawOf(tokens.slice(joint + size - 2, joint + size));
  return {
    words: `with no ${rowsOf(lowered(rows.table.label))} in the last ${span}`,
    tokens: joint + size - at,
  };
}

/** "For more than 60 days", "in 3 months": how many words say how long; 0 where none do. */
function lengthAt(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== "for" && textAt(tokens, at) !== "in") return 0;
  let number = at + 1;
  while (amounts.has(textAt(tokens, number))) number += 1;
  const isLength = numberSaid(tokens[number]) !== null && unitOf(tokens[number + 1]?.lemma) !== null;
  return isLength ? number + 2 - at : 0;
}

nothingLately.needs = [...denials, "not"];
