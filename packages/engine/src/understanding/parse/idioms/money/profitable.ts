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
  const number = tokens[at]?.kind === "number" ? tokens[at].raw : null;
  const start = at + (number === null ? 0 : 1);
  const [high, low] = [phraseAt(tokens, start, most), phraseAt(tokens, start, least)];
  const size = high || low;
  const figure = size === 0 ? null : profitOf(index);
  const noun = figure === null ? null : nounAt(tokens, start + size, index);
  if (figure === null || noun === null || textAt(tokens, start + size + noun.tokens) === "by") return null;
  const order = [high > 0 ? "top" : "bottom", ...(number === null ? [] : [number])];
  return { words: `${order.join(" ")} ${noun.words} by ${figure}`, tokens: start - at + size + noun.tokens };
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
