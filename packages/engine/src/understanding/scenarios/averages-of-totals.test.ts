import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

const { model, values } = makeModel({
  tables: {
    stalls: {
      rows: 14,
      naming: "stall_name",
      columns: {
        id: key,
        stall_name: { type: "string", distinct: 14 },
        rent: { type: "decimal", distinct: 13, unit: "currency" },
      },
    },
    sales: {
      rows: 4000,
      fact: true,
      time: "sold_on",
      columns: {
        id: key,
        stall_id: key,
        sold_on: { type: "date" },
        revenue: { type: "decimal", distinct: 900, unit: "currency" },
        tip: { type: "decimal", distinct: 80, unit: "currency" },
      },
    },
  },
  references: ["sales.stall_id>stalls.id"],
});
const index = buildModelIndex(model, values);

describe("what each one's sales come to, on average", () => {
  it.each([
    ["average revenue per stall", "sum(revenue) / count-distinct(id)"],
    ["average tip per stall", "average(tip) by stall_name"],
    ["median revenue per stall", "median(overall sum(revenue) of the same id)"],
    [
      "which weekday has the highest average revenue",
      "sum(revenue) / count-distinct(day(sold_on)) by day-of-week(sold_on) order m1 desc limit 1",
    ],
    [
      "average number of sales by weekday",
      "count(*) / count-distinct(day(sold_on)) by day-of-week(sold_on) order g1",
    ],
    ["average tip by weekday", "average(tip) by day-of-week(sold_on) order g1"],
    ["average revenue by month", "average(revenue) by month(sold_on) order g1"],
    ["monthly average revenue", "sum(revenue) / count-distinct(month(sold_on))"],
    ["average tip by month", "average(tip) by month(sold_on) order g1"],
    ["revenue by month and stall", "sum(revenue) by month(sold_on), stall_name order g1"],
    ["average revenue by month, stall", "average(revenue) by month(sold_on), stall_name order g1"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
  it("asks whose rate is meant where an amount is divided by", () =>
    expect(
      understand({
        question: "highest revenue per rent",
        previous: [],
        previousQuestions: [],
        index,
        now: "2024-05-15T00:00:00",
      }),
    ).toMatchObject({ kind: "idle-words", words: ["per rent"] }));
});
