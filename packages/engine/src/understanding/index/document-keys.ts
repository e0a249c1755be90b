import type { ColumnEntry, TableEntry } from "./entries.ts";

/**
 * The column that numbers the documents of a table which is called after them and has a row for each of their lines: "Delivery No" of
 * "Deliveries" with a "Line", an "Order ID" of "Orders" that each product of it repeats. By table; none where the number is told once, but for a few
 * duplicates, refers to a table of its own, or begins anew in each of something else.
 */
export const documentKeys = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ReadonlyMap<number, number> =>
  new Map(
    tables.flatMap((table): [number, number][] => {
      const own = table.columns.flatMap((id) => columns[id] ?? []);
      const numbered = own.filter((entry) => numbersDocuments(entry, table) && repeats(entry, table));
      const [only, other] = numbered;
      return only !== undefined && other === undefined && isTold(only, own, table)
        ? [[table.id, only.id]]
        : [];
    }),
  );

const numbers: ReadonlySet<string> = new Set("id number no # code ref reference".split(" "));

/** What is numbered anew within something else: the "Line No" of "Order Lines" numbers no documents. */
const places: ReadonlySet<string> = new Set("line ln position pos sequence seq step row lap stop".split(" "));

/** "Delivery No" of "Deliveries", "Invoice Number" of "Sales invoices". */
const numbersDocuments = ({ words, foreign, column }: ColumnEntry, { words: named }: TableEntry): boolean =>
  !foreign &&
  column.role !== "measure" &&
  words.length > 1 &&
  numbers.has(words.at(-1) ?? "") &&
  words.at(-2) === named.at(-1) &&
  !places.has(words.at(-2) ?? "");

/** How many rows a document has at least on average, from which on a number is no mere duplicate. */
const fewest = 1.1;

const repeats = ({ column }: ColumnEntry, { table }: TableEntry): boolean =>
  table.rowCount > 0 && (column.profile?.distinct ?? table.rowCount) * fewest <= table.rowCount;

/** Whether the rows of a document are told apart by what lines have: a number of the line, a product, what happened. */
function isTold({ id }: ColumnEntry, own: readonly ColumnEntry[], { key }: TableEntry): boolean {
  const beside = key.filter((each) => each !== id);
  const tells = own.filter((each) => each.id !== id && each.words.some((word) => ofLines.has(word)));
  if (key.length < 2) return !key.includes(id) && tells.length > 0;
  return key.includes(id)
    ? beside.every((each) => tells.some((entry) => entry.id === each))
    : tells.length > 0;
}

const ofLines: ReadonlySet<string> = new Set(
  "line ln item itm product article sku position pos part material service dish event step sequence seq row".split(
    " ",
  ),
);
