import type { DuckDBConnection } from "@duckdb/node-api";
import type { ExtractedColumn } from "../extracted-table.ts";
import { literal } from "../typing/sql-text.ts";
import { queryRows, type StagedTable } from "../typing/staged-table.ts";
import { firstDay, type HeaderPeriod, headerPeriod } from "./header-period.ts";

/** Columns of periods that a cross table has at least, figures that it may tell of each, and the share of cells that are numbers. */
const bounds = { periods: 3, figures: 4, numbers: 0.8 };

/**
 * A cross table ("Product | Jan | Feb | Mar") as a list: a row for each period of each row, in a column of periods and one of
 * figures, which is called after what the headers say beside the period, else after the table. Totals of the periods are left out.
 * Null for a table that is none, and for one that tells other figures beside, which would be told again in each period. The list
 * stands in the relation `melted`.
 */
export async function meltPeriods(
  connection: DuckDBConnection,
  table: StagedTable,
  name: string,
): Promise<StagedTable | null> {
  const placed = placedPeriods(table, name);
  if (placed === null) return null;
  const numbers = await numberShares(connection, table);
  if (placed.some(({ at }) => (numbers[at] ?? 1) < bounds.numbers)) return null;
  const inPeriods = new Set(placed.map(({ at }) => at));
  const others = table.columns.flatMap((_, at) => (inPeriods.has(at) ? [] : [at]));
  const isFigure = (at: number): boolean =>
    (numbers[at] ?? 0) >= bounds.numbers && !codes.test(table.columns[at]?.header ?? "");
  const kept = others.filter((at) => !(isFigure(at) && totals.test(table.columns[at]?.header.trim() ?? "")));
  if (kept.length === 0 || kept.some(isFigure)) return null;
  return melt(connection, table, { kept, placed, name });
}

const totals =
  /^(?:(?:grand|row|year|yearly|annual|full[- ]year) )?(?:totals?|sum|summe|gesamt|average|avg\.?|mean|ytd|fy|change|growth)\b/i;
const codes = /(?:\b|_)(?:id|no|nr|code|number|key|zip|plz|sku)\.?$|#\s*$/i;

type Placed = HeaderPeriod & { at: number };

/** The columns whose headers name periods of one grain; null where they are too few, repeat each other or tell the year only here and there. */
function placedPeriods({ columns }: StagedTable, name: string): Placed[] | null {
  const read = columns.flatMap(({ header }, at): Placed[] => {
    const period = headerPeriod(header);
    return period === null ? [] : [{ ...period, at }];
  });
  const grains = Map.groupBy(read, ({ grain }) => grain);
  const [placed = []] = [...grains.values()].toSorted((a, b) => b.length - a.length);
  const figures = Map.groupBy(placed, ({ rest }) => rest.toLowerCase());
  const cells = new Set(placed.map(({ cell }) => cell));
  const isClear = [...figures.values()].every(
    (group) => group.length > 1 && new Set(group.map(({ cell }) => cell)).size === group.length,
  );
  const sameYears = new Set(placed.map(({ hasYear }) => hasYear)).size === 1;
  if (cells.size < bounds.periods || figures.size > bounds.figures || !isClear || !sameYears) return null;
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(name) ?? [];
  return placed.map((one) =>
    one.hasYear || year === undefined
      ? one
      : { ...one, hasYear: true, cell: firstDay(one.grain, year, Number(one.cell)) },
  );
}

/** The share of each column's cells that are numbers; null of a column without any cell. */
async function numberShares(connection: DuckDBConnection, table: StagedTable): Promise<(number | null)[]> {
  const list = table.columns.map((_, at) => {
    const number = `try_cast(regexp_replace(c${at}, '[^0-9.eE-]', '', 'g') as double)`;
    return `count(${number}) / nullif(count(c${at}), 0)`;
  });
  const [row = []] = await queryRows(connection, `select ${list.join(", ")} from ${table.relation}`);
  return row.map((share) => (share === null ? null : Number(share)));
}

type Layout = { kept: number[]; placed: Placed[]; name: string };

async function melt(
  connection: DuckDBConnection,
  table: StagedTable,
  { kept, placed, name }: Layout,
): Promise<StagedTable> {
  const cells = [...new Set(placed.map(({ cell }) => cell))];
  const figures = [...Map.groupBy(placed, ({ rest }) => rest.toLowerCase()).values()];
  const lists = figures.map((group) =>
    cells.map((cell) => {
      const own = group.find((one) => one.cell === cell);
      return own === undefined ? "null" : `c${own.at}`;
    }),
  );
  const values = lists.map((_, at) => `c${kept.length + 1 + at}`);
  await connection.run(
    `create or replace table melted as select * from (
       select ${kept.map((column, at) => `c${column} as c${at}, `).join("")}
         unnest([${cells.map(literal).join(", ")}]) as c${kept.length},
         ${lists.map((list, at) => `unnest([${list.join(", ")}]) as ${values[at]}`).join(", ")},
         ${table.line} as source_line, rowid as source_row
       from ${table.relation} order by rowid)
     where coalesce(${values.join(", ")}) is not null`,
  );
  const [row] = await queryRows(connection, "select count(*) from melted");
  const grain = placed[0]?.grain ?? "year";
  const period: ExtractedColumn = {
    header: headers[grain],
    notes: [{ kind: "from-headers", columns: placed.length }],
    typedNumbers: false,
  };
  const told = figures.map((group): ExtractedColumn => {
    const [first] = group;
    const header = first === undefined || first.rest === "" ? figureName(name) : first.rest;
    const isTaken = kept.some((at) => table.columns[at]?.header.toLowerCase() === header.toLowerCase());
    const notes = placed.flatMap(({ at }) => table.columns[at]?.notes ?? []).slice(0, 1);
    return { header: isTaken ? "Value" : header, notes, typedNumbers: false };
  });
  return {
    ...table,
    relation: "melted",
    columns: [...kept.flatMap((at) => table.columns[at] ?? []), period, ...told],
    rowCount: Number(row?.[0] ?? 0),
    line: "source_line",
  };
}

const headers = { day: "Date", month: "Month", quarter: "Quarter", year: "Year" } as const;

/** Words of a table's name that say how it is laid out, not what it tells. */
const layout = new Set(
  "by per and in of the over for month months monthly quarter quarters quarterly year years yearly annual day days daily date weekly week report reports data table sheet export summary overview pivot crosstab cross wide matrix copy final".split(
    " ",
  ),
);

/** What the figures are called where the headers are periods and nothing else: "Sales" of "sales_by_month_2023". */
function figureName(name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== "" && !layout.has(word.toLowerCase()));
  const called = words.filter((word) => headerPeriod(word) === null).join(" ");
  return called === "" ? "Value" : `${called[0]?.toUpperCase() ?? ""}${called.slice(1)}`;
}
