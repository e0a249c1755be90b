import { lowered, rowsOf, type SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { polite } from "./polite.ts";
import { amountOf } from "./total-shown.ts";

const those = "(?:those|these|they|them|it|that|this)";
const together = "(?: in total| altogether| together| in all)?";
const wish = new RegExp(
  `^\\W*${polite}(?:what|how much) (?:(?:are|is|were|was) ${those} (?:all )?worth|(?:did|do|does|have|has|will) ${those} (?:all )?(?:bring in|brought in|come to|amount to|make us|earn us|(?:add|sum|total) up to|total))${together},? (?:broken down |split |grouped )?(?<split>(?:per|by|for each|for every|in each|across) .+?)[?.! ]*$`,
  "i",
);

/**
 * "What do they add up to per reason?" after rows that were counted or listed: the total of what each of them comes to, split so. Other questions stay as they are, and
 * those of rows that come to nothing.
 */
export function withWorthBy(question: string, previous: SemanticQuery, index: ModelIndex): string {
  const split = wish.exec(question)?.groups?.split;
  if (split === undefined || (previous.kind !== "list" && previous.kind !== "aggregate")) return question;
  const entry = index.tables[index.graph.tableIds.get(previous.subject) ?? -1];
  const [amount] = entry === undefined ? [] : amountOf(previous, index, entry.id);
  if (entry === undefined || amount === undefined) return question;
  return `${amount.label} of those ${rowsOf(lowered(entry.table.label))} ${split}`;
}
