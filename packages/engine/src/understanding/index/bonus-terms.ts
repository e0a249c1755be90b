import type { GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
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
  { phrases }: SchemaWords,
): GlossaryTerm[] {
  const [rate, other] = columns.filter(
    ({ column, words }) => isNumeric(column) && words.some((word) => bonuses.has(word)),
  );
  if (rate === undefined || other !== undefined || !isRate(rate)) return [];
  const [salary, second] = columns.filter(
    ({ table, column, words }) =>
      table === rate.table && isNumeric(column) && words.every((word) => pay.has(word)),
  );
  const [term, ...synonyms] = names.filter((name) => !phrases.has(name.replaceAll(" ", "")));
  if (salary === undefined || second !== undefined || term === undefined) return [];
  const called = ({ column }: ColumnEntry): string =>
    `${tables[rate.table]?.table.label} ${column.label}`.toLowerCase();
  const share = Number(rate.column.profile?.maximum) > 1 ? `${called(rate)} / 100` : called(rate);
  return [{ term, synonyms, definition: `${called(salary)} * ${share}`, category: null, binding: null }];
}

const isRate = ({ words, column, percent }: ColumnEntry): boolean =>
  (percent || words.some((word) => rates.has(word))) &&
  words.every((word) => bonuses.has(word) || rates.has(word)) &&
  Number(column.profile?.maximum ?? Number.NaN) <= 100;
