import { rowsOf } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import { isScore } from "../../index/is-score.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { partWords } from "../../lexicon/share-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { wordsFor } from "../links/words-for.ts";

const articles: ReadonlySet<string> = new Set(["the", "our", "all", "those"]);
const relatives: ReadonlySet<string> = new Set(["that", "which", "who"]);
const verbs: ReadonlySet<string> = new Set(
  "are is were was got get gets gave have has had received scored".split(" "),
);
const bounds = /^(?:above|over|below|under|at|more|less|higher|lower|of|between)$/;
const marking = /^(?:rated|scored|reviewed)$/;
const ends: ReadonlySet<string> = new Set([
  "",
  "by",
  "per",
  "for",
  "in",
  "each",
  ",",
  "?",
  ".",
  "last",
  "this",
]);
/** How many words may stand before the rows of which a share is asked. */
const longest = 4;

/**
 * "Share of inspected visits that passed", "how many percent of rated visits got a 4 or 5", "what percent of visits were rated": the whole are the
 * rows of which it is known what the deed before them came to, and the part those of them that it is said of.
 */
export function shareOfKnown(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const share = tokens.findIndex(
    ({ text }, at) => (partWords.has(text) || text === "pct") && textAt(tokens, at + 1) === "of",
  );
  if (share < 0) return tokens;
  const start = share + (articles.has(textAt(tokens, share + 2)) ? 3 : 2);
  for (let noun = start; noun < start + longest; noun += 1) {
    const rows = tableNamed(tokens[noun], index);
    if (rows === null || textAt(tokens, noun) === tokens[noun]?.lemma) continue;
    for (let deed = start; deed < noun; deed += 1) {
      const told = knownBy(tokens[deed], rows, index);
      const known = told === null ? null : ofKnown(tokens, { share, start, deed, noun }, told, rows);
      if (known !== null) return known;
    }
    return wereRated(tokens, noun, rows, index);
  }
  return tokens;
}

type Place = { share: number; start: number; deed: number; noun: number };
type Known = { entry: ColumnEntry; outcome: string | null };

/** What a participle before rows says to be known of them: their only mark, or how what was done to them came out; null of states and conditions. */
function knownBy(token: Token | undefined, rows: TableEntry, index: ModelIndex): Known | null {
  if (token === undefined || !/(?:..ed|seen|given)$/.test(token.text)) return null;
  if (marking.test(token.text)) return markOf(rows, index);
  if (index.values.byKey.has(token.text) || index.conditions.has(token.lemma)) return null;
  const own = rows.columns.flatMap((id) => index.columns[id] ?? []);
  const [only, other] = own.filter(
    (entry) =>
      mayLack(entry) &&
      columnKindOf(entry.column) === "flag" &&
      entry.core.length === 2 &&
      entry.core.some((word) => isRooted(word, token.text)),
  );
  const outcome = only?.core.find((word) => !isRooted(word, token.text));
  return only === undefined || other !== undefined || outcome === undefined ? null : { entry: only, outcome };
}

/** The only mark that some of a table's rows have. */
function markOf(rows: TableEntry, index: ModelIndex): Known | null {
  const own = rows.columns.flatMap((id) => index.columns[id] ?? []);
  const [only, other] = own.filter((entry) => mayLack(entry) && isScore(entry));
  return only === undefined || other !== undefined ? null : { entry: only, outcome: null };
}

const mayLack = ({ column }: ColumnEntry): boolean => !isTime(column) && (column.profile?.nulls ?? 0) > 0;

/** The part among the rows of which the outcome or the mark is known; null where the part is not told by it. */
function ofKnown(
  tokens: readonly Token[],
  { share, start, deed, noun }: Place,
  { entry, outcome }: Known,
  { table }: TableEntry,
): readonly Token[] | null {
  const from = openingBefore(tokens, share);
  const named = tokens.slice(deed, noun + 1);
  const rows = [
    ...tokens.slice(start, deed),
    ...tokens.slice(deed + 1, noun),
    ...wordsFor(rowsOf(table.label.toLowerCase()), tokens.slice(noun, noun + 1)),
  ];
  const opening = (words: string, end: number): Token[] => [
    ...tokens.slice(0, from),
    ...wordsFor(words, tokens.slice(from, end)),
    ...rows,
  ];
  if (outcome !== null) {
    const came = tokens.findIndex(
      ({ text, lemma }, at) =>
        at > noun && at <= noun + farthest && (lemma === outcome || isRooted(outcome, text)),
    );
    const part = came < 0 ? came : partFrom(tokens, came);
    return came < 0
      ? null
      : [
          ...opening(`${outcome} rate of`, came + 1),
          ...tokens.slice(noun + 1, part),
          ...tokens.slice(came + 1),
        ];
  }
  const part = behindVerb(tokens, noun + 1);
  const behind = ["a", "an"].includes(textAt(tokens, part)) ? part + 1 : part;
  const isBound = bounds.test(textAt(tokens, behind));
  const isMark = tokens[behind]?.kind === "number" || isBound;
  const label = labelSaid(entry);
  return [
    ...opening("what percentage of", start),
    ...wordsFor(`with a known ${label}`, named),
    ...(isMark
      ? [...wordsFor(`have a ${label} ${isBound ? "" : "of"}`, named), ...tokens.slice(behind)]
      : [
          ...(textAt(tokens, noun + 1) === "with" ? wordsFor("have", tokens.slice(noun + 1, noun + 2)) : []),
          ...tokens.slice(noun + (textAt(tokens, noun + 1) === "with" ? 2 : 1)),
        ]),
  ];
}

/** How far behind the rows what became of them may stand. */
const farthest = 6;

/** Behind "that", "which got", "were". */
function behindVerb(tokens: readonly Token[], at: number): number {
  const verb = relatives.has(textAt(tokens, at)) ? at + 1 : at;
  return verbs.has(textAt(tokens, verb)) || marking.test(textAt(tokens, verb)) ? verb + 1 : verb;
}

/** Where "that have passed" begins. */
function partFrom(tokens: readonly Token[], at: number): number {
  const verb = verbs.has(textAt(tokens, at - 1)) ? at - 1 : at;
  return relatives.has(textAt(tokens, verb - 1)) ? verb - 1 : verb;
}

/** "What percent of e-mail visits were rated": those that have a mark. */
function wereRated(
  tokens: readonly Token[],
  noun: number,
  rows: TableEntry,
  index: ModelIndex,
): readonly Token[] {
  const verb = relatives.has(textAt(tokens, noun + 1)) ? noun + 2 : noun + 1;
  const said = /^(?:are|is|were|was|got|get)$/.test(textAt(tokens, verb)) ? verb + 1 : noun + 1;
  if (!marking.test(textAt(tokens, said)) || !ends.has(textAt(tokens, said + 1))) return tokens;
  const mark = markOf(rows, index);
  if (mark === null) return tokens;
  const old = tokens.slice(noun + 1, said + 1);
  return [
    ...tokens.slice(0, noun + 1),
    ...wordsFor(`have a ${labelSaid(mark.entry)}`, old),
    ...tokens.slice(said + 1),
  ];
}

/** Where "how many percent", "what share" begins. */
function openingBefore(tokens: readonly Token[], share: number): number {
  const before = textAt(tokens, share - 1);
  if (before === "many" && textAt(tokens, share - 2) === "how") return share - 2;
  return ["what", "which", "the"].includes(before) ? share - 1 : share;
}
