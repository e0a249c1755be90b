import type { GlossaryTerm } from "@parlance/contract";
import { orderWords } from "../lexicon/order-words.ts";
import { revenueWords } from "../lexicon/revenue-words.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { freeTerm, labelWithTable } from "./free-term.ts";
import type { Graph } from "./graph.ts";
import { findCostOfSales } from "./profit.ts";
import { findRevenues } from "./revenue.ts";
import type { SchemaWords } from "./schema-words.ts";
import { allAbove } from "./tables-above.ts";

/** Sales that are told beside those that revenue is of by itself: those of the club's shop beside its tickets. */
export type SideSales = {
  table: number;
  /** What they are called before "revenue" ("shop"). */
  called: string;
  quantity: ColumnEntry;
  price: ColumnEntry;
  /** What a piece cost, where rows tell it. */
  cost: ColumnEntry | null;
  /** The tables that each of their rows has one row of, their own included. */
  reach: ReadonlySet<number>;
};

/** Finds them by a quantity and a price of their own; none where revenue is told in one table alone. */
export function findSideSales(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  main: { moneyTable: number | null; lines: { table: number } | null; dealTable: number | null },
): SideSales[] {
  const told = [main.moneyTable, main.lines?.table, main.dealTable];
  if (main.moneyTable === null) return [];
  return findRevenues(tables, columns, graph).flatMap((revenue): SideSales[] => {
    const { table, quantity, price, discount, off, timed } = revenue;
    const [pieces, priced, rows] = [columns[quantity], columns[price], tables[table]];
    const plain = discount === null && off === null && !timed && !told.includes(table);
    if (!plain || pieces === undefined || priced === undefined || rows?.table.type !== "fact") return [];
    const reach = reachOf(rows, { graph, tables });
    const isPart = told.some((each) => each != null && reach.has(each));
    const called = calledSales(rows);
    if (called === "" || isPart || priced.table !== table) return [];
    const cost = findCostOfSales(tables, columns, graph, quantity, null)?.cost ?? null;
    return [
      { table, called, quantity: pieces, price: priced, cost: cost?.table === table ? cost : null, reach },
    ];
  });
}

/** What rows are sales of, in dictionary form: "shop" of shop sales; empty where their name does not say it. */
export function calledSales({ words }: TableEntry): string {
  const last = words.at(-1) ?? "";
  return orderWords.has(last) || revenueWords.has(last) ? words.slice(0, -1).join(" ") : "";
}

/** The tables that each row of a table has at most one row of, the table itself included. */
export const reachOf = (
  table: TableEntry,
  within: { graph: Graph; tables: readonly TableEntry[] },
): ReadonlySet<number> => new Set(allAbove(table, within).map(({ table: { id } }) => id));

/** "Shop revenue", "shop profit": what such sales brought in, and what was left of it. */
export const sideSalesTerms = (
  sides: readonly SideSales[],
  tables: readonly TableEntry[],
  words: SchemaWords,
): GlossaryTerm[] =>
  sides
    .flatMap(({ called, quantity, price, cost }) => {
      const [pieces, each] = [labelWithTable(quantity, tables), labelWithTable(price, tables)];
      const names = (heads: Iterable<string>): string[] => [...heads].map((head) => `${called} ${head}`);
      const left = cost === null ? null : `${pieces} * ${each} - ${pieces} * ${labelWithTable(cost, tables)}`;
      return [
        freeTerm(names(revenueWords), `${pieces} * ${each}`, words),
        left === null ? null : freeTerm(names(["profit", "gross profit"]), left, words),
        left === null
          ? null
          : freeTerm(names(["margin", "profit margin"]), `(${left}) / (${pieces} * ${each})`, words),
      ];
    })
    .filter((term) => term !== null);
