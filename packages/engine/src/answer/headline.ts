import {
  type AggregateQuery,
  type Literal,
  lowered,
  named,
  noResults,
  type ResultColumn,
  type ResultTable,
  type Segment,
  type SemanticQuery,
  type Sentence,
  unitless,
} from "@parlance/contract";
import { changeSince } from "./change-since.ts";
import { cohortHeadline } from "./cohort-headline.ts";
import { atStart, total } from "./figures.ts";
import { leader } from "./leader.ts";
import { listHeadline } from "./list-headline.ts";
import { mostChanged } from "./most-changed.ts";
import {
  cell,
  columnAt,
  type FormatCell,
  isYear,
  memberOf,
  nameOf,
  rowCount,
  sentence,
  within,
} from "./segments.ts";
import { tellsOfShown } from "./tells-of-shown.ts";

/**
 * The one-sentence answer, by the shape of the query and its result. Every number in it is a cell; `row` is what a row of the
 * query's subject is called.
 */
export function headline(
  table: ResultTable,
  query: SemanticQuery,
  format: FormatCell,
  row = "row",
): Sentence {
  if (table.rows.length === 0 || table.columns.length === 0) return sentence(noResults.summary);
  switch (query.kind) {
    case "aggregate":
      return ofShown(table, query, aggregateHeadline(table, query, format));
    case "list":
      return listHeadline(table, query, format, row);
    case "set":
      return sentence(rowCount(table), table.rowCount === 1 ? " row matches." : " rows match.");
    case "analysis":
      return headline(table, query.query, format, row);
  }
}

/** What is said of rows that were cut off holds of those alone, unless they came in the order of what is said. */
const ofShown = (table: ResultTable, query: AggregateQuery, said: Sentence): Sentence =>
  tellsOfShown(table, query) ? sentence("Of the first ", rowCount(table), " rows: ", ...said) : said;

function aggregateHeadline(table: ResultTable, query: AggregateQuery, format: FormatCell): Sentence {
  const dimensions = query.dimensions.length;
  const measure = table.columns.findIndex((column) => column.role === "measure");
  if (measure < 0) return listHeadline(table, query, format, "row");
  if (measure === 0 && table.rows.length > 1) return listHeadline(table, query, format, "row");
  if (dimensions === 0 || measure === 0) return total(table, query, format);
  const changed =
    query.comparison === null
      ? cohortHeadline(table, query, format)
      : mostChanged(table, query, measure, format);
  if (changed !== null) return changed;
  const time = table.columns.findIndex(
    (column) =>
      column.role === "dimension" &&
      (column.type === "date" || column.type === "timestamp" || holdsYears(column)),
  );
  const { by, descending } = query.order[0] ?? { by: null, descending: true };
  const ranks = by?.kind === "output" && by.id === columnAt(table, measure).id;
  const ties = ranks && query.limit !== null;
  if (time >= 0 && dimensions === 1 && query.having !== null && !ties) return periodsThat(table, time);
  if (time >= 0 && dimensions === 1 && table.rows.length > 1 && !ties && isAscending(table, time)) {
    const along = query.transforms.find(({ kind }) => kind === "running" || kind === "growth");
    const developed = table.columns.findIndex(({ id }) => id === along?.id);
    if (developed >= 0 && table.rows.length > 2)
      return overTime(table, { measure: developed, time, other: -1, of: measure }, format);
    const [, second, more] = query.measures;
    const other = more === undefined ? table.columns.findIndex(({ id }) => id === second?.id) : -1;
    return overTime(table, { measure, time, other }, format);
  }
  const part = query.transforms.find(({ kind }) => kind === "share")?.id;
  const share = table.columns.findIndex(({ id }, index) => id === part && index > measure);
  const ends = time >= 0 && measure === 2 && !ties ? firstAndLast(table, time) : null;
  if (ends !== null) return inTwoPeriods(table, { measure, time, share, ...ends }, format);
  const low = !descending && ranks;
  const after = ranks ? (query.limit?.offset ?? 0) : 0;
  const ranking = { measure, low, after, members: measure, called: nameOf(columnAt(table, 0)) };
  const placed = query.transforms.find(({ kind }) => kind === "rank")?.id;
  const rank = table.rows.length === 1 ? table.columns.findIndex(({ id }) => id === placed) : -1;
  return leader(
    table,
    { ...ranking, ...(share < 0 ? {} : { share }), ...(rank < 0 ? {} : { rank }) },
    format,
  );
}

/** Periods were chosen by their figures: how many there are, and no change from the first to the last of them. */
const periodsThat = (table: ResultTable, time: number): Sentence => {
  const unit = columnAt(table, time).grain ?? "row";
  return sentence(rowCount(table), table.rowCount === 1 ? ` ${unit} matches.` : ` ${unit}s match.`);
};

/** The two periods that are shown, or the first and the last of several that the data covers whole; null where there is one alone. */
function firstAndLast(table: ResultTable, time: number): { earlier: Literal; later: Literal } | null {
  const periods = [...new Set(table.rows.map((row) => row[time] ?? null))]
    .filter((period) => period !== null)
    .toSorted();
  const cut = new Set<Literal>(columnAt(table, time).partial);
  const whole = periods.length === 2 ? periods : periods.filter((period) => !cut.has(period));
  const [earlier, later] = [whole[0], whole.at(-1)];
  return earlier === undefined || later === undefined || earlier === later ? null : { earlier, later };
}

/** Who leads in the later of two periods, with its part of the whole in the column `share`, and where it stood in the earlier one. */
function inTwoPeriods(
  table: ResultTable,
  {
    measure,
    time,
    share,
    earlier,
    later,
  }: { measure: number; time: number; share: number; earlier: Literal; later: Literal },
  format: FormatCell,
): Sentence {
  const of = table.columns.findIndex(({ role }, index) => role === "dimension" && index !== time);
  const figure = (row: number): number => Number(table.rows[row]?.[measure] ?? Number.NEGATIVE_INFINITY);
  const [now = 0] = table.rows
    .flatMap((row, index) => (row[time] === later && row[of] !== null ? [index] : []))
    .toSorted((one, other) => figure(other) - figure(one));
  const before = table.rows.findIndex((row) => row[of] === table.rows[now]?.[of] && row[time] === earlier);
  return sentence(
    memberOf(table, now, of, format),
    " leads",
    within(columnAt(table, time)),
    memberOf(table, now, time, format),
    ": ",
    named(lowered(unitless(columnAt(table, measure)))),
    " is ",
    cell(table, now, measure, format),
    ...(share < 0 ? [] : [" (", cell(table, now, share, format), ")"]),
    ...(before < 0
      ? []
      : [
          ...changeSince(table, { before, now, measure }, format),
          cell(table, before, measure, format),
          within(columnAt(table, time)),
          memberOf(table, before, time, format),
        ]),
    ".",
  );
}

/** From where to where a figure went, between the first and the last period that the data covers whole; of both that it covers in part where there is none; and a second figure beside it; `of` is what the figure is computed from. */
function overTime(
  table: ResultTable,
  { measure, time, other, of }: { measure: number; time: number; other: number; of?: number },
  format: FormatCell,
): Sentence {
  const { grain, partial = [] } = columnAt(table, time);
  const cut = new Set<Literal>(partial);
  const isWhole = (row: Literal[]): boolean =>
    row[time] !== null && row[measure] !== null && !cut.has(row[time] ?? null);
  const whose = of === undefined ? "" : ` of ${lowered(unitless(columnAt(table, of)))}`;
  const name = named(`${atStart(unitless(columnAt(table, measure)))}${whose}`);
  const at = (row: number) =>
    [
      cell(table, row, measure, format),
      within(columnAt(table, time)),
      memberOf(table, row, time, format),
    ] as const;
  const [first, last] = [table.rows.findIndex(isWhole), table.rows.findLastIndex(isWhole)];
  const rest = table.rows.length === 2 ? 1 - first : -1;
  if (first >= 0 && first === last)
    return sentence(
      name,
      " is ",
      ...at(first),
      `, the only complete ${grain ?? "one"} shown`,
      ...(rest < 0 ? [] : ["; ", ...at(rest)]),
      ".",
    );
  if (table.rows.length === 2 && first === 0)
    return sentence(
      name,
      " is ",
      ...at(1),
      ...changeSince(table, { before: 0, now: 1, measure }, format),
      ...at(0),
      ".",
    );
  const [from, to] = first < 0 ? [0, table.rows.length - 1] : [first, last];
  const figure = (row: number): Segment => cell(table, row, other, format);
  const beside =
    other < 0
      ? []
      : [", ", named(lowered(unitless(columnAt(table, other)))), " from ", figure(from), " to ", figure(to)];
  return sentence(name, " went from ", ...at(from), " to ", ...at(to), ...beside, ".");
}

const holdsYears = (column: ResultColumn): boolean => column.type === "integer" && isYear(column);

const isAscending = (table: ResultTable, time: number): boolean =>
  table.rows.every((row, index) => index === 0 || String(table.rows[index - 1]?.[time]) <= String(row[time]));
