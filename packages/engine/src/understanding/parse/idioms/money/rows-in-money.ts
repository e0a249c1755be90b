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
 * "Refunds in $ by month", "open invoices in euros": what these rows come to in money, where they hold one amount of it. Where values
 * are called as the currency, its rows are asked for.
 */
export function rowsInMoney(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const summed = sumOfMoney(tokens, at, index);
  if (summed !== null) return summed;
  const unit = textAt(tokens, at + 2);
  if (textAt(tokens, at + 1) !== "in" || !isMoneyUnit(unit) || index.values.byKey.has(unit)) return null;
  const next = tokens[at + 3];
  if (next?.kind === "number" || (next?.kind === "word" && !behind.test(next.text))) return null;
  if (tokens.slice(0, at).some(({ text }) => counted.test(text))) return null;
  const rows = tableNamed(tokens[at], index);
  const money = rows === null ? null : moneyCalled(rows, index);
  return rows === null || money === null
    ? null
    : { words: `${lowered(rows.table.label)} ${money}`, tokens: 3 };
}

/** "Total fines", "the sum of penalties by year": what was charged, of rows that hold one amount of it. */
function sumOfMoney(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const of = textAt(tokens, at + 1) === "of" ? 1 : 0;
  if (!/^(?:total|sum)$/.test(textAt(tokens, at)) || textAt(tokens, at - 1) === "number") return null;
  const noun = tokens[at + 1 + of];
  if (noun === undefined || noun.text === noun.lemma || !exacted.has(noun.lemma)) return null;
  const rows = tableNamed(noun, index);
  const money = rows === null ? null : moneyCalled(rows, index);
  const isFigure = (index.words.columnsByWord.get(noun.lemma) ?? []).some(
    (id) => index.columns[id]?.column.role === "measure",
  );
  return rows === null || money === null || isFigure
    ? null
    : { words: `total ${lowered(rows.table.label)} ${money}`, tokens: of + 2 };
}

/** Rows that are money which somebody has to pay, and whose total is not their number. */
const exacted: ReadonlySet<string> = new Set(
  "fine penalty surcharge levy toll tip bonus commission premium grant royalty dividend subsidy".split(" "),
);

/** What may follow where the currency is the whole of what "in" names. */
const behind =
  /^(?:by|per|for|of|from|in|on|at|this|last|since|during|each|every|with|that|which|over|before|after|and|total|so|to)$/;
