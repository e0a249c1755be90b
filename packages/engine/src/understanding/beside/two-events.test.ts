import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    berths: {
      rows: 400,
      fact: true,
      time: "let_on",
      columns: {
        berth_id: { type: "integer", distinct: 400 },
        boat: { type: "string", distinct: 200 },
        pier: { type: "string", values: ["East", "West"] },
        booked_on: { type: "date" },
        let_on: { type: "date" },
        ended_on: { type: "date", nulls: 90 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("two numbers of rows, each by its own date", () => {
  it.each([
    "berths booked in 2023 vs berths ended in 2023",
    "number of berths booked in 2023 and number of berths ended in 2023",
    "berths booked in 2023 vs ended in 2023",
    "how many berths were booked and how many ended in 2023",
    "berths booked vs berths ended in 2023",
  ])("%s", (question) => {
    const { query } = best(index, question);
    expect(brief(query)).toBe("count(*), count(*)");
    const filters = query.kind === "aggregate" ? query.measures.map(({ expression }) => expression) : [];
    expect(filters.map((each) => JSON.stringify(each).match(/(?:booked|ended)_on/)?.[0])).toEqual([
      "booked_on",
      "ended_on",
    ]);
  });
});

it("keeps what was done to one row together", () => {
  expect(briefOf(index, "berths booked and ended in 2023")).not.toContain("count(*), count(*)");
});

it("leaves two years of one date to be split by it", () => {
  expect(briefOf(index, "berths in 2022 vs berths in 2023")).toContain("by year(let_on)");
});
