import { expect, it } from "vitest";
import { makeModel, type TableSketch } from "../testing/make-model.ts";
import { buildModelIndex } from "./model-index.ts";

const number = { type: "decimal" } as const;
const id = { type: "integer", role: "key" } as const;

/** What profit means in these tables; null where it means nothing. */
function profitIn(tables: Record<string, TableSketch>, references: string[] = []): string | null {
  const { model, values } = makeModel({ tables, references });
  return buildModelIndex(model, values).business.find(({ term }) => /profit/.test(term))?.definition ?? null;
}

it("is revenue less the cost beside it", () => {
  const columns = { id, revenue: number, total_cost: number };
  expect(profitIn({ sales: { columns } })).toBe("revenue - total cost");
});

it("is revenue less what the pieces sold cost, wherever the cost of a piece stands", () => {
  const lines = { columns: { id, product_id: id, quantity: number, unit_price: number } };
  const products = { columns: { product_id: id, unit_cost: number } };
  expect(profitIn({ lines, products }, ["lines.product_id>products.product_id"])).toBe(
    "revenue - quantity * unit cost",
  );
});

it("tells whose the number of pieces is where other rows have one", () => {
  const moves = { columns: { id, product_id: id, quantity: number } };
  const lines = { columns: { id, product_id: id, quantity: number, unit_price: number } };
  const products = { columns: { product_id: id, unit_cost: number } };
  const references = ["lines.product_id>products.product_id", "moves.product_id>products.product_id"];
  expect(profitIn({ moves, lines, products }, references)).toBe("revenue - lines quantity * unit cost");
});

it.each([
  ["no cost", { id, revenue: number }],
  ["another cost", { id, revenue: number, shipping_cost: number }],
  ["a cost of pieces without their number", { id, revenue: number, unit_cost: number }],
  ["a column of that name", { id, revenue: number, cost: number, profit: number, margin: number }],
])("means nothing of its own with %s", (_, columns) => {
  expect(profitIn({ sales: { columns } })).toBeNull();
});

it("is what its margin is the share of, where rows hold both", () => {
  expect(profitIn({ deals: { columns: { id, revenue: number, profit: number } } })).toBe("profit / revenue");
});
