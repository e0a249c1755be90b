import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const denials: ReadonlySet<string> = new Set(["no", "without"]);
const openers: ReadonlySet<string> = new Set(["with", "have", "has", "had"]);
const within: ReadonlySet<string> = new Set(["in", "for", "within", "during"]);

/**
 * "Accounts with no login in the last 30 days", "who haven't been seen for over 90 days" where rows tell when the last time was: it lies
 * further back, and none is missing.
 */
export function nothingLately(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return lately(tokens, at, index) ?? notFor(tokens, at, index);
}

function lately(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const denial = openers.has(textAt(tokens, at)) ? at + 1 : at;
  if (!denials.has(textAt(tokens, denial))) return null;
  const start = denial + (textAt(tokens, denial + 1) === "any" ? 2 : 1);
  const noun = tokens[start];
  const [only, other] = columns.filter(
    ({ column, words }) =>
      isTime(column) && words[0] === "last" && noun !== undefined && words.includes(noun.lemma),
  );
  if (noun === undefined || only === undefined || other !== undefined) return null;
  const span = tokens.slice(start + 1, start + 6).filter(({ text }) => !/^(?:the|last|past)$/.test(text));
  const [joint, count, unit] = span;
  if (!within.has(joint?.text ?? "") || numberSaid(count) === null || unitOf(unit?.lemma) === null)
    return null;
  const end = tokens.indexOf(unit ?? noun) + 1;
  const ago = rawOf([count, unit].flatMap((each) => each ?? []));
  return { words: `with ${only.column.label} more than ${ago} ago`, tokens: end - at };
}

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
  const joint = tokens.findIndex(
    ({ text }, place) => place > verb && place <= verb + 2 && ["for", "in", "since"].includes(text),
  );
  if (!deed.test(done) || joint < 0) return null;
  const lasts = columns.filter(({ column, words }) => isTime(column) && words[0] === "last");
  const called = lasts.filter(({ words }) => words.some((word) => sharesRoot(word, done)));
  const [only, other] = called.length > 0 ? called : lasts;
  let number = joint + 1;
  while (/^(?:over|more|than|at|least|the|last|past)$/.test(textAt(tokens, number))) number += 1;
  const [count, unit] = tokens.slice(number, number + 2);
  if (only === undefined || other !== undefined) return null;
  if (numberSaid(count) === null || unitOf(unit?.lemma) === null) return null;
  const ago = rawOf([count, unit].flatMap((each) => each ?? []));
  return { words: `with ${only.column.label} more than ${ago} ago`, tokens: number + 2 - at };
}

nothingLately.needs = [...denials, "not"];
