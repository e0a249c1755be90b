import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "string", role: "key" } as const;

/** A sheet of a nursery's bill lines that is called after the bills. */
const bills = (() => {
  const { model, values } = makeModel({
    tables: {
      bills: {
        fact: true,
        rows: 3000,
        label: "Bill lines",
        time: "bill_date",
        columns: {
          line_no: { ...key, distinct: 3000 },
          bill_no: { ...key, distinct: 1400 },
          bill_date: { type: "date" },
          customer_name: { type: "string", values: ["Ada Moss", "Ben Hale"], distinct: 200 },
          plant_name: { type: "string", values: ["Rose", "Yew"], distinct: 90 },
          county: { type: "string", values: ["Kent", "Devon"], distinct: 9 },
          sales: { type: "decimal", unit: "currency" },
          profit: { type: "decimal", unit: "currency" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

/** Calls to a water company, a row each. */
const leaks = (() => {
  const { model, values } = makeModel({
    tables: {
      water_log: {
        fact: true,
        rows: 800,
        time: "rung_at",
        columns: {
          log_no: { ...key, distinct: 800 },
          rung_at: { type: "timestamp" },
          complaint_code: { type: "string", values: ["L1", "L2"], distinct: 6 },
          complaint_description: { type: "string", values: ["Burst pipe", "Brown water"], distinct: 6 },
          suburb: { type: "string", values: ["Hove", "Lewes"], distinct: 8 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

describe("lines in a file that is called after what they are lines of", () => {
  test.each([
    ["how many bills", "count-distinct(bill_no)"],
    ["bills in Kent", "distinct bill_no where county = Kent"],
    ["how many bill lines", "count(*)"],
    ["average number of bills per customer", "count-distinct(bill_no) / count-distinct(customer_name)"],
    ["5 least profitable plants", "sum(profit) by plant_name order m1 limit 5"],
    ["the 3 lowest counties by sales", "sum(sales) by county order m1 limit 3"],
  ])("%s", (question, read) => expect(briefOf(bills, question)).toContain(read));
});

describe("rows that tell the kind of what happened", () => {
  test.each([
    ["complaints by suburb", "count(*) by suburb"],
    ["number of complaints per month", "count(*) by month(rung_at) order g1"],
    ["most common complaint", "count(*) by complaint_description order m1 desc limit 1"],
  ])("%s", (question, read) => expect(briefOf(leaks, question)).toBe(read));
});
