import { type Filter, fieldOf, type Interval, type SemanticModel, type TimeGrain } from "@parlance/contract";
import { shopModel, total } from "../../testing/shop-model.ts";

/** The shop whose orders are known to be placed between two days, on so many different ones. */
export function datedShop(minimum: string, maximum: string, distinct: number): SemanticModel {
  const profile = { sampledRows: 900, nulls: 0, distinct, minimum, maximum, topValues: [] };
  return {
    ...shopModel,
    tables: shopModel.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === "placed" ? { ...column, physicalType: "date", profile } : column,
      ),
    })),
  };
}

export const revenue = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };

/** Orders placed within an interval, which may be one unit of the calendar. */
export const placedIn = (interval: Interval, grain: TimeGrain | null = null): Filter => ({
  kind: "period",
  operand: fieldOf("orders", "placed"),
  period: { expression: { kind: "absolute", grain }, interval },
});

/** Orders placed in a year. */
export const placedInYear = (start: number): Filter =>
  placedIn({ start: `${start}-01-01`, end: `${start + 1}-01-01` }, "year");
