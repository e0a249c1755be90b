import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ...["largest", "biggest", "highest", "greatest"].map((word) => [word, "maximum"] as const),
  ...["smallest", "lowest"].map((word) => [word, "minimum"] as const),
]);
const worths: ReadonlySet<string> = new Set(["value", "worth", "amount", "total"]);
const openings: ReadonlySet<string> = new Set(
  "what what's which is was are were has have been 's the our my show give me us tell find get and".split(
    " ",
  ),
);

/** "The largest order value": the most that one order comes to by its lines, which no column of the orders tells. */
export function extremeDealValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  const [noun, worth] = tokens.slice(at + 1, at + 3);
  if (end === undefined || noun === undefined || !worths.has(worth?.text ?? "")) return null;
  if (!isOfLines(noun, index) || index.words.phrases.has(`${noun.lemma}${worth?.lemma}`)) return null;
  return tokens.slice(0, at).every(({ text }) => openings.has(text))
    ? { words: `${end} ${noun.raw} value`, tokens: 3 }
    : null;
}

/** "Top 5 orders by value": by what their lines come to, where no column is called a value. */
export function dealsByValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "by") return null;
  const total = textAt(tokens, at + 1) === "total" ? 1 : 0;
  const worth = textAt(tokens, at + 1 + total);
  if (!["value", "worth", "amount"].includes(worth) || index.words.columnsByWord.has(worth)) return null;
  const noun = tokens.slice(0, at).findLast((token) => tableNamed(token, index) !== null);
  return noun !== undefined && isOfLines(noun, index) ? { words: "by revenue", tokens: total + 2 } : null;
}

/** Whether a word names deals whose money stands in their lines. */
function isOfLines(noun: Token, index: ModelIndex): boolean {
  const { dealTable, moneyTable } = index;
  const table = tableNamed(noun, index);
  return table !== null && table.id === dealTable && moneyTable !== null && moneyTable !== dealTable;
}

extremeDealValue.needs = ends.keys();
dealsByValue.needs = ["by"];
