import type { TimeGrain } from "@parlance/contract";
import { type ColumnEntry, isTime } from "./entries.ts";

/** Whether a column's dates stand for years: it is called so, or every one that is known is the first of January. */
export function areYears({ column, words }: Pick<ColumnEntry, "column" | "words">): boolean {
  if (!isTime(column)) return false;
  const { minimum, maximum, topValues = [] } = column.profile ?? {};
  const known = [minimum, maximum, ...topValues.map(({ value }) => value)].filter((value) => value !== null);
  const firsts =
    known.length > 2 && known.every((value) => /^\d{4}-01-01(?:T00:00|$| 00:00)/.test(String(value)));
  return firsts || (words.at(-1) === "year" && column.physicalType === "date");
}

/** Whether a column's whole numbers are years, by its name ("edition year") or as the times that they are ("first published"). */
export function areYearNumbers({ column, words }: Pick<ColumnEntry, "column" | "words">): boolean {
  const bounds = [column.profile?.minimum, column.profile?.maximum];
  const within = bounds.every((bound) => typeof bound !== "number" || (bound >= 1000 && bound <= 2200));
  const isCalled =
    words.includes("year") ||
    (column.role === "time" && bounds.every((bound) => typeof bound === "number" && bound >= 1000));
  return column.physicalType === "integer" && isCalled && within;
}

const called: readonly TimeGrain[] = ["week", "month", "quarter"];

/** The periods that a column's dates stand for: years, or what the column is called ("month", "fiscal quarter"); null where they are days. */
export const grainOfDates = (entry: Pick<ColumnEntry, "column" | "words">): TimeGrain | null =>
  areYears(entry) || areYearNumbers(entry)
    ? "year"
    : isTime(entry.column)
      ? (called.find((grain) => entry.words.at(-1) === grain) ?? null)
      : null;
