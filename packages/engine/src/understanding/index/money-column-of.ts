import { isAmountUnit } from "../lexicon/units.ts";
import { lemma } from "../text/lemma.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isInEachCurrency } from "./in-each-currency.ts";
import { nameWords } from "./names.ts";

/** The number that each row of a table is called by ("tip" of tips), which says how large it is; null where none is. */
export const calledAsRows = (
  { words, columns: own }: TableEntry,
  columns: readonly ColumnEntry[],
): ColumnEntry | null =>
  own
    .flatMap((id) => columns[id] ?? [])
    .find((entry) => isAdded(entry) && !tallies(entry) && entry.words.join(" ") === words.join(" ")) ?? null;

/**
 * The column whose sum is what the rows of a table come to in money: what the data takes in where the table holds it, else the one
 * additive measure that money names, of several the one that is called after the table or by nothing but money ("total amount" beside a
 * subtotal, a discount and a tax, which are parts of it); null where none or more than one may be meant.
 */
export function moneyColumnOf(
  table: TableEntry,
  { columns, takings }: { columns: readonly ColumnEntry[]; takings: number | null },
): ColumnEntry | null {
  const ownName = calledAsRows(table, columns);
  if (ownName !== null) return ownName;
  if (takings !== null && columns[takings]?.table === table.id) return columns[takings] ?? null;
  const held = table.columns.flatMap((id) => columns[id] ?? []);
  const adding = held.filter((each) => isAdded(each) && !isInEachCurrency(each, held));
  const named = adding.filter(({ words }) => words.some((word) => money.has(word)));
  const own = named.filter(({ words }) =>
    words.every((word) => money.has(word) || table.words.includes(word) || word.length <= 3),
  );
  const titled = own.filter(({ words }) => words.some((word) => table.words.includes(word)));
  const whole = named.filter(({ words }) => !words.some((word) => parts.has(word)));
  const [only, other] =
    [own.length > 1 ? titled : own, whole, named, adding.filter(mayBeMoney)].find((few) => few.length > 0) ??
    [];
  return other === undefined ? (only ?? null) : null;
}

/** What is told of a sum of money beside it: what it is before something, and what is taken off or put on. */
const parts: ReadonlySet<string> = new Set(
  "sub subtotal discount rebate tax vat shipping freight fee tip surcharge".split(" "),
);

const money: ReadonlySet<string> = new Set(
  "amount total value price paid cost revenue sum charge fee premium spend".split(" "),
);
const counts: ReadonlySet<string> = new Set(
  "quantity count units duration length delay time minute hour second distance weight".split(" "),
);

const isAdded = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.role === "measure" && column.additivity === "additive";

/** No time that passes, no number of things and nothing that is weighed or measured. */
const mayBeMoney = (entry: ColumnEntry): boolean =>
  entry.column.unit.kind !== "duration" &&
  !tallies(entry) &&
  !entry.words.some((word) => counts.has(word) || isAmountUnit(word));

/** Whether a number is one of things or deeds, which are named in the plural ("extensions" of leases). */
export function tallies({ column }: Pick<ColumnEntry, "column">): boolean {
  const last = nameWords(column.name).at(-1) ?? "";
  return (
    column.physicalType === "integer" &&
    column.unit.kind !== "currency" &&
    last !== lemma(last) &&
    !money.has(lemma(last))
  );
}
