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
