import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyCalled } from "../../../index/money-called.ts";
import { isMoneyUnit } from "../../../lexicon/units.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** Who asks for so many rows has said which figure they are wanted by. */
const counted = /^(?:number|count|many)$/;

/**
 * "Refunds in $ by month", "open invoices in euros", "fine dollars by reason": what these rows come to in money, where they hold one amount of it. Where values
 * are called as the currency, its rows are asked for.
 */
export function rowsInMoney(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = textAt(tokens, at + 1) === "in" ? 3 : tokens[at + 1]?.kind === "word" ? 2 : 0;
  const unit = textAt(tokens, at + size - 1);
  if (size === 0 || !isMoneyUnit(unit) || index.values.byKey.has(unit)) return null;
  const next = tokens[at + size];
  if (next?.kind === "number" || (next?.kind === "word" && !behind.test(next.text))) return null;
  if (tokens.slice(0, at).some(({ text }) => counted.test(text))) return null;
  const rows = tableNamed(tokens[at], index);
  const money = rows === null ? null : moneyCalled(rows, index);
  return rows === null || money === null
    ? null
    : { words: `${lowered(rows.table.label)} ${money}`, tokens: size };
}

/** What may follow where the currency is the whole of what "in" names. */
const behind =
  /^(?:by|per|for|of|from|in|on|at|this|last|since|during|each|every|with|that|which|over|before|after|and|total|so|to|is|are|was|were)$/;
