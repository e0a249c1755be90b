import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Sales of a fish market: buyers and the stalls they buy from, and the same as a sheet of lines that repeat tickets. */
const market = makeModel({
  tables: {
    buyers: {
      rows: 70,
      naming: "buyer_name",
      columns: { buyer_id: id, buyer_name: { type: "string", distinct: 70 } },
    },
    sales: {
      rows: 3000,
      fact: true,
      time: "sold_on",
      columns: {
        sale_id: id,
        buyer_id: id,
        sold_on: { type: "date" },
        stall: { type: "string", values: ["Quayside", "Harbour", "Pier"] },
        fish: { type: "string", values: ["Cod", "Plaice", "Sole"] },
        sale_amount: { type: "decimal", unit: "currency", minimum: 1, maximum: 400 },
      },
    },
  },
  references: ["sales.buyer_id>buyers.buyer_id"],
});
const index = buildModelIndex(market.model, market.values);

it.each([
  ["stalls taking more than the average stall", `sum(sale_amount) by stall having m1 > output-aggregate`],
  ["stalls earning above the average stall", `sum(sale_amount) by stall having m1 > output-aggregate`],
  ["which 2 stalls earn the least", "sum(sale_amount) by stall order m1 limit 2"],
  ["stalls that took more than the average stall", `sum(sale_amount) by stall having m1 > output-aggregate`],
  ["stalls with above average sales", `sum(sale_amount) by stall having m1 > output-aggregate`],
  ["which stalls sold less than average", `sum(sale_amount) by stall having m1 < output-aggregate`],
  ["buyers with revenue above average", `sum(sale_amount) by buyer_name having m1 > output-aggregate`],
  ["median of what each buyer spends", "median(overall sum(sale_amount) of the same buyer_id)"],
  ["median total sales per stall", "sum(sale_amount) where not stall missing limit 1 expression"],
  ["average of what each stall takes", "sum(sale_amount) where not stall missing limit 1 expression"],
  ["cod and sole together as a share of sales", "100 * sum(sale_amount) / sum(sale_amount)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
