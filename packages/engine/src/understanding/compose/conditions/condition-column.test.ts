import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Tools to hire, each with what it costs by the day and what it was bought for. */
const { model, values } = makeModel({
  tables: {
    tools: {
      rows: 90,
      naming: "tool",
      columns: {
        tool: { type: "string", distinct: 90 },
        daily_rate: { type: "decimal", unit: "currency", minimum: 5, maximum: 400 },
        purchase_price: { type: "decimal", unit: "currency", minimum: 300, maximum: 70_000 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many tools are more expensive than 100", "count(*) where daily_rate > 100"],
  ["how many tools are dearer than 20000", "count(*) where purchase_price > 20000"],
])("of several prices one that reaches the bound: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
