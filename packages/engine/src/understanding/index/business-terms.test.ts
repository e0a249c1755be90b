import { expect, it } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const number: ColumnSketch = { type: "decimal" };
const columns = {
  id: { type: "integer", role: "key" },
  region: { type: "string", values: ["North", "South"] },
  sold: { type: "date" },
  revenue: number,
  cost: number,
} satisfies Record<string, ColumnSketch>;
const { model, values } = makeModel({ tables: { sales: { columns, fact: true, time: "sold" } } });
const index = buildModelIndex(model, values);

it.each([
  ["profit by region", "sum(revenue) - sum(cost) by region", "profit = revenue - cost"],
  [
    "what is the gross margin per region?",
    "sum(revenue) - sum(cost) / sum(revenue) by region",
    "gross margin = (revenue - cost) / revenue",
  ],
])("%s is computed, and how is said", (question, expected, assumption) => {
  expect(briefOf(index, question)).toBe(expected);
  expect(best(index, question).assumptions).toContain(assumption);
});
