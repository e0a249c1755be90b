import { amountWords, moneyNouns } from "../lexicon/money-nouns.ts";
import { foreseen } from "../lexicon/planned.ts";
import { type ColumnEntry, isNumeric } from "./entries.ts";

const costs: ReadonlySet<string> = new Set("cost expense expenditure outlay".split(" "));
const single: ReadonlySet<string> = new Set("unit piece per each item".split(" "));
const called: readonly string[][] = "spend|spending|spent|money spend|amount spend"
  .split("|")
  .map((name) => name.split(" "));

/** "Spend" of the only money in the data, where that is a cost and adds up: the "purchase cost" of assets. Phrases by column, in dictionary form. */
export function outlayNames(columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] {
  const [only, other] = columns.filter(isMoney);
  if (only === undefined || other !== undefined || !only.words.some((word) => costs.has(word))) return [];
  const isOfOne = only.words.some((word) => single.has(word) || foreseen.test(word));
  return isOfOne || only.column.additivity !== "additive" ? [] : [{ column: only.id, phrases: [...called] }];
}

const isMoney = ({ column, words, foreign }: ColumnEntry): boolean =>
  !foreign &&
  column.role === "measure" &&
  isNumeric(column) &&
  (column.unit.kind === "currency" || words.some(tellsMoney));

const tellsMoney = (word: string): boolean =>
  costs.has(word) || amountWords.has(word) || moneyNouns.has(word) || amounts.test(word);
const amounts = /^(?:amount|revenue|income|budget|value|price)$/;
