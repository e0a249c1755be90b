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

  it("is not made of keys", () => {
    expect(yard({ price_id: { type: "integer", role: "key" } }).takings).toBeNull();
  });
});
