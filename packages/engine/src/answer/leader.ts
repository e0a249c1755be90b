import {
  lowered,
  named,
  type ResultTable,
  rowsOf,
  type Segment,
  type Sentence,
  unitless,
} from "@parlance/contract";
import {
  cell,
  columnAt,
  countedIn,
  counting,
  enumerated,
  type FormatCell,
  memberOf,
  sentence,
} from "./segments.ts";

/**
 * How rows rank: by the column `measure`, the smallest first where `low`, behind `after` others that are not shown; the first `members` columns
 * name a row, `called` what it is; `share` holds each row's part of the whole, `rank` its place where one row is shown of many.
 */
export type Ranking = {
  measure: number;
  low: boolean;
  after: number;
  members: number;
  called: string;
  share?: number;
  rank?: number;
};

type Part = string | Segment;

/** Rows that share a place are named where they are few. */
const mostNamed = 3;

/**
 * The row with the largest figure and the one after it, or all that share the first place; the smallest where that is what the
 * rows are ordered by. What belongs to no member leads only where nothing else is.
 */
export function leader(table: ResultTable, ranking: Ranking, format: FormatCell): Sentence {
  const { measure, low, after } = ranking;
  const all = table.rows.map((_, row) => row);
  const ofMembers = all.filter((row) =>
    table.rows[row]?.slice(0, ranking.members).every((member) => member !== null),
  );
  const ranked = (ofMembers.length > 0 ? ofMembers : all).toSorted(
    (a, b) => (low ? 1 : -1) * (value(table, a, ranking) - value(table, b, ranking)),
  );
  const [first = 0, second] = ranked;
  const ties = all.filter(
    (row) => ranked.includes(row) && alike(value(table, row, ranking), value(table, first, ranking)),
  );
  const figure = [
    ...figureOf(table, ties[0] ?? first, measure, format),
    ...shareOf(table, ties[0] ?? first, ranking, format),
  ];
  if (ties.length > 1) {
    const each = countedIn(columnAt(table, measure)) === null ? [] : [" each"];
    return sentence(...sharing(table, ties, ranking, format), ...figure, ...each, ".");
  }
  const others = ofMembers.length === 0 ? undefined : all.find((row) => !ofMembers.includes(row));
  const name = members(table, first, ranking, format);
  const { rank } = ranking;
  const place: Part[] =
    rank !== undefined
      ? [" is number ", cell(table, first, rank, format), ": "]
      : [second === undefined && !low && after === 0 ? ": " : said(table, ranking).leads];
  const next = second === undefined ? [] : runnerUp(table, second, ranking, format);
  const outside =
    low || after > 0 || others === undefined ? [] : withoutMember(table, others, first, ranking, format);
  return sentence(...name, ...place, ...figure, ...next, ...outside, ".");
}

/** What is missing ranks last; a time by its instant. */
function value(table: ResultTable, row: number, { measure, low }: Ranking): number {
  const cell = table.rows[row]?.[measure] ?? null;
  if (cell === null) return low ? Number.MAX_VALUE : -Number.MAX_VALUE;
  return isTime(table, measure) ? Date.parse(String(cell)) : Number(cell);
}

/** Equal but for the last digits, which sums of decimals differ in. */
const alike = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

/** Places behind the first, in words: a sentence has no number that is no cell. */
const places = ["second", "third", "fourth", "fifth"];

/** How a first place is said, and one behind others: of a time it is no matter of more and less. */
function said(table: ResultTable, { measure, low, after }: Ranking): { leads: string; share: string } {
  if (after > 0) {
    const place = places[after - 1];
    const from = low ? " from the bottom: " : ": ";
    return place === undefined
      ? { leads: ` follows${from}`, share: ` follow${from}` }
      : { leads: ` comes ${place}${from}`, share: ` share ${place} place${from}` };
  }
  if (isTime(table, measure))
    return low
      ? { leads: " comes first: ", share: " come first: " }
      : { leads: " comes last: ", share: " come last: " };
  return low
    ? { leads: " is lowest: ", share: " share the lowest place: " }
    : { leads: " leads: ", share: " share the lead: " };
}

const isTime = (table: ResultTable, measure: number): boolean =>
  ["date", "timestamp"].includes(columnAt(table, measure).type);

/** "revenue is 12", "12 customers". */
function figureOf(table: ResultTable, row: number, measure: number, format: FormatCell): Part[] {
  const heading = columnAt(table, measure);
  const counted = countedIn(heading);
  const figure = cell(table, row, measure, format);
  return counted === null
    ? [named(lowered(unitless(heading))), " is ", figure]
    : [figure, " ", counting(counted, table.rows[row]?.[measure])];
}

const runnerUp = (table: ResultTable, row: number, ranking: Ranking, format: FormatCell): Part[] => [
  ", then ",
  ...members(table, row, ranking, format),
  " with ",
  cell(table, row, ranking.measure, format),
  ...shareOf(table, row, ranking, format),
];

const shareOf = (table: ResultTable, row: number, { share }: Ranking, format: FormatCell): Part[] =>
  share === undefined ? [] : [" (", cell(table, row, share, format), ")"];

/** Who shares the first place; how many where they are too many to name. */
function sharing(table: ResultTable, ties: number[], ranking: Ranking, format: FormatCell): Part[] {
  const place = said(table, ranking).share;
  if (ties.length <= mostNamed)
    return [...enumerated(ties.map((row) => members(table, row, ranking, format))), place];
  const number: Segment = {
    kind: "cell",
    text: ties.length.toLocaleString("en-US"),
    cells: ties.map((row) => [row, ranking.measure]),
    derivation: "count",
  };
  return [number, " ", named(rowsOf(lowered(ranking.called))), place];
}

/** What a row is about: its members, before the figure; people by their whole name. */
function members(table: ResultTable, row: number, ranking: Ranking, format: FormatCell): Part[] {
  const rest = new Set(table.columns.flatMap(({ whole }) => whole?.with ?? []));
  return table.columns
    .slice(0, ranking.members)
    .flatMap(({ id }, index) => (rest.has(id) ? [] : [index]))
    .flatMap((index, place) => [...(place === 0 ? [] : [", "]), memberOf(table, row, index, format)]);
}

/** What has no member is told where it is more than the leader has. */
const withoutMember = (
  table: ResultTable,
  row: number,
  first: number,
  ranking: Ranking,
  format: FormatCell,
): Part[] =>
  value(table, row, ranking) <= value(table, first, ranking)
    ? []
    : ["; ", cell(table, row, ranking.measure, format), " has no ", named(lowered(columnAt(table, 0).label))];
