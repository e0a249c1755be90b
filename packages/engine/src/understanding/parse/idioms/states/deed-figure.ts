import type { ColumnEntry } from "../../../index/entries.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const bounds = /^(?:more|less|fewer|over|under|above|below|at|least|most|than|exactly|only|up|to|around)$/;
const most = 6;

/**
 * "outages that affected more than 500 customers" where rows hold a number called "customers affected": that number is compared
 * and no rows of customers are counted.
 */
export function deedFigure(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!/ed$/.test(textAt(tokens, at))) return null;
  let number = at + 1;
  while (number < at + most && bounds.test(textAt(tokens, number))) number += 1;
  const [value, thing] = tokens.slice(number, number + 2);
  if (number === at + 1 || value?.kind !== "number" || thing?.kind !== "word") return null;
  const figure = figureOf([textAt(tokens, at), tokens[at]?.lemma ?? ""], thing.lemma, index);
  if (figure === null) return null;
  const bound = tokens.slice(at + 1, number + 1).map(({ raw }) => raw);
  return { words: `with ${figure.column.label} ${bound.join(" ")}`, tokens: number + 2 - at };
}

/** The one number that is called by a deed and what it was done to. */
function figureOf(
  deed: readonly string[],
  thing: string,
  { columns, words }: ModelIndex,
): ColumnEntry | null {
  const [only, other] = columnsOfWord(thing, { words, columns }).filter(
    ({ column, foreign, words: own }) =>
      !foreign &&
      column.role === "measure" &&
      own.length <= 3 &&
      own.includes(thing) &&
      own.some((word) => deed.includes(word)),
  );
  return other === undefined ? (only ?? null) : null;
}
