import { isAmountUnit, isSameUnit } from "../lexicon/units.ts";
import { isBuyingPrice } from "./buying-price.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import { findRoutes } from "./graph.ts";
import { isBill, wasHandedOver } from "./handed-over.ts";
import { lineTables } from "./line-tables.ts";
import { areBought } from "./purchases.ts";
import { isOfAllPieces } from "./takings.ts";

/**
 * Columns whose product is what was sold: `price` may lie one to-one step away; `discount`, there too, is a share of 0 to 1, or where `percent`
 * one of 0 to 100; `off` is an amount that was taken off;
 * `timed` where it is a time at its rate, and nothing that was sold by the piece.
 */
export type Revenue = {
  table: number;
  quantity: number;
  price: number;
  discount: number | null;
  percent: boolean;
  off: number | null;
  timed: boolean;
};

/** Where revenue can be computed from quantity and price, rather of the same rows; null where the data has no such pair. */
export function findRevenue(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): Revenue | null {
  const found = findRevenues(tables, columns, graph);
  return found.find(({ table, price }) => columns[price]?.table === table) ?? found[0] ?? null;
}

/** Every pair of quantity and price that tells what rows of a table were sold for. */
export function findRevenues(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): Revenue[] {
  const parts = new Map(lineTables(tables, columns, graph).map(({ lines, whole }) => [lines.id, whole]));
  return tables.flatMap((table) =>
    areBought(table, parts.get(table.id) ?? table, tables, graph)
      ? []
      : (ofTable(table, tables, columns, graph) ?? []),
  );
}

/** What rows of goods that are made, only move or lie somewhere are called: nobody has bought those. */
const unsold: ReadonlySet<string> = new Set(
  "stock inventory movement adjustment transfer waste wastage spoilage production manufacturing".split(" "),
);

function ofTable(
  table: TableEntry,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): Revenue | null {
  if (table.words.some((word) => unsold.has(word))) return null;
  const own = table.columns
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, foreign }) => isNumeric(column) && !foreign);
  const quantities = own.filter(
    ({ words }) => words.includes("quantity") || (words.includes("units") && words.includes("sold")),
  );
  const quantity =
    (isBilled(table, tables, graph) ? quantities.find(wasHandedOver) : undefined) ??
    quantities[0] ??
    (table.table.type === "fact" || tables.length === 1 ? (onlyCount(own) ?? amountPriced(own)) : undefined);
  const keptOrMeant = ["stock", "reorder", "hand", ...(table.table.type === "fact" ? [] : ["order"])];
  if (quantity?.words.some((word) => keptOrMeant.includes(word)) === true) return null;
  const price =
    own.find(isPriceOfOne) ??
    own.find((entry) => isFeeOfOne(entry, table)) ??
    priceNearby(table.id, tables, columns, graph);
  if (price === undefined || quantity === undefined) return timed(table, own);
  const said = own.some(({ words }) => words.includes("discount"))
    ? own
    : headed(table, tables, columns, graph);
  const share = said.find(
    ({ words, column }) => words.includes("discount") && isShare(Number(column.profile?.maximum ?? 2)),
  );
  const discount = share ?? said.find(inPercent);
  const off = discount === undefined ? own.find(isTakenOff) : undefined;
  return {
    table: table.id,
    quantity: quantity.id,
    price: price.id,
    discount: discount?.id ?? null,
    percent: discount !== undefined && discount !== share,
    off: off?.id ?? null,
    timed: false,
  };
}

/** Whether rows are those of bills or deliveries, or lines of them: what did not leave the house is not on them. */
const isBilled = ({ id, words }: TableEntry, tables: readonly TableEntry[], graph: Graph): boolean =>
  [
    words,
    ...(graph.ways[id] ?? []).flatMap(({ to, toOne }) => (toOne ? [tables[to]?.words ?? []] : [])),
  ].some((name) => name.some(isBill));

/** "Unit fee", "charge per item" of what is done for others, and not what is paid for it. */
const isFeeOfOne = ({ words }: ColumnEntry, table: TableEntry): boolean =>
  words.some((word) => fees.has(word)) &&
  words.some((word) => ofOne.has(word)) &&
  !isPaidFor(words) &&
  !isPaidFor(table.words);

/** Hours at an hourly rate, days at a daily fee: the one time of a row whose unit its rate is told for. */
function timed(table: TableEntry, own: readonly ColumnEntry[]): Revenue | null {
  if (table.table.type !== "fact" || isPaidFor(table.words)) return null;
  const found = own.flatMap((rate) => {
    if (!rate.words.some((word) => fees.has(word) || word === "price") || isPaidFor(rate.words)) return [];
    const unit = rate.words.flatMap((word) => perUnit.get(word) ?? [])[0];
    return own.flatMap((time) =>
      time !== rate && time.words.includes(unit ?? "") && varies(time) ? [{ time, rate }] : [],
    );
  });
  const [only, other] = found;
  if (only === undefined || other !== undefined) return null;
  const rest = { discount: null, percent: false, off: null, timed: true };
  return { table: table.id, quantity: only.time.id, price: only.rate.id, ...rest };
}

/** Whether rows differ in it: "standard hours" of 80 that every row has measure nothing that was sold. */
const varies = ({ column }: ColumnEntry): boolean => column.profile === null || column.profile.distinct !== 1;

const fees: ReadonlySet<string> = new Set("fee rate charge fare tariff".split(" "));
const perUnit: ReadonlyMap<string, string> = new Map(
  "hour:hour hourly:hour day:day daily:day night:night nightly:night week:week weekly:week month:month monthly:month"
    .split(" ")
    .map((each): [string, string] => {
      const [said = "", unit = ""] = each.split(":");
      return [said, unit];
    }),
);

/** Words of what is paid to those who work or deliver, and of rows of their work. */
const isPaidFor = (words: readonly string[]): boolean => words.some((word) => paidFor.has(word));
const paidFor: ReadonlySet<string> = new Set(
  "cost pay wage salary payroll labor labour shift roster attendance overtime purchase procurement supplier vendor contractor expense tax discount exchange interest".split(
    " ",
  ),
);

/** Numbers of the dated rows (orders) that a table's rows are lines of, each of which has one: a discount on an order is one on all of its lines. */
function headed(
  { id }: TableEntry,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): ColumnEntry[] {
  return (graph.ways[id] ?? [])
    .filter(({ toOne }) => toOne)
    .flatMap(({ to }) => {
      const entries = (tables[to]?.columns ?? []).flatMap((each) => columns[each] ?? []);
      const dated = entries.some(({ column }) => column.role === "time");
      const priced = entries.some(isPriceOfOne);
      return !dated || priced
        ? []
        : entries.filter(
            ({ column, foreign }) => isNumeric(column) && !foreign && column.profile?.nulls === 0,
          );
    });
}

/** Beside the price of one, the one whole number that says how many there were, however it is called ("copies", "nights"). */
function onlyCount(own: readonly ColumnEntry[]): ColumnEntry | undefined {
  if (!own.some(({ words }) => words.includes("price") && words.some((word) => ofOne.has(word))))
    return undefined;
  const [only, other] = own.filter(
    ({ column, words }) =>
      !words.some((word) => limits.has(word)) &&
      column.physicalType === "integer" &&
      column.role === "measure" &&
      column.additivity === "additive" &&
      column.unit.kind !== "currency",
  );
  return other === undefined ? only : undefined;
}

/** Beside a "price per tonne" the one amount of the row that is told in tonnes. */
function amountPriced(own: readonly ColumnEntry[]): ColumnEntry | undefined {
  const price = own.find(isPriceOfOne)?.words ?? [];
  const unit = price[price.indexOf("per") + 1] ?? "";
  if (!price.includes("per") || !isAmountUnit(unit)) return undefined;
  const [only, other] = own.filter(
    ({ column, words }) =>
      column.role === "measure" &&
      column.additivity === "additive" &&
      !words.includes("per") &&
      !words.some((word) => limits.has(word)) &&
      words.some((word) => word === unit || isSameUnit(word, unit)),
  );
  return other === undefined ? only : undefined;
}

/** Of how many there may be, and not of how many there were ("max seats" of a plan). */
const limits: ReadonlySet<string> = new Set(
  "max maximum min minimum limit cap capacity quota included allowed allowance least most".split(" "),
);

const ofOne: ReadonlySet<string> = new Set(["unit", "each", "per", "single", "piece", "item"]);

/** Where nothing ever comes off, it is no matter what. */
const isShare = (most: number): boolean => most > 0 && most <= 1;

/** "discount percent" of 0 to 100. */
const inPercent = ({ words, column }: ColumnEntry): boolean =>
  words.includes("discount") &&
  words.some((word) => ["percent", "percentage", "pct", "%"].includes(word)) &&
  Number(column.profile?.maximum ?? 200) <= 100;

/** "discount amount", "total discount" of a row. */
const isTakenOff = ({ words, column }: ColumnEntry): boolean =>
  words.includes("discount") &&
  column.additivity === "additive" &&
  words.some((word) => ["amount", "total", "value"].includes(word));

/** "Unit price", "list price", not "total price" or "buy price". */
const isPriceOfOne = ({ words }: ColumnEntry): boolean =>
  words.includes("price") && !isOfAllPieces(words) && !isBuyingPrice(words);

function priceNearby(
  from: number,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): ColumnEntry | undefined {
  for (const way of graph.ways[from] ?? []) {
    if (!way.toOne || findRoutes(graph, from, way.to, { count: 1, preferred: new Set() })[0]?.toOne !== true)
      continue;
    const found = tables[way.to]?.columns
      .flatMap((id) => columns[id] ?? [])
      .find((entry) => isPriceOfOne(entry) && isNumeric(entry.column));
    if (found !== undefined) return found;
  }
  return undefined;
}
