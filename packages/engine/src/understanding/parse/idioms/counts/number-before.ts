import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { type Cue, cuesOf } from "../../../lexicon/cues.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { stopWords } from "../../../lexicon/stop-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** The most words from the number's noun to the rows ("3 bedroom detached houses"). */
const longest = 3;
const ones: ReadonlySet<string> = new Set(["one", "ones"]);

/** "5 star hotels", "two-door cars", "only the 4 bedroom ones", "1-bedrooms", "two bed flats": rows whose number of that is so much. */
export function numberBefore(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const value = numberSaid(tokens[at]);
  const size = textAt(tokens, at + 1) === "-" ? 2 : 1;
  const noun = tokens[at + size];
  const alone = size === 2 ? rowsThemselves(noun, index) : null;
  if (value !== null && alone !== null && isBetween(value, alone)) {
    const rows = index.tables[alone.table]?.table.label.toLowerCase() ?? "";
    return { words: `${rows} with ${alone.column.label} of ${value}`, tokens: 3 };
  }
  const counted = value === null || isLimit(tokens, at) ? null : smallNumber(noun, index);
  if (counted === null || value === null || !isBetween(value, counted)) return null;
  const start = at + size + 1;
  const offset = tokens
    .slice(start, start + longest)
    .findIndex(
      (token) =>
        ones.has(token.text) ||
        tableNamed(token, index)?.id === counted.table ||
        isKindOf(token, counted, index),
    );
  const said = tokens.slice(start, start + offset + 1);
  if (offset < 0 || said.slice(0, -1).some(({ text, kind }) => kind !== "word" || stopWords.has(text)))
    return null;
  const rows = rawOf(said);
  return { words: `${rows} with ${counted.column.label} of ${value}`, tokens: size + offset + 2 };
}

/** "1-bedrooms": the rows that have so many of them. */
const rowsThemselves = (noun: Token | undefined, index: ModelIndex): ColumnEntry | null =>
  noun?.kind === "word" && noun.text !== noun.lemma && unitOf(noun.lemma) === null
    ? countedBy(noun.lemma, index)
    : null;

/** "The top 5 star …", "more than 3 …": the number belongs to what stands before it, not so in "the most 2 room flats". */
const isLimit = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((size) =>
    cuesOf(
      tokens
        .slice(Math.max(0, at - size), at)
        .map(({ text }) => text)
        .join(" "),
    ).some((cue) => (cue.kind === "extreme" ? !cue.count : limits(cue, textAt(tokens, at - 1)))),
  );

const limits = ({ kind }: Cue, before: string): boolean =>
  ["compare", "between"].includes(kind) || (kind === "top" && before !== "most");

/** The column of small whole numbers that a word in the singular counts, a "bed" those of bedrooms, where nothing else is called so. */
function smallNumber(noun: Token | undefined, index: ModelIndex): ColumnEntry | null {
  if (noun?.kind !== "word" || noun.text !== noun.lemma || unitOf(noun.lemma) !== null) return null;
  return countedBy(noun.lemma, index) ?? countedBy(`${noun.lemma}room`, index);
}

/** "Flats" where that is what some of the rows are that hold a number. */
const isKindOf = ({ text, lemma }: Token, { table }: ColumnEntry, { values, columns }: ModelIndex): boolean =>
  text !== lemma &&
  [...(values.byKey.get(lemma) ?? []), ...(values.byWord.get(lemma) ?? [])].some(
    (id) => columns[values.values[id]?.column ?? -1]?.table === table,
  );

/**
 * "Average rent by number of rooms": for each number of them, where rows hold it; not where rows are ranked by it.
 */
export function byNumberOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [opener, the] = [textAt(tokens, at), textAt(tokens, at + 1) === "the" ? 1 : 0];
  const further = opener === "and" && tokens.slice(Math.max(0, at - longest), at).some(isBy);
  if (!openers.has(opener) && !further) return null;
  if (textAt(tokens, at + the + 1) !== "number" || textAt(tokens, at + the + 2) !== "of") return null;
  const noun = tokens[at + the + 3];
  const counted = noun === undefined ? null : countedBy(noun.lemma, index);
  const ranked = tokens.slice(0, at).some(({ text }) => cuesOf(text).some(({ kind }) => ranking.has(kind)));
  if (counted === null || ranked || cuesOf(`${textAt(tokens, at - 1)} ${opener}`).length > 0) return null;
  return { words: `${further ? "and" : "by"} ${counted.column.label}`, tokens: the + 4 };
}

const openers: ReadonlySet<string> = new Set(["by", "per", "each", "every"]);
const isBy = ({ text }: Token): boolean => openers.has(text);

const ranking: ReadonlySet<string> = new Set(["top", "extreme", "order", "rank", "common"]);

function countedBy(lemma: string, { columns, words }: ModelIndex): ColumnEntry | null {
  if (words.tablesByWord.has(lemma)) return null;
  const named = columns.filter((entry) => counts(entry, lemma));
  const whole = named.filter(({ words }) => words.every((word) => word === lemma || counting.has(word)));
  const [only, other] = whole.length > 0 ? whole : named;
  return only !== undefined && other === undefined ? only : null;
}

const counts = ({ column, words }: ColumnEntry, lemma: string): boolean =>
  column.physicalType === "integer" &&
  column.role !== "key" &&
  words.some((word) => word === lemma) &&
  Number(column.profile?.minimum) >= 0 &&
  Number(column.profile?.maximum) <= most;

const counting: ReadonlySet<string> = new Set(["number", "count", "no", "of", "total"]);
const most = 60;

const isBetween = (value: number, { column: { profile } }: ColumnEntry): boolean =>
  value >= Number(profile?.minimum) && value <= Number(profile?.maximum);

byNumberOf.needs = ["number"];
