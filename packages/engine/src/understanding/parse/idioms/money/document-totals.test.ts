import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { documentTotals } from "./document-totals.ts";

const { model, values } = makeModel({
  tables: {
    sales: {
      fact: true,
      rows: 3000,
      time: "sold_on",
      columns: {
        line: { type: "integer", role: "key" },
        bill_no: { type: "integer", role: "key", distinct: 900 },
        sold_on: { type: "date" },
        dish: { type: "string", distinct: 40, values: ["Soup", "Pie"] },
        revenue: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["our biggest bill ever, number and total", "sum(revenue) by bill_no order m1 desc limit 1"],
  ["which bill had the highest total", "sum(revenue) by bill_no order m1 desc limit 1"],
  ["top 3 bills by value", "sum(revenue) by bill_no order m1 desc limit 3"],
  ["bills over 200", "sum(revenue) by bill_no having m1 > 200"],
  ["an order worth more than 90", "sum(revenue) by bill_no having m1 > 90"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

it("a share of them is of how many they are", () => {
  const counted = "count-distinct(bill_no)";
  expect(briefOf(index, "share of bills above 50")).toBe(`100 * ${counted} / ${counted}`);
});

it("a number of them is bounded as such", () => {
  expect(documentTotals(tokenize("days with number of bills more than 20"), 4, index)).toBeNull();
  expect(documentTotals(tokenize("bills more than 20"), 0, index)).not.toBeNull();
});
