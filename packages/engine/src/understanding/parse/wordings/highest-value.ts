import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const highest = phrases(
  ..."highest|biggest|largest|greatest|lowest|smallest"
    .split("|")
    .flatMap((end) => [`${end} value`, `${end} - value`, `${end} valued`]),
);
const lowest: ReadonlySet<string> = new Set(["lowest", "smallest"]);

/**
 * "The highest value receipt", "receipt with the highest value" by the money of its lines, where no column is called value; "receipt totals" are
 * what all of them come to; "the no. 1 craft" is the top one.
 */
export function highestValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at + 1) === "totals") return totals(tokens, at, index);
  if (textAt(tokens, at) === "no" || textAt(tokens, at) === "number" || textAt(tokens, at) === "#")
    return first(tokens, at);
  const size = index.words.columnsByWord.has("value") ? 0 : phraseAt(tokens, at, highest);
  if (size === 0) return null;
  const end = lowest.has(textAt(tokens, at)) ? "lowest" : "highest";
  const noun = tokens[at + size];
  if (noun !== undefined && isDeal(noun, index))
    return { words: `${end} revenue ${noun.raw}`, tokens: size + 1 };
  const behind = textAt(tokens, at - 1) === "the" ? at - 2 : at - 1;
  const owner = ["with", "of", "has", "had"].includes(textAt(tokens, behind))
    ? tokens[behind - 1]
    : undefined;
  return owner !== undefined && isDeal(owner, index) ? { words: `${end} revenue`, tokens: size } : null;
}

/** Whether a word calls what is sold together: the rows that sales lines belong to, or what they share in a sheet. */
function isDeal({ lemma }: Token, { inner, tables, dealTable, moneyTable }: ModelIndex): boolean {
  if (moneyTable === null) return false;
  const called = tables[dealTable ?? -1];
  return (
    (dealTable !== moneyTable && called?.words.at(-1) === lemma) ||
    inner.some(({ table, words }) => table === moneyTable && words.length === 1 && words[0] === lemma)
  );
}

function totals(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const table = tableNamed(tokens[at], index);
  const money = table === null ? null : moneyColumnOf(table, index);
  return money === null ? null : { words: `total ${money.column.label}`, tokens: 2 };
}

/** "No. 1 product", "number one product". */
function first(tokens: readonly Token[], at: number): Written | null {
  const said = textAt(tokens, at + 1);
  const one = said === "1" || (said === "one" && textAt(tokens, at) === "number");
  const next = tokens[at + 2];
  return one && next?.kind === "word" && !["of", "in", "by", "is"].includes(next.text)
    ? { words: "top", tokens: 2 }
    : null;
}

highestValue.needs = [...openings(highest), "totals", "no", "number", "#"];
