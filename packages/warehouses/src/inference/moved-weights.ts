import type { Column } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const sizes = words("weight volume kg kilo ton tonne litre");
const quantities = words("quantity piece unit carton pallet box bag package parcel bottle");
/** What rows of goods on their way are called, and what makes a row a part of a document. */
const moving = words("shipment delivery consignment freight cargo load haul");
const parts = words("line detail position item");
/** What makes it another figure than what was moved in all. */
const other = words("average per unit maximum minimum limit capacity max min allowed");

/**
 * The weights of goods that were moved, beside the pieces of them in lines of deliveries, or in rows of shipments: they add up, unlike
 * the weight of a person or of a thing in a list of things.
 */
export function withMovedWeights(label: string, columns: Column[]): Column[] {
  const named = comparableWords(label);
  const has = ({ name }: Column, list: ReadonlySet<string>): boolean =>
    comparableWords(name).some((word) => list.has(word));
  const counted = columns.some((column) => column.additivity === "additive" && has(column, quantities));
  const refers = columns.filter(({ role }) => role === "key").length > 1;
  const moves = named.some((word) => moving.has(word)) || (counted && named.some((word) => parts.has(word)));
  if (!refers || !moves) return columns;
  return columns.map((column) =>
    column.additivity === "non-additive" && has(column, sizes) && !has(column, other)
      ? { ...column, additivity: "additive", defaultAggregation: "sum" }
      : column,
  );
}
