import { columnKindOf } from "../../../index/column-kind-of.ts";
import { isValueWord } from "../../../index/is-value-word.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { lastingVerbs, lengthOfRows } from "../../frame/lasting-rows.ts";
import { lengthSaid } from "../../frame/length-said.ts";
import { numberAt } from "../counts/number-at.ts";
import type { Written } from "../written.ts";

const superlatives: ReadonlyMap<string, string> = new Map([
  ["longest", "longest"],
  ["slowest", "longest"],
  ["shortest", "shortest"],
  ["quickest", "shortest"],
]);
const compared: ReadonlySet<string> = new Set("longer shorter more less over under at between".split(" "));

const bounds = phrases(
  ..."more than|over|above|exceeding|at least|less than|under|below|at most|up to".split("|"),
);

/**
 * "The longest outage", "outages that lasted over 3 hours", "outages of more than 3 hours": by how long the rows of a table that begin and end last.
 */
export function lasting(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const here = textAt(tokens, at);
  const longest = longestRows(tokens, at, index);
  if (longest !== null) return longest;
  const told = lastedMost(tokens, at, index);
  if (told !== null) return told;
  const bound = textAt(tokens, at + 1) === "than" ? longer.get(here) : undefined;
  const linked = ["of", "with", "for"].includes(here) ? at + 1 : at;
  const limit = phraseAt(tokens, linked, bounds);
  const verb = joints.has(here) ? at + 1 : at;
  const lasts = lastingVerbs.has(textAt(tokens, verb)) && compared.has(textAt(tokens, verb + 1));
  if (bound === undefined && limit === 0 && !lasts) return null;
  const length = lengthOfRows(tokens[at - 1], index);
  if (length === null) return null;
  if (bound !== undefined) {
    const size = sizeAt(tokens, at + 2, index);
    return size === null ? null : { words: limited(length, bound, size.words), tokens: size.end - at };
  }
  const size = limit === 0 ? null : sizeAt(tokens, linked + limit, index);
  if (size !== null) {
    const said = tokens.slice(linked, linked + limit).map(({ text }) => text);
    return { words: limited(length, said.join(" "), size.words), tokens: size.end - at };
  }
  return lasts ? lastedBeyond(tokens, { at, verb, length }, index) : null;
}

/** "The longest outage", "the shortest planned outage": the rows, of a kind that is said before them, by how long they last. */
function longestRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const most = superlatives.get(textAt(tokens, at));
  if (most === undefined) return null;
  let place = at + 1;
  while (place <= at + mostKinds && isKind(tokens[place], index)) place += 1;
  const ranked = lengthOfRows(tokens[place], index);
  const rows = tokens
    .slice(at + 1, place + 1)
    .map(({ text }) => text)
    .join(" ");
  return ranked === null ? null : { words: `${rows} with the ${most} ${ranked}`, tokens: place + 1 - at };
}

const mostKinds = 2;

/** Whether a word says which rows are meant: a value, or a flag or what is not so ("unplanned"). */
const isKind = (token: Token | undefined, index: ModelIndex): boolean =>
  token?.kind === "word" &&
  lengthOfRows(token, index) === null &&
  (isValueWord(index, token.text) ||
    [token.lemma, token.lemma.replace(/^un/, "")].some((word) =>
      columnsOfWord(word, index).some(({ column }) => columnKindOf(column) === "flag"),
    ));

/** "Lasted more than a week", "took longer than 2 hours", "lasted between 2 and 5 days". */
function lastedBeyond(
  tokens: readonly Token[],
  { at, verb, length }: { at: number; verb: number; length: string },
  index: ModelIndex,
): Written | null {
  const limit = verb + 1 + phraseAt(tokens, verb + 1, bounds);
  const than = textAt(tokens, verb + 2) === "than";
  const bound = than ? longer.get(textAt(tokens, verb + 1)) : undefined;
  const place = bound === undefined ? limit : verb + 3;
  const size = place > verb + 1 ? sizeAt(tokens, place, index) : null;
  if (size !== null) {
    const said = bound ?? rawOf(tokens.slice(verb + 1, limit));
    return { words: limited(length, said, size.words), tokens: size.end - at };
  }
  return than ? null : { words: `with ${length}`, tokens: verb + 1 - at };
}

/** "Which outage was the longest", "which calls took longest?": the one that lasted the longest. */
function lastedMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, verb] = tokens.slice(at, at + 2);
  if (noun === undefined || !(isVerb.test(verb?.text ?? "") || lastingVerbs.has(verb?.text ?? "")))
    return null;
  const place = at + 2 + (textAt(tokens, at + 2) === "the" ? 1 : 0);
  const most = superlatives.get(textAt(tokens, place));
  const after = tokens[place + 1];
  const ranked =
    most === undefined || (after !== undefined && after.kind !== "mark") ? null : lengthOfRows(noun, index);
  return ranked === null ? null : { words: `${noun.raw} with the ${most} ${ranked}`, tokens: place + 1 - at };
}

const isVerb = /^(?:is|was|are|were)$/;

/** "Outages longer than 3 hours", "shorter than an hour". */
const longer: ReadonlyMap<string, string> = new Map([
  ["longer", "over"],
  ["shorter", "under"],
]);

/** A length told in months and years is measured in these, which have no length of their own. */
function limited(length: string, bound: string, size: string): string {
  const [count = "", unit = ""] = size.split(" ");
  return ["months", "years"].includes(unit)
    ? `with ${length.replace(/duration$/, unit)} ${bound} ${count}`
    : `with ${length} ${bound} ${size}`;
}

/** "3 hours", "an hour", "2 weeks long" in units that lengths are told in; null where no such size stands, or one of something else ("500 hours worked"). */
function sizeAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { words: string; end: number } | null {
  const size = lengthSaid(tokens, at);
  if (size === null || others.has(textAt(tokens, size.end))) return null;
  if (numberAt(tokens, size.end - 1, index) > 1) return null;
  const { value, unit } = size;
  const end = size.end + (textAt(tokens, size.end) === "long" ? 1 : 0);
  return { words: unit === "week" ? `${value * 7} days` : `${value} ${unit}s`, end };
}

/** What tells that a length is of something else than the rows: "over 10 minutes of waiting", "over 2 hours late". */
const others: ReadonlySet<string> = new Set(
  "of late early before after ago old away apart delayed overdue later earlier".split(" "),
);

const joints: ReadonlySet<string> = new Set(["that", "which", "have"]);
