import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { nounAt } from "../counts/noun-at.ts";
import type { Written } from "../written.ts";

const most = phrases("most profitable", "highest profit", "top profit");
const least = phrases("least profitable", "lowest profit");
const called = ["profit", "gross profit"];

/** "The 5 most profitable products": ranked by the profit that the data holds or that can be computed. */
export function profitable(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [high, low] = [phraseAt(tokens, at, most), phraseAt(tokens, at, least)];
  const size = high || low;
  const figure = size === 0 ? null : profitOf(index);
  const noun = figure === null ? null : nounAt(tokens, at + size, index);
  if (figure === null || noun === null || textAt(tokens, at + size + noun.tokens) === "by") return null;
  const numbered = tokens[at - 1]?.kind === "number";
  const order = high > 0 ? "top" : numbered ? "lowest" : "bottom";
  return { words: `${order} ${noun.words} by ${figure}`, tokens: size + noun.tokens };
}

/** What profit is called: by a column of its own, else by the term that computes it. */
function profitOf({ columns, business }: ModelIndex): string | null {
  const [held, other] = columns.filter(
    ({ column, words }) =>
      column.role === "measure" && words.includes("profit") && column.additivity === "additive",
  );
  if (held !== undefined) return other === undefined ? `total ${held.column.label}` : null;
  const names = business.flatMap(({ term, synonyms }) => [term, ...synonyms]);
  return called.find((name) => names.includes(name)) ?? null;
}

profitable.needs = openings(most, least);
