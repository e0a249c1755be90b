import { isNumeric } from "./index/entries.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { isSuperlative } from "./lexicon/superlative.ts";
import { synonymsOf } from "./lexicon/synonyms.ts";
import { type Token, tokenize } from "./text/tokenize.ts";
import { unitOf } from "./time/unit-of.ts";
import type { Candidate, Understanding } from "./types.ts";

const openers: ReadonlySet<string> = new Set(
  "and show list give tell see me us what who are is were our the my all".split(" "),
);
const degrees: ReadonlySet<string> = new Set(["most", "least"]);
const ends: ReadonlySet<string> = new Set(
  "by in of for from with since during this last per on at and to among across over within between that who which there ?".split(
    " ",
  ),
);
const longestNoun = 4;

/** How many a ranked list without a number shows. */
const shown = 10;

/** "Top customers by revenue", "our best selling products": several are asked for, and no number says how many. */
export function asksTopList(question: string, index: ModelIndex): boolean {
  const tokens = tokenize(question.slice(0, 1000), 90).filter(({ text }) => text !== "-");
  const at = tokens.findIndex(({ text }) => !openers.has(text));
  const word = tokens[at]?.text ?? "";
  const size = degrees.has(word) ? 2 : isExtreme(word) ? 1 : 0;
  if (size === 0) return false;
  const rest = tokens.slice(at + size, at + size + longestNoun + 1);
  const end = rest.findIndex(({ text, kind }) => ends.has(text) || kind !== "word");
  const noun = (end < 0 ? rest.slice(0, longestNoun) : rest.slice(0, end)).at(-1);
  if (noun === undefined || (!lists.has(word) && isAmount(noun, index))) return false;
  return isPlural(noun) && names(noun, index);
}

const lists: ReadonlySet<string> = new Set(["top", "bottom"]);

/** "The highest calories", where a number of each row is called so: an amount, and not several of them. */
const isAmount = ({ text, lemma }: Token, { columns, words }: ModelIndex): boolean =>
  !words.tablesByWord.has(lemma) &&
  columns.some(({ column }) => isNumeric(column) && column.label.toLowerCase().split(" ").includes(text));

const isExtreme = (word: string): boolean => word === "top" || word === "bottom" || isSuperlative(word);

const isPlural = ({ text, lemma }: Token): boolean => text !== lemma && text.endsWith("s");

const names = ({ lemma }: Token, { words }: ModelIndex): boolean =>
  words.tablesByWord.has(lemma) ||
  words.columnsByWord.has(lemma) ||
  synonymsOf(lemma).some((word) => words.columnsByWord.has(word) || words.tablesByWord.has(word)) ||
  unitOf(lemma) !== null ||
  lemma === "hour";

/** Readings that rank and show the first alone, with the first ten instead, which is said. */
export function asTopList(read: Understanding): Understanding {
  if (read.kind !== "readings" && read.kind !== "ambiguous") return read;
  return { ...read, readings: read.readings.map(lengthened) };
}

function lengthened(candidate: Candidate): Candidate {
  const { query } = candidate;
  if (query.kind !== "aggregate" && query.kind !== "list") return candidate;
  const { limit, order } = query;
  if (limit?.count !== 1 || limit.offset > 0 || limit.per.length > 0 || order.length === 0) return candidate;
  return {
    ...candidate,
    query: { ...query, limit: { ...limit, count: shown, ties: "cut" } },
    assumptions: [...candidate.assumptions, `At most ${shown} are shown; name a number for more or fewer.`],
  };
}
