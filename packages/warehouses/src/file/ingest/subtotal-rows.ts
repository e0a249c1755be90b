import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "./typing/sql-text.ts";
import { queryRows, type StagedTable } from "./typing/staged-table.ts";

/** "North total", "Total North", "Subtotal": words of a row that adds up those above it. */
const LABEL = "(?i)(^|[^a-z])((sub|sub-|zwischen)?(totals?|sum|summe)|gesamt)([^a-z]|$)";

/** Columns from the left in which such a row says what it is. */
const LABELLED = 3;

/**
 * The rowids of rows among the others that add up those since the last such row ("North total"): called so, and holding the
 * sums of most of the columns of figures. Sums are tried as numbers with decimal points and with decimal commas.
 */
export async function subtotalRows(connection: DuckDBConnection, table: StagedTable): Promise<number[]> {
  const { relation, columns } = table;
  if (columns.length < 2) return [];
  const isCalled = columns
    .slice(0, LABELLED)
    .map((_, at) => `coalesce(regexp_matches(c${at}, ${literal(LABEL)}), false)`)
    .join(" or ");
  const [called] = await queryRows(
    connection,
    `select count(*) filter (${isCalled}), count(*) from ${relation}`,
  );
  const [marks = 0, rows = 0] = (called ?? []).map(Number);
  if (marks === 0 || marks > rows / 2) return [];
  const numbers = columns.flatMap((_, at) => [pointed(`c${at}`), withComma(`c${at}`)]);
  const figures = numbers.map((number, at) => `${number} as n${at}`).join(", ");
  const sums = numbers.map((_, at) => `max(n${at}) filter (mark), sum(n${at}) filter (not mark)`).join(", ");
  const groups = await queryRows(
    connection,
    `with marked as (select rowid as id, (${isCalled}) as mark, ${figures} from ${relation}),
       grouped as (select *, count(*) filter (mark) over (order by id rows between unbounded preceding and 1 preceding) as place from marked)
     select max(id) filter (mark), count(*) filter (not mark), ${sums} from grouped group by place having bool_or(mark)`,
  );
  return groups.flatMap(([id, others, ...figures]) =>
    Number(others) > 0 && addsUp(figures.map((one) => (one === null ? null : Number(one))))
      ? [Number(id)]
      : [],
  );
}

/** Whether at least half of the row's figures are the sums of the rows above, of one of the two ways to read them. */
function addsUp(figures: (number | null)[]): boolean {
  const columns = Array.from({ length: figures.length / 4 }, (_, at) => figures.slice(4 * at, 4 * at + 4));
  const stated = columns.filter(([pointed = null, , comma = null]) => pointed !== null || comma !== null);
  const right = stated.filter(
    ([pointed = null, sum = null, comma = null, commaSum = null]) =>
      isSum(pointed, sum) || isSum(comma, commaSum),
  );
  return right.length > 0 && right.length >= stated.length / 2;
}

const isSum = (value: number | null, sum: number | null): boolean =>
  value !== null && sum !== null && sum !== 0 && Math.abs(value - sum) <= Math.abs(sum) * 0.001;

const pointed = (cell: string): string =>
  `try_cast(regexp_replace(${cell}, '[$€£¥,%\\s]', '', 'g') as double)`;

const withComma = (cell: string): string =>
  `try_cast(replace(regexp_replace(${cell}, '[$€£¥.%\\s]', '', 'g'), ',', '.') as double)`;
