/** A period that a header names: its grain, how it is written as a cell, whether its year is known, and what else the header says. */
export type HeaderPeriod = {
  grain: "day" | "month" | "quarter" | "year";
  /** An ISO day, the first of the period; of a day the text itself; of a period without a year its number in the year. */
  cell: string;
  hasYear: boolean;
  rest: string;
};

/** Months by how they begin, in English and German. */
const months = [
  "jan",
  "feb",
  "mar|mär",
  "apr",
  "may|mai",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct|okt",
  "nov",
  "dec|dez",
];
const month = `(${months.join("|")})(?:uary|ruary|ch|il|e|y|ust|tember|t|ober|ember|uar|ruar|z|i)?\\.?`;
const year = "((?:19|20)\\d{2})";
const shortYear = "((?:19|20)\\d{2}|\\d{2})";
const gap = "[\\s'’_/.-]*";

type Reader = readonly [
  pattern: string,
  grain: HeaderPeriod["grain"],
  read: (parts: string[]) => [string, number],
];

/** What a header can name, the longer first; the year ("" where none is told) and the place in it. */
const readers: readonly Reader[] = [
  [`${month}${gap}${shortYear}`, "month", ([name = "", of = ""]) => [of, monthOf(name)]],
  [`${year}${gap}${month}`, "month", ([of = "", name = ""]) => [of, monthOf(name)]],
  [`${year}[-/.](0?[1-9]|1[0-2])`, "month", ([of = "", number = ""]) => [of, Number(number)]],
  [`(0?[1-9]|1[0-2])[-/.]${year}`, "month", ([number = "", of = ""]) => [of, Number(number)]],
  [`Q([1-4])${gap}${shortYear}`, "quarter", ([number = "", of = ""]) => [of, Number(number)]],
  [`${year}${gap}Q([1-4])`, "quarter", ([of = "", number = ""]) => [of, Number(number)]],
  [month, "month", ([name = ""]) => ["", monthOf(name)]],
  ["Q([1-4])", "quarter", ([number = ""]) => ["", Number(number)]],
  [`(?:FY\\s*)?${year}`, "year", ([of = ""]) => [of, 1]],
];
const compiled = readers.map(
  ([pattern, grain, read]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu"), grain, read] as const,
);
const day = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}))$/;

/** The period that a header names ("Jan", "Sales Q1 2023", "2021", "2024-03-01"); null where it names none. */
export function headerPeriod(header: string): HeaderPeriod | null {
  const text = header.trim();
  if (day.test(text)) return { grain: "day", cell: text, hasYear: true, rest: "" };
  for (const [pattern, grain, read] of compiled) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [of, place] = read(match.slice(1).filter((part) => part !== undefined));
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return {
      grain,
      cell: of === "" ? String(place) : firstDay(grain, of.length === 2 ? `20${of}` : of, place),
      hasYear: of !== "",
      rest: rest.replace(/[\s_:–-]+/g, " ").trim(),
    };
  }
  return null;
}

const monthOf = (name: string): number =>
  months.findIndex((begin) => begin.split("|").includes(name.toLowerCase())) + 1;

/** The first day of the period of a year. */
export const firstDay = (grain: HeaderPeriod["grain"], of: string, place: number): string =>
  `${of}-${String(grain === "quarter" ? place * 3 - 2 : place).padStart(2, "0")}-01`;
