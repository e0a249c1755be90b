import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

/** "Which month has the highest payments", "the clerk with the lowest payments": by what the rows of each add up to, where they hold money. */
export function highestRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const rows = tokens[at + 1];
  if (!/^(?:highest|lowest)$/.test(textAt(tokens, at)) || rows === undefined || rows.text === rows.lemma)
    return null;
  const verb = textAt(tokens, at - 1) === "the" ? at - 2 : at - 1;
  const group = tokens[verb - 1];
  if (group === undefined || !/^(?:with|has|have|had)$/.test(textAt(tokens, verb))) return null;
  const table = tableNamed(rows, index);
  const isGroup = unitOf(group.lemma) !== null || (tableNamed(group, index) ?? table) !== table;
  const money = table === null || !isGroup ? null : moneyColumnOf(table, index);
  return money === null
    ? null
    : { words: `${tokens[at]?.raw} total ${rows.lemma} ${money.column.label}`, tokens: 2 };
}

highestRows.needs = ["highest", "lowest"];
