import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const ref = { type: "integer" } as const;
const { model, values } = makeModel({
  tables: {
    trails: { rows: 40, naming: "trail", columns: { trail_id: id, trail: { type: "string", distinct: 40 } } },
    daily_crossings: {
      fact: true,
      rows: 9000,
      time: "counted_on",
      columns: { row_id: id, trail_id: ref, counted_on: { type: "date" }, crossings: { type: "integer" } },
    },
    board_lets: {
      fact: true,
      rows: 600,
      time: "let_on",
      columns: {
        let_id: id,
        trail_id: ref,
        let_on: { type: "date" },
        amount_billed: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["daily_crossings.trail_id>trails.trail_id", "board_lets.trail_id>trails.trail_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["crossings per trail", "sum(crossings) by trail"],
  ["how many crossings in 2024", "sum(crossings) where counted_on in 2024-01-01..2025-01-01"],
  ["5 most crossed trails", "sum(crossings) by trail order m1 desc limit 5"],
  ["the most crossed trail", "sum(crossings) by trail order m1 desc limit 1"],
])("what rows are called after and hold the number of is added up: %s", (question, expected) =>
  expect(briefOf(index, question)).toBe(expected),
);

it("takes revenue by what the deals are about for their money", () => {
  expect(briefOf(index, "board revenue by trail")).toBe("sum(amount_billed) by trail");
});

/** What each pump of a waterworks lifts in a month, with how often it was started. */
const works = (() => {
  const { model, values } = makeModel({
    tables: {
      pumps: {
        rows: 12,
        naming: "pump_name",
        columns: { pump_id: id, pump_name: { type: "string", distinct: 12 } },
      },
      monthly_starts: {
        fact: true,
        rows: 700,
        time: "month_begin",
        columns: {
          entry_id: id,
          pump_id: ref,
          month_begin: { type: "date" },
          start_count: { type: "integer", distinct: 90 },
          revenue_eur: { type: "decimal", unit: "currency" },
        },
      },
    },
    references: ["monthly_starts.pump_id>pumps.pump_id"],
  });
  return buildModelIndex(model, values);
})();

it.each([
  ["how many starts in 2024", "sum(start_count) where month_begin in 2024-01-01..2025-01-01"],
  ["top 3 pumps by starts", "sum(start_count) by pump_name order m1 desc limit 3"],
  [
    "monthly starts since July 2023",
    "sum(start_count) by month(month_begin) where month_begin in 2023-07-01.. order g1",
  ],
  [
    "monthly revenue since July 2023",
    "sum(revenue_eur) by month(month_begin) where month_begin in 2023-07-01.. order g1",
  ],
])(
  "a count of what rows are called after is added up, by the rhythm that is asked for: %s",
  (question, expected) => expect(briefOf(works, question)).toBe(expected),
);
