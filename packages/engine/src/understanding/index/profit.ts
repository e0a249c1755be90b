import { revenueWords } from "../lexicon/revenue-words.ts";
import { isBuyingPrice } from "./buying-price.ts";
import { type ColumnEntry, holdsFigure, isNumeric, type TableEntry } from "./entries.ts";
import { findRoutes, type Graph } from "./graph.ts";
import { isSoldFor } from "./is-sold-for.ts";

/** Words that a column of what sold goods cost may have beside "cost"; any other makes it another cost ("shipping cost"). */
const costWords: ReadonlySet<string> = new Set(
  "cost cogs total line extended of good goods sold unit per item product standard price amount value".split(
    " ",
  ),
);
const unitWords: ReadonlySet<string> = new Set(["unit", "per", "item", "product", "standard", "price"]);

/** What a cost of all pieces of a line is called ("extended cost"). */
const ofAll: ReadonlySet<string> = new Set("total line extended".split(" "));

/**
 * What a sale's cost is computed from: a column of its own, or a piece's cost, to-one away, times a quantity. `besides` are what else was spent on a
 * thing that is sold by itself ("prep cost" of a car beside its "purchase cost").
 */
export type CostOfSales = {
  quantity: ColumnEntry | null;
  cost: ColumnEntry;
  besides: readonly ColumnEntry[];
};

/**
 * The cost of what was sold, where a question for profit can be answered: beside the revenue of the same rows, else a cost
 * of each piece that the quantity sold multiplies. Null where the data has none.
 */
export function findCostOfSales(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  quantity: number | null,
  takings: number | null,
): CostOfSales | null {
  const ofThing = costsOfThing(columns, takings);
  if (ofThing !== null && quantity === null) return ofThing;
  const amount = columns[quantity ?? -1]?.words ?? [];
  const costs = columns.filter(
    ({ words, column, foreign }) =>
      !foreign &&
      isNumeric(column) &&
      (isBuyingPrice(words) ||
        (words.some((word) => word === "cost" || word === "cogs") &&
          words.every((word) => costWords.has(word) || (words.includes("per") && amount.includes(word))))),
  );
  const ofPiece = ({ words }: ColumnEntry): boolean => words.some((word) => unitWords.has(word));
  const isRevenue = ({ id, words }: ColumnEntry): boolean =>
    id === takings || words.some((word) => revenueWords.has(word));
  const beside = costs.find(
    (cost) => !ofPiece(cost) && tables[cost.table]?.columns.some((id) => within(columns[id], isRevenue)),
  );
  const sold = quantity === null ? undefined : columns[quantity];
  const ofLine = costs.find(
    (cost) => cost.table === sold?.table && !ofPiece(cost) && cost.words.some((word) => ofAll.has(word)),
  );
  const whole = beside ?? ofLine;
  if (whole !== undefined) return { quantity: null, cost: whole, besides: [] };
  const isOne = (cost: ColumnEntry): boolean =>
    ofPiece(cost) || (cost.table !== sold?.table && tables[cost.table]?.table.type !== "fact");
  const piece = costs.find(
    (cost) => sold !== undefined && isOne(cost) && isToOne(graph, sold.table, cost.table),
  );
  return sold === undefined || piece === undefined ? null : { quantity: sold, cost: piece, besides: [] };
}

/** What was spent on each thing that is sold by itself, for a price that its row tells; null where rows are of no such things. */
function costsOfThing(columns: readonly ColumnEntry[], takings: number | null): CostOfSales | null {
  const price = columns[takings ?? -1];
  if (price === undefined || !isSoldFor(price)) return null;
  const [cost, ...besides] = columns.filter(
    (entry) =>
      entry.table === price.table &&
      holdsFigure(entry) &&
      entry.words.at(-1) === "cost" &&
      !entry.words.some((word) => planned.has(word) || unitWords.has(word)),
  );
  return cost === undefined ? null : { quantity: null, cost, besides };
}

const planned: ReadonlySet<string> = new Set("estimated expected planned budget total".split(" "));

const within = (entry: ColumnEntry | undefined, test: (entry: ColumnEntry) => boolean): boolean =>
  entry !== undefined && test(entry);

const isToOne = (graph: Graph, from: number, to: number): boolean =>
  from === to || findRoutes(graph, from, to, { count: 1, preferred: new Set() })[0]?.toOne === true;
