import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isOfStaff } from "../../../index/persons.ts";

const sales: ReadonlySet<string> = new Set(["order", "sale", "sales", "purchase", "transaction", "invoice"]);
/** Whom or what sales name besides those who buy. */
const others: ReadonlySet<string> = new Set(
  "store shop outlet branch till warehouse shipper carrier product item article channel campaign promotion currency".split(
    " ",
  ),
);

/** Who sells, or who buys where no table is called so: of those whom sales name one of, the only staff, or the only ones that are neither staff nor places to sell at. */
export function salesParties(index: ModelIndex, sells: boolean): TableEntry | null {
  const rows = index.tables.filter(
    ({ table, words }) => table.type === "fact" && sales.has(words.at(-1) ?? ""),
  );
  const named = new Set(
    rows.flatMap(({ id }) =>
      (index.graph.ways[id] ?? []).flatMap(({ to, step }) => (step.reversed ? [] : (index.tables[to] ?? []))),
    ),
  );
  const [only, other] = [...named].filter(
    (table) =>
      table.table.type !== "fact" &&
      doesSell(table, index) === sells &&
      !others.has(table.words.at(-1) ?? ""),
  );
  return other === undefined ? (only ?? null) : null;
}

/** Whether those of a table sell: they work here, or are called after it. */
const doesSell = (table: TableEntry, index: ModelIndex): boolean =>
  isOfStaff(table, index.columns) || sellers.has(table.words.at(-1) ?? "");

const sellers: ReadonlySet<string> = new Set(
  "salesperson salesman saleswoman rep representative broker realtor agent dealer seller auctioneer clerk cashier".split(
    " ",
  ),
);
