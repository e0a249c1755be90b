import {
  capitalised,
  type Literal,
  lowered,
  named,
  type ResultColumn,
  type ResultTable,
  rowOf,
  type Segment,
  type Sentence,
  type TimeGrain,
  type TimePart,
  wholeName,
  words,
} from "@parlance/contract";

/** Writes a cell as people read it; comes from the charts package through `ask`, so that text and axes agree. */
export type FormatCell = (value: Literal, column: ResultColumn) => string;

/** The cell itself, formatted. */
export function cell(table: ResultTable, row: number, column: number, format: FormatCell): Segment {
  const heading = table.columns[column];
  const value = table.rows[row]?.[column] ?? null;
  return {
    kind: "cell",
    text: heading === undefined ? String(value) : format(value, heading),
    cells: [[row, column]],
    derivation: "value",
  };
}

/** The number of rows, which every row's first cell stands for. */
export function rowCount(table: ResultTable): Segment {
  const last = Math.max(0, table.rowCount - 1);
  return {
    kind: "cell",
    text: table.rowCount.toLocaleString("en-US"),
    cells: [
      [0, 0],
      [last, 0],
    ],
    derivation: "count",
  };
}

/** The number of rows that there are, of which a cap may have left fewer; that of those held where they were not counted. */
export const totalCount = (table: ResultTable): Segment => ({
  ...rowCount(table),
  text: (table.total ?? table.rowCount).toLocaleString("en-US"),
});

/** The column of that place; an exception where there is none. */
export function columnAt(table: ResultTable, index: number): ResultColumn {
  const found = table.columns[index];
  if (found === undefined) throw new RangeError(`no column ${index}`);
  return found;
}

/** What a column of members is called; a person's first name after the person. */
export const nameOf = ({ label, whole }: ResultColumn): string => whole?.label ?? label;

/** A member as words; people by their whole name, and what is a bare number or a yes after what it is ("Order ID 3"). */
export function memberOf(table: ResultTable, row: number, column: number, format: FormatCell): Segment {
  const heading = columnAt(table, column);
  const value = wholeName(table, table.rows[row] ?? [], column);
  const said = format(value, heading);
  const called = (heading.part !== undefined && calledParts.has(heading.part)) || isYear(heading);
  const bare = typeof value === "boolean" || (typeof value === "number" && !called);
  return named(bare && !heading.label.includes(said) ? `${capitalised(heading.label)} ${said}` : said);
}

/** Parts of a time whose numbers people call by name. */
const calledParts: ReadonlySet<TimePart> = new Set(["day-of-week", "month-of-year", "quarter-of-year"]);

/** Whether a column of whole numbers holds years. */
export const isYear = ({ label, part }: ResultColumn): boolean =>
  part === "year" || /\byears?\b/i.test(label);

/** The words between what happened and its time: days are called "on", weeks by their first day, longer periods "in". */
export const within = ({ grain }: ResultColumn): string =>
  grain === "week" ? " in the week of " : grain !== undefined && short.has(grain) ? " on " : " in ";

const short: ReadonlySet<TimeGrain> = new Set(["second", "minute", "hour", "day"]);

/** A member as the cells that name it. */
export function memberCell(table: ResultTable, row: number, column: number, format: FormatCell): Segment {
  const parts = columnAt(table, column).whole?.with ?? [];
  const rest = parts.map((id) => table.columns.findIndex((one) => one.id === id));
  return {
    kind: "cell",
    text: format(wholeName(table, table.rows[row] ?? [], column), columnAt(table, column)),
    cells: [column, ...rest].map((index) => [row, index]),
    derivation: "value",
  };
}

/** What a column counts, in the plural ("customers" of "Number of customers"); null of other figures, those computed of counts among them. */
export const countedIn = ({ label }: ResultColumn): string | null =>
  / (?:divided by|times|plus|minus) /.test(label)
    ? null
    : (/^number of (.+)$/i.exec(lowered(label))?.[1] ?? null);

/** The noun after a number of what is counted. */
export const counting = (counted: string, number: Literal | undefined): Segment =>
  named(number === 1 ? rowOf(counted) : counted);

/** "a, b and c". */
export const enumerated = (items: (string | Segment)[][]): (string | Segment)[] =>
  items.flatMap((item, index) => [
    ...(index === 0 ? [] : [index === items.length - 1 ? " and " : ", "]),
    ...item,
  ]);

/** A sentence of words and segments; a name that ends with a full stop ends it. */
export const sentence = (...parts: (string | Segment)[]): Sentence => {
  const segments = parts.map((part) => (typeof part === "string" ? words(part) : part));
  const ended = segments.at(-1)?.text === "." && segments.at(-2)?.text.endsWith(".") === true;
  return ended ? segments.slice(0, -1) : segments;
};
