import { type AggregateQuery, fieldsOf, type Measure } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { lemma } from "../text/lemma.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import type { FiguresSaid } from "./figures-said.ts";
import type { Side } from "./side.ts";

const counted = /^(?:how many|(?:the )?(?:number|count) of) /i;
/** What was done to rows. */
const done = /(?:ed|paid|sent|sold|won|lost|left|bought|made|shut)$/i;
/** One who is less sure reads the words of one side as something else. */
const surest = 0.6;

/**
 * Each figure read by itself with what all are split by, in the ways that it may mean; null where one is not read, or as no figure. The
 * shortest is read first: what is no figure is mostly short ("…, monthly"), and then no other is read.
 */
export function readSides(
  question: Question,
  said: FiguresSaid,
  read: (question: Question) => Understanding,
): Side[][] | null {
  const texts = textsOf(said, question.index);
  const sides: Side[][] = texts.map(() => []);
  const places = [...texts.keys()];
  for (const at of places.toSorted((one, other) => lengthOf(texts[one]) - lengthOf(texts[other]))) {
    const ways = firstRead(question, said, texts[at] ?? [], read);
    if (ways.length === 0) return null;
    sides[at] = ways;
  }
  return sides;
}

const lengthOf = ([first = ""]: readonly string[] = []): number => first.length;

/** What the first of the texts is read as that is surely read as a figure, or that asks which of several figures is meant. */
function firstRead(
  question: Question,
  { tail, split }: FiguresSaid,
  texts: readonly string[],
  read: (question: Question) => Understanding,
): Side[] {
  for (const text of texts) {
    const found = read({ ...question, question: `${text}${tail}` });
    const meant =
      found.kind === "ambiguous"
        ? found.readings
        : found.kind === "readings"
          ? found.readings.slice(0, 1).filter(({ confidence }) => confidence >= surest)
          : [];
    const sides = meant.flatMap((candidate): Side[] => {
      const figure = figureOf(candidate, split);
      return figure === null ? [] : [{ said: text, candidate, ...figure }];
    });
    if (sides.length > 0) return sides;
  }
  return [];
}

/** The texts that each side may stand for: what is said of both of two is said once. */
function textsOf({ items, split }: FiguresSaid, { words }: ModelIndex): string[][] {
  const nouns = items.map((item) => item.replace(counted, ""));
  if (!split) return items.map((item, at) => [`number of ${nouns[at]}`, item]);
  const [bare = "", other = "", further] = nouns;
  if (further !== undefined) return nouns.map((noun) => [noun]);
  const [ours, theirs] = [bare.split(" "), other.split(" ")];
  const rows = ours.slice(0, -1).join(" ");
  const noun = theirs.slice(1).join(" ");
  if (ours.length === 1 && noun !== "" && done.test(bare) && done.test(theirs[0] ?? ""))
    return [
      [`${noun} ${bare}`, `${bare} ${noun}`],
      [`${noun} ${theirs[0]}`, other],
    ];
  return [
    ours.length === 1 && noun !== "" && bare !== noun ? [`${bare} ${noun}`, bare] : [bare],
    theirs.length === 1 && rows !== "" && !words.tablesByWord.has(lemma(other.toLowerCase()))
      ? [`${rows} ${other}`, other]
      : [other],
  ];
}

/** The only figure of a candidate that splits by one thing and does no more; null for others. */
function figureOf({ query }: Candidate, split: boolean): { query: AggregateQuery; measure: Measure } | null {
  if (query.kind !== "aggregate" || query.comparison !== null || query.limit !== null) return null;
  if (query.transforms.length > 0 || query.having !== null) return null;
  if (query.dimensions.length > 0 !== split) return null;
  const far = query.dimensions.some(
    ({ expression }) =>
      (expression.kind === "truncate" && expression.standing !== undefined) ||
      (expression.kind !== "field" &&
        fieldsOf(expression).some(({ path }) => path.some(({ reversed }) => reversed))),
  );
  const [measure, second] = query.measures;
  return measure === undefined || second !== undefined || far ? null : { query, measure };
}

/** "Invoiced and paid": the money of both, though what was paid alone would be how many were. */
export function inOneKind(sides: readonly Side[]): readonly Side[] {
  const [before, after, further] = sides;
  if (before === undefined || after === undefined || further !== undefined) return sides;
  const bare = sides.every(({ said }) => done.test(said) && !said.includes(" "));
  if (!bare || before.query.subject !== after.query.subject || !isCount(after.measure)) return sides;
  return [before, { ...after, measure: before.measure }];
}

const isCount = ({ expression }: Measure): boolean =>
  expression.kind === "aggregate" && expression.operand === null && expression.filter === null;
