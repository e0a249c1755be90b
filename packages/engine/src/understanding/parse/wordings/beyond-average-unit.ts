import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { figureAt } from "../idioms/counts/number-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const sides: ReadonlyMap<string, string> = new Map([
  ...["more", "higher", "larger", "bigger", "greater", "above", "over"].map(
    (word) => [word, "above"] as const,
  ),
  ...["less", "fewer", "lower", "smaller", "below", "under"].map((word) => [word, "below"] as const),
]);
const average = phrases(
  ...[
    "than the average",
    "than an average",
    "than average",
    "than on average",
    "than the usual",
    "than usual",
  ],
);
const plainly = phrases("the average", "average", "an average");
const articles: ReadonlySet<string> = new Set(["the", "a", "an", "our", "total"]);
const being: ReadonlySet<string> = new Set(["was", "were", "is", "are"]);
const longest = 3;

/**
 * What stands behind "weeks with": "more orders than the average week", "above-average sales", "revenue above the average". What all the rows of a unit come to,
 * against the average of the units.
 */
export function beyondAverageUnit(tokens: readonly Token[], from: number, index: ModelIndex): Written | null {
  const begin = articles.has(textAt(tokens, from)) ? from + 1 : from;
  const side = sides.get(textAt(tokens, begin));
  if (side === undefined) return figureFirst(tokens, begin, index);
  const adjective = phraseAt(tokens, begin + 1, plainly);
  const start = begin + 1 + adjective;
  const figure = figureSaid(tokens, start, index);
  if (figure === null) return null;
  const end = start + figure.tokens;
  const than = adjective > 0 ? 0 : phraseAt(tokens, end, average);
  if (adjective === 0 && than === 0) return null;
  return { words: `${figure.words} ${side} average`, tokens: unitEnd(tokens, end + than) - from };
}

/** "Revenue above the average week", "sales were below average". */
function figureFirst(tokens: readonly Token[], from: number, index: ModelIndex): Written | null {
  const figure = figureSaid(tokens, from, index);
  if (figure === null) return null;
  const verb = from + figure.tokens + (being.has(textAt(tokens, from + figure.tokens)) ? 1 : 0);
  const side = sides.get(textAt(tokens, verb));
  const size = phraseAt(tokens, verb + 1, plainly) || phraseAt(tokens, verb + 1, average);
  if (side === undefined || size === 0) return null;
  return { words: `${figure.words} ${side} average`, tokens: unitEnd(tokens, verb + 1 + size) - from };
}

/** "The average week": the unit said once more. */
const unitEnd = (tokens: readonly Token[], at: number): number =>
  unitOf(tokens[at]?.lemma) === null ? at : at + 1;

/** A figure that adds up, or rows that are counted; null for others, of which each row has its own. */
function figureSaid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const number = textAt(tokens, at) === "number" && textAt(tokens, at + 1) === "of" ? 2 : 0;
  const size = number > 0 ? 0 : figureAt(tokens, at, index);
  if (size > 0) {
    const said = tokens.slice(at, at + size);
    return addsUp(said, index) ? { words: `total ${rawOf(said)}`, tokens: size } : null;
  }
  for (let words = longest; words > 0; words -= 1) {
    const noun = tokens[at + number + words - 1];
    if (words > 1 && !isName(tokens.slice(at + number, at + number + words), index)) continue;
    if (tableNamed(noun, index) === null) return null;
    return {
      words: `number of ${rawOf(tokens.slice(at + number, at + number + words))}`,
      tokens: number + words,
    };
  }
  return null;
}

const isName = (said: readonly Token[], { words }: ModelIndex): boolean =>
  words.phrases.get(said.map(({ lemma }) => lemma).join(""))?.some(({ kind }) => kind === "table") === true;

/** Whether no column that is called so is a level or a rate of rows that are no sums themselves. */
const addsUp = (said: readonly Token[], index: ModelIndex): boolean =>
  columnsCalled(index, said.map(({ lemma }) => lemma).join("")).every(
    ({ column, table }) => column.additivity === "additive" || index.summed.has(table),
  );
