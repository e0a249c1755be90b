import { describe, expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

type Columns = Parameters<typeof makeModel>[0]["tables"][string]["columns"];
const region: Columns[string] = { type: "string", values: ["North", "South"], distinct: 2 };

function indexOf(name: string, columns: Columns) {
  const { model, values } = makeModel({ tables: { [name]: { fact: true, rows: 1000, columns } } });
  return buildModelIndex(model, values);
}

describe("sales whose money stands in a column of another name", () => {
  const index = indexOf("sales", {
    sale_id: { type: "integer", role: "key" },
    region,
    tax_amount: { type: "decimal" },
    amount: { type: "decimal" },
  });

  it.each([
    ["revenue by region", "sum(amount) by region"],
    ["sales by region", "sum(amount) by region"],
    ["total sales by region", "sum(amount) by region"],
    ["average sale value", "average(amount)"],
    ["average sale amount", "average(amount)"],
    ["total tax amount", "sum(tax_amount)"],
    ["number of sales by region", "count(*) by region"],
    ["how many sales are there", "count(*)"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  it("says which column the word was taken for", () => {
    expect(best(index, "revenue by region").assumptions).toContain("revenue = amount of sales");
  });
});

describe("lines of another name that tell what they come to", () => {
  const index = indexOf("drop_lines", {
    line_id: { type: "integer", role: "key" },
    region,
    quantity: { type: "integer", distinct: 40 },
    unit_price: { type: "decimal" },
    discount_pct: { type: "decimal" },
    line_total: { type: "decimal" },
  });

  it.each([
    ["sales by region", "sum(line_total) by region"],
    ["revenue", "sum(line_total)"],
  ])("%s: the stored total, and no product", (question, expected) =>
    expect(briefOf(index, question)).toBe(expected),
  );
});

describe("sales whose amount stands beside their quantity", () => {
  const index = indexOf("fact_sales", {
    sale_key: { type: "integer", role: "key" },
    region,
    sales_quantity: { type: "integer" },
    unit_price: { type: "decimal" },
    sales_amount: { type: "decimal" },
  });

  it.each([
    ["sales by region", "sum(sales_amount) by region"],
    ["revenue by region", "sum(sales_amount) by region"],
    ["top 2 regions by sales", "sum(sales_amount) by region order m1 desc limit 2"],
    ["how many sales are there", "count(*)"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

it("what bills come to, and not what was paid of it", () => {
  const { model, values } = makeModel({
    tables: {
      stays: { fact: true, rows: 400, columns: { stay_id: { type: "integer", role: "key" }, region } },
      bills: {
        fact: true,
        rows: 300,
        columns: {
          bill_id: { type: "integer", role: "key" },
          stay_id: { type: "integer" },
          paid_amount: { type: "decimal", unit: "currency" },
          bill_total: { type: "decimal", unit: "currency" },
        },
      },
    },
    references: ["bills.stay_id>stays.stay_id"],
  });
  expect(briefOf(buildModelIndex(model, values), "revenue by region")).toBe("sum(bill_total) by region");
});

describe("what is not taken for revenue", () => {
  it("is anything but the column that is called so, by whatever word it is asked for", () => {
    const index = indexOf("orders", { region, revenue: { type: "decimal" }, total: { type: "decimal" } });
    for (const word of ["revenue", "turnover", "income"])
      expect(briefOf(index, `${word} by region`)).toBe("sum(revenue) by region");
  });

  it("is a figure of something else than deals, beside other tables", () => {
    const { model, values } = makeModel({
      tables: {
        visits: { fact: true, rows: 1000, columns: { region, amount: { type: "decimal" } } },
        doctors: { rows: 9, columns: { name: { type: "string", values: ["Ann"] } } },
      },
    });
    expect(buildModelIndex(model, values).takings).toBeNull();
  });

  it("is the product of quantity and price where a column holds each sale's money", () => {
    const index = indexOf("order_lines", {
      region,
      quantity: { type: "integer" },
      unit_price: { type: "decimal" },
      line_total: { type: "decimal" },
    });
    expect(briefOf(index, "revenue by region")).toBe("sum(line_total) by region");
  });
});
