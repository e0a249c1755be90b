import { describe, expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const yard = (columns: Record<string, { type: "integer" | "decimal" | "date"; role?: "key" }>) => {
  const { model, values } = makeModel({
    tables: {
      sales: { fact: true, rows: 50, columns: { sale_id: { type: "integer", role: "key" }, ...columns } },
    },
  });
  return buildModelIndex(model, values);
};

describe("revenue where no column is called so", () => {
  it("is what each sale was priced at", () => {
    const index = yard({ sale_price: { type: "decimal" }, sold_on: { type: "date" } });
    expect(briefOf(index, "total revenue")).toBe("sum(sale_price)");
  });

  it("is quantity times price where there is a quantity", () => {
    const index = yard({ quantity: { type: "integer" }, sale_price: { type: "decimal" } });
    expect(briefOf(index, "total revenue")).toBe("sum(quantity * sale_price)");
  });

  it("is the one number of pieces, however it is called, times the price of one", () => {
    const index = yard({ jars: { type: "integer" }, unit_price: { type: "decimal" } });
    expect(briefOf(index, "total revenue")).toBe("sum(jars * unit_price)");
    expect(briefOf(index, "units sold")).toBe("sum(jars)");
  });

  it("is not of how many there may be", () => {
    const index = yard({ max_seats: { type: "integer" }, price_per_seat: { type: "decimal" } });
    expect(index.revenue).toBeNull();
  });

  it("is of rows with a price of their own, and not of goods that only move", () => {
    const number = { type: "integer" } as const;
    const goods = { goods_id: { ...number, role: "key" }, unit_price: { type: "decimal" } } as const;
    const moved = { movement_id: { ...number, role: "key" }, goods_id: number, quantity: number } as const;
    const { model, values } = makeModel({
      tables: {
        goods: { columns: goods },
        stock_movements: { fact: true, rows: 90, columns: moved },
        basket_lines: {
          fact: true,
          rows: 50,
          columns: { goods_id: number, quantity: number, unit_price: { type: "decimal" } },
        },
      },
      references: ["stock_movements.goods_id>goods.goods_id", "basket_lines.goods_id>goods.goods_id"],
    });
    const { revenue, columns } = buildModelIndex(model, values);
    expect([revenue?.quantity, revenue?.price].map((id) => columns[id ?? -1]?.table)).toEqual([2, 2]);
  });

  it("is what was shipped of a bill, less a discount where there is one, and not what its lines cost", () => {
    const number = { type: "integer" } as const;
    const { model, values } = makeModel({
      tables: {
        invoices: {
          fact: true,
          rows: 30,
          columns: { invoice_id: { ...number, role: "key" }, billed_on: { type: "date" } },
        },
        invoice_lines: {
          fact: true,
          rows: 90,
          columns: {
            invoice_id: number,
            quantity_ordered: number,
            quantity_shipped: number,
            unit_px: { type: "decimal" },
            disc_pct: { ...number, nulls: 60, minimum: 5, maximum: 15 },
            ext_cost: { type: "decimal" },
          },
        },
      },
      references: ["invoice_lines.invoice_id>invoices.invoice_id"],
    });
    const index = buildModelIndex(model, values);
    const revenue = "sum(quantity_shipped * unit_px * 1 - coalesce(disc_pct, 0) / 100)";
    expect(briefOf(index, "total revenue")).toBe(revenue);
    expect(briefOf(index, "total profit")).toBe(`${revenue} - sum(ext_cost)`);
    expect(briefOf(index, "units sold")).toBe("sum(quantity_shipped)");
    expect(briefOf(index, "how much of our revenue is from invoice 7, as a percent")).toContain("100 *");
  });

  it("is not made of keys", () => {
    expect(yard({ price_id: { type: "integer", role: "key" } }).takings).toBeNull();
  });
});
