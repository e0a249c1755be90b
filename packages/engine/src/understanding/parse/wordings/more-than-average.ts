import { isValueWord } from "../../index/is-value-word.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const having = phrases(
  "with",
  "having",
  "that have",
  "who have",
  "which have",
  "who had",
  "that had",
  "have",
  "had",
);
const average = phrases("than average", "than the average", "than on average");
const more: ReadonlySet<string> = new Set(["more", "fewer", "less"]);
/** Most words that say what rows are before they are named. */
const longest = 2;

/**
 * "Reps with more won deals than average": with more deals than average, of the won ones only; "cities with more customers than the
 * average city" of a sheet that has several rows for each: those with more of them.
 */
export function moreThanAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return byFigure(tokens, at) ?? ofRows(tokens, at, index);
}

/** "Bigger than average by floor area", "lower than the average in score": with an above, or below, average one. */
function byFigure(tokens: readonly Token[], at: number): Written | null {
  const being = isBeing.test(textAt(tokens, at)) ? 1 : 0;
  const word = textAt(tokens, at + being);
  const side = higher.has(word) ? "above" : lower.has(word) ? "below" : null;
  const than = phraseAt(tokens, at + being + 1, average);
  const behind = at + being + 1 + than;
  const joint = phraseAt(tokens, behind, by);
  if (side === null || than === 0 || joint === 0 || at === 0) return null;
  return { words: `with ${side} average`, tokens: behind + joint - at };
}

const isBeing = /^(?:is|are|was|were)$/;
const higher: ReadonlySet<string> = new Set("bigger larger higher greater".split(" "));
const lower: ReadonlySet<string> = new Set("smaller lower".split(" "));
const by = phrases("by", "in terms of", "in", "measured by", "going by");

function ofRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const taken = phraseAt(tokens, at, having);
  const side = textAt(tokens, at + taken);
  if (taken === 0 || at === 0 || !more.has(side)) return null;
  const start = at + taken + 1;
  const than = tokens.findIndex((_, place) => place > start && phraseAt(tokens, place, average) > 0);
  if (than < 0 || than - start > longest + 1) return null;
  const span = tokens.slice(start, than);
  const noun = span.at(-1);
  if (noun === undefined || span.some(({ kind }) => kind !== "word")) return null;
  const behind = than + phraseAt(tokens, than, average);
  const one = tokens[behind];
  const said = tokens.slice(0, at).some(({ lemma }) => lemma === one?.lemma) ? 1 : 0;
  const size = behind + said - at;
  if (span.length === 1) {
    const counted = nameInside(noun, index);
    const bound = `${side === "more" ? "above" : "below"} average`;
    return counted === null ? null : { words: `with number of different ${counted} ${bound}`, tokens: size };
  }
  if (tableCalled(noun, index) === null || !tellsState(span.slice(0, -1), index)) return null;
  return { words: `with ${side} ${noun.raw} than average, only ${rawOf(span)}`, tokens: size };
}

/** The column that tells what the rows of a sheet repeat; null for what has a table of its own. */
function nameInside({ lemma }: Token, { inner, words, columns }: ModelIndex): string | null {
  if (words.tablesByWord.has(lemma)) return null;
  const entity = inner.find((each) => each.words.join(" ") === lemma);
  return columns[entity?.key ?? entity?.naming ?? -1]?.column.label ?? null;
}

const tellsState = (span: readonly Token[], { values, conditions }: ModelIndex): boolean =>
  span.every(({ text, lemma }) =>
    [text, lemma].some((word) => isValueWord({ values }, word) || conditions.has(word)),
  );

moreThanAverage.needs = ["average"];
