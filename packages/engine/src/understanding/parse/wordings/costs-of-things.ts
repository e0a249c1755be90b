import { lowered, rowsOf } from "@parlance/contract";
import { labelAmongTables } from "../../index/label-among-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { nounBefore, thingCalled } from "../../index/things-told.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const verbs = ["cost", "costs", "costed"];
const than = phrases(
  "more than the average",
  "more than an average",
  "more than average",
  "less than the average",
  "less than an average",
  "less than average",
);
/** "Which projects cost more than the average project" of a sheet of their costs: what the rows of each come to, against what they come to on average. */
export function costsBeyondAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!verbs.includes(textAt(tokens, at))) return null;
  const us = textAt(tokens, at + 1) === "us" ? 1 : 0;
  const size = phraseAt(tokens, at + 1 + us, than);
  const noun = nounBefore(tokens, at);
  const thing = size === 0 ? null : thingCalled(tokens[noun], index);
  const table = index.tables[thing?.table ?? -1];
  const money = table === undefined ? null : moneyColumnOf(table, index);
  if (money === null) return null;
  const end = at + 1 + us + size;
  const one = tokens[end]?.lemma === tokens[noun]?.lemma ? 1 : 0;
  const side = textAt(tokens, at + 1 + us) === "more" ? "above" : "below";
  return {
    words: `with total ${lowered(labelAmongTables(money, index))} ${side} the average ${tokens[noun]?.lemma}`,
    tokens: end + one - at,
  };
}

costsBeyondAverage.needs = verbs;

const denied = phrases(
  "with no",
  "without any",
  "without",
  "with zero",
  "that had no",
  "which had no",
  "that have no",
  "had no",
  "have no",
  "has no",
);
const spending = ["spending", "spend", "costs", "cost", "expenses", "expense", "expenditure", "outlay"];
const atAll = phrases("at all", "whatsoever");

/** "Projects with no spending at all in 2025": those that have no row then, where the rows are what is spent. */
export function noSpendingIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, denied);
  if (size === 0 || !spending.includes(textAt(tokens, at + size))) return null;
  const thing = thingCalled(tokens[nounBefore(tokens, at)], index);
  const table = index.tables[thing?.table ?? -1];
  if (table === undefined || moneyColumnOf(table, index) === null) return null;
  const end = at + size + 1;
  return {
    words: `without ${rowsOf(lowered(table.table.label))}`,
    tokens: end + phraseAt(tokens, end, atAll) - at,
  };
}

noSpendingIn.needs = spending;
