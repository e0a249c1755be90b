import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isQuoted } from "./is-quoted.ts";

/** What a row that somebody pays for calls what it costs them. */
const charges: ReadonlySet<string> = new Set("price fare fee charge bill".split(" "));
/** "Amount billed": money that came in, or will. */
const billed: ReadonlySet<string> = new Set(
  "billed charged invoiced received collected earned pay".split(" "),
);
/** Money that has come in: beside it, what was billed is what rows come to. */
const came: ReadonlySet<string> = new Set("received collected pay".split(" "));
/** Words that change nothing about it. */
const plain: ReadonlySet<string> = new Set("total amount final".split(" "));
/** What people pay for, whose rows tell it as an amount alone. */
const paid: ReadonlySet<string> = new Set(
  "ticket fare admission registration ride lesson treatment repair membership parking donation gift contribution".split(
    " ",
  ),
);
/** Several of the same at one price: what a row brings is another figure then. */
const many: ReadonlySet<string> = new Set(["quantity", "unit", "units", "piece", "pieces"]);
/** Rows whose money is paid rather than received, or was never a price. */
const spending: ReadonlySet<string> = new Set(
  "claim expense cost purchase procurement supplier vendor fine penalty quote estimate offer".split(" "),
);

/**
 * Where no table is one of sales, the column that says what each dated row was charged for: the fee of a lesson, the fare of a
 * ticket, the price of a shipment. Of several tables that of the most rows; null where none or more than one column of a table is such.
 */
export function chargeColumn(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ColumnEntry | null {
  const found = tables.flatMap((table) => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const isDated = own.some(({ column }) => column.role === "time");
    if (table.table.type !== "fact" || !isDated || table.words.some((word) => spending.has(word))) return [];
    if (own.some(({ words }) => words.some((word) => many.has(word)))) return [];
    const called = own.filter((entry) => isCharge(entry, table) && !isQuoted(entry, table));
    const owed = called.filter(({ words }) => !words.some((word) => came.has(word)));
    const [only, other] = owed.length > 0 ? owed : called;
    return only === undefined || other !== undefined ? [] : [{ only, rows: table.table.rowCount ?? 0 }];
  });
  return found.toSorted((one, next) => next.rows - one.rows)[0]?.only ?? null;
}

/** "Fee", "lesson fee", "price paid", "amount billed" of lessons; the "amount" of tickets; not a fee for being late, nor a list price. */
function isCharge({ column, words, foreign }: ColumnEntry, table: TableEntry): boolean {
  if (foreign || column.role !== "measure") return false;
  const said = words.filter((word) => !table.words.includes(word) && !plain.has(word));
  if (said.length === 0)
    return column.additivity === "additive" && table.words.some((word) => paid.has(word));
  const isSaid = said.every((word) => charges.has(word) || billed.has(word));
  return isSaid && (charges.has(said[0] ?? "") || words.length > 1);
}
