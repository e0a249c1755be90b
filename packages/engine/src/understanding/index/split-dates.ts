import type { Token } from "../text/tokenize.ts";
import { type ColumnEntry, type DateParts, isTime, type TableEntry } from "./entries.ts";
import { isMonthName } from "./text-form.ts";

/** Words that say which part of a date a column holds. */
const partWords: ReadonlySet<string> = new Set("year month day date of number name".split(" "));

/**
 * The columns, those of months beside a year that is called alike ("arrival month" and "arrival year", "Month" and "Year") with the
 * type of the date that both are parts of, to the day where a third column tells it. A date that is called alike tells it better.
 */
export function withSplitDates(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ColumnEntry[] {
  const read = [...columns];
  for (const table of tables) {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    for (const month of own.filter((entry) => isNamed(entry) || isNumbered(entry))) {
      const alike = own.filter((entry) => entry.id !== month.id && stemOf(entry) === stemOf(month));
      const whole = alike.filter(({ column }) => column.physicalType === "integer");
      const [year, second] = whole.filter(({ words }) => words.includes("year"));
      const day = whole.find(
        ({ words, column }) => words.includes("day") && Number(column.profile?.maximum) <= longestMonth,
      );
      if (year === undefined || second !== undefined || alike.some(({ column }) => isTime(column))) continue;
      const parts: DateParts = {
        year: year.column.name,
        day: day?.column.name ?? null,
        numbered: isNumbered(month),
      };
      read[month.id] = {
        ...month,
        form: "day",
        parts,
        column: { ...month.column, physicalType: "date", role: "time" },
      };
      for (const part of [month, year, ...(day === undefined ? [] : [day])])
        read[part.id] = { ...(read[part.id] ?? part), partOf: month.id };
    }
  }
  return read;
}

const longestMonth = 31;
const manyMonths = 3;

/** "July", "August". */
function isNamed({ column, foreign, words }: ColumnEntry): boolean {
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

/** 7 and 8 for July and August. */
const isNumbered = ({ column, foreign, words }: ColumnEntry): boolean =>
  !foreign &&
  column.physicalType === "integer" &&
  words.includes("month") &&
  !words.includes("day") &&
  column.profile != null &&
  column.profile.distinct >= manyMonths &&
  Number(column.profile.minimum) >= 1 &&
  Number(column.profile.maximum) <= 12;

/**
 * Whether words name a column, where that is a part of a date: the part with what the date is called ("loan year"), the whole by the
 * latter alone ("the loan date"). "Month" and "year" alone, and beside "loans", are units of time.
 */
export function namesPart(entry: ColumnEntry, said: readonly Token[]): boolean {
  if (entry.partOf === null) return true;
  const stem = entry.words.filter((word) => !partWords.has(word));
  const isPart = said.some(({ lemma }) => grains.has(lemma) && entry.words.includes(lemma));
  const isCalled = stem.length > 0 ? said.some(({ text }) => stem.includes(text)) : said.length > 1;
  const isWhole = entry.parts !== null && !said.some(({ lemma }) => grains.has(lemma));
  return (isPart && isCalled) || isWhole;
}

const grains: ReadonlySet<string> = new Set(["year", "month", "day"]);

/** What a date's parts are called beside "year", "month" and "day". */
const stemOf = ({ words }: ColumnEntry): string => words.filter((word) => !partWords.has(word)).join(" ");
