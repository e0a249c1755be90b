import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const money = { type: "decimal", unit: "currency" } as const;
const { model, values } = makeModel({
  tables: {
    poster_spend: {
      fact: true,
      rows: 900,
      time: "day",
      columns: {
        day: { type: "date" },
        place: { type: "string", values: ["Bus", "Metro"] },
        views: { type: "integer" },
        cost: money,
        revenue: money,
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

it.each([
  ["spend by place", "sum(cost) by place"],
  ["revenue by place", "sum(revenue) by place"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
