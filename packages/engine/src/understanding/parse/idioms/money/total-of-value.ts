import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** What moves money, as values call it. */
const moved: ReadonlySet<string> = new Set(
  "withdrawal deposit payment refund transfer remittance expense credit debit payout donation fee".split(" "),
);

/** "Total cash withdrawals" where a value of the rows is called so: what they add up to. */
export function totalOfValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["total", "sum"].includes(textAt(tokens, at)) || textAt(tokens, at - 1) === "number") return null;
  const start = textAt(tokens, at + 1) === "of" ? at + 2 : at + 1;
  const noun = [start, start + 1]
    .map((place) => tokens[place])
    .find((token) => moved.has(token?.lemma ?? ""));
  if (noun === undefined || noun.text === noun.lemma) return null;
  const { words, values, columns, tables } = index;
  if (words.columnsByWord.has(noun.lemma) || words.tablesByWord.has(noun.lemma)) return null;
  const held = new Set(
    (values.byWord.get(noun.lemma) ?? []).map((id) => columns[values.values[id]?.column ?? -1]?.table),
  );
  const [only, other] = [...held];
  const table = tables[only ?? -1];
  const money = table === undefined || other !== undefined ? null : moneyColumnOf(table, index);
  return money === null ? null : { words: `total ${money.column.label} of`, tokens: start - at };
}

totalOfValue.needs = moved;
