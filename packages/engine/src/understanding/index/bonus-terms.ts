import type { GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { freeTerm, labelWithTable, shareOf } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

const bonuses: ReadonlySet<string> = new Set(["bonus", "bonuses"]);
const rates: ReadonlySet<string> = new Set("% pct percent percentage rate target".split(" "));
const pay: ReadonlySet<string> = new Set("salary pay wage base annual yearly current".split(" "));
const names =
  "bonus amount|bonus cost|bonus costs|bonus payout|bonus payouts|bonus bill|full bonus|full bonuses".split(
    "|",
  );

/** "Bonus cost by department" where people have a salary and beside it a bonus in percent: that share of it. Where a column holds the amount itself, it is left to it. */
export function bonusTerms(
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const [rate, other] = columns.filter(
    ({ column, words: own }) => isNumeric(column) && own.some((word) => bonuses.has(word)),
  );
  if (rate === undefined || other !== undefined || !isRate(rate)) return [];
  const [salary, second] = columns.filter(
    ({ table, column, words: own }) =>
      table === rate.table && isNumeric(column) && own.every((word) => pay.has(word)),
  );
  if (salary === undefined || second !== undefined) return [];
  const definition = `${labelWithTable(salary, tables)} * ${shareOf(rate, tables)}`;
  return [freeTerm(names, definition, words)].filter((each) => each !== null);
}

const isRate = ({ words, column, percent }: ColumnEntry): boolean =>
  (percent || words.some((word) => rates.has(word))) &&
  words.every((word) => bonuses.has(word) || rates.has(word)) &&
  Number(column.profile?.maximum ?? Number.NaN) <= 100;
