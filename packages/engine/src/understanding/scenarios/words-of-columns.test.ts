import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const money: ColumnSketch = { type: "decimal", unit: "currency", distinct: 300 };

describe("a sheet of things that are sold one by one", () => {
  const { model, values } = makeModel({
    tables: {
      boats: {
        rows: 800,
        time: "date_sold",
        columns: {
          stock_no: { type: "string", role: "key", distinct: 800 },
          make: { type: "string", values: ["Alma", "Brig"], distinct: 9 },
          date_bought: { type: "date" },
          date_sold: { type: "date" },
          purchase_cost: money,
          refit_cost: money,
          list_price: { ...money, level: true },
          sale_price: { ...money, level: true, nulls: 40 },
          trade_in_value: money,
        },
      },
    },
  });
  const index = buildModelIndex(model, values);

  it.each([
    ["total revenue by make", "sum(sale_price) by make"],
    ["median selling price", "median(sale_price)"],
    [
      "how many boats went for between 10,000 and 15,000",
      "count(*) where sale_price between 10000 and 15000",
    ],
  ])("%s: what was paid, and no other money", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });

  it.each([
    ["total discount by make", "sum(list_price - sale_price) by make where not sale_price missing"],
    [
      "did we sell more Almas or Brigs in 2023",
      "count(*) by make where (make in Alma|Brig and date_sold in 2023-01-01..2024-01-01)",
    ],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });

  it("tells the days in stock as the time that it took to sell", () => {
    expect(briefOf(index, "average days in stock by make")).toBe(
      briefOf(index, "average time to sell by make"),
    );
  });

  it("takes all that was spent on what was sold off the price", () => {
    const read = briefOf(index, "profit by make");
    for (const column of ["sale_price", "purchase_cost", "refit_cost"]) expect(read).toContain(column);
  });
});

describe("bills of what is used up", () => {
  const { model, values } = makeModel({
    tables: {
      bills: {
        rows: 900,
        fact: true,
        time: "issued_on",
        columns: {
          bill_no: key,
          issued_on: { type: "date" },
          town: { type: "string", values: ["Hull", "York"], distinct: 9 },
          kwh: { type: "integer", distinct: 700 },
          net_amt: money,
          vat_amt: money,
        },
      },
    },
  });
  const index = buildModelIndex(model, values);

  it.each([
    ["total amount billed by town", "sum(net_amt) by town"],
    ["average bill including VAT", "average(net_amt + vat_amt)"],
    ["amount billed including VAT by town", "sum(net_amt + vat_amt) by town"],
  ])("%s: money, and the tax where it is said", (question, read) => {
    const brief = briefOf(index, question) ?? "";
    expect([read, read.replace(/sum\((\w+) \+ (\w+)\)/, "sum($1) + sum($2)")]).toContain(brief);
  });
});

describe("a pier with cargo and guests", () => {
  const { model, values } = makeModel({
    tables: {
      cargo: {
        rows: 900,
        fact: true,
        time: "landed_on",
        columns: {
          cargo_id: key,
          ship_id: key,
          landed_on: { type: "date" },
          commodity: { type: "string", values: ["Containers", "Grain"], distinct: 6 },
          direction: { type: "string", values: ["I", "E"], distinct: 2 },
          tonnes: { type: "decimal", distinct: 800 },
          berth_charge: money,
        },
      },
      vessel: {
        rows: 60,
        naming: "vessel_name",
        columns: {
          ship_id: key,
          vessel_name: { type: "string", distinct: 60 },
          vessel_type: { type: "string", values: ["Container", "Bulk"], distinct: 4 },
          gross_tons: { type: "integer", distinct: 60, level: true },
        },
      },
    },
    references: ["cargo.ship_id>vessel.ship_id"],
  });
  const index = buildModelIndex(model, values);

  it.each([
    ["tonnage by commodity", "sum(tonnes) by commodity"],
    ["imports vs exports in tonnes", "sum(tonnes) by direction where direction in I|E"],
    ["total container tonnage", "sum(tonnes) where commodity = Containers"],
    ["berth revenue by commodity", "sum(berth_charge) by commodity"],
    ["berth takings in 2023", "sum(berth_charge) where landed_on in 2023-01-01..2024-01-01"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});
