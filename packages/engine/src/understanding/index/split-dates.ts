import type { ColumnEntry, DateParts, TableEntry } from "./entries.ts";
import { isMonthName } from "./text-form.ts";

/** Words that say which part of a date a column holds. */
const partWords: ReadonlySet<string> = new Set("year month day date of number name".split(" "));

/**
 * The columns, those of months' names beside a year that is called alike ("arrival month" and "arrival year") with the type of the
 * date that both are parts of, to the day where a third column tells it.
 */
export function withSplitDates(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ColumnEntry[] {
  const read = [...columns];
  for (const table of tables) {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    for (const month of own.filter(isMonth)) {
      const alike = own.filter((entry) => entry.id !== month.id && stemOf(entry) === stemOf(month));
      const whole = alike.filter(({ column }) => column.physicalType === "integer");
      const [year, second] = whole.filter(({ words }) => words.includes("year"));
      const day = whole.find(
        ({ words, column }) => words.includes("day") && Number(column.profile?.maximum) <= longestMonth,
      );
      if (year === undefined || second !== undefined) continue;
      const parts: DateParts = { year: year.column.name, day: day?.column.name ?? null };
      read[month.id] = {
        ...month,
        form: "day",
        parts,
        column: { ...month.column, physicalType: "date", role: "time" },
      };
    }
  }
  return read;
}

const longestMonth = 31;
const manyMonths = 3;

function isMonth({ column, foreign, words }: ColumnEntry): boolean {
  const said =
    column.profile?.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : [])) ?? [];
  return (
    !foreign &&
    column.physicalType === "string" &&
    words.includes("month") &&
    said.length >= manyMonths &&
    said.every(isMonthName)
  );
}

/** What a date's parts are called beside "year", "month" and "day". */
const stemOf = ({ words }: ColumnEntry): string => words.filter((word) => !partWords.has(word)).join(" ");
