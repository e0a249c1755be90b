import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

/** A chain of garden centres: what stands in them, what was let out and what was repaired. */
const { model, values } = makeModel({
  tables: {
    yards: {
      rows: 9,
      naming: "yard_name",
      time: "opened_on",
      columns: {
        yard_id: { type: "integer", role: "key" },
        yard_name: { type: "string", distinct: 9 },
        opened_on: { type: "date" },
      },
    },
    mowers: {
      rows: 300,
      naming: "mower_name",
      time: "purchased_on",
      columns: {
        mower_id: { type: "integer", role: "key" },
        mower_name: { type: "string", distinct: 290 },
        yard_id: { type: "integer" },
        purchased_on: { type: "date" },
      },
    },
    rentals: {
      rows: 4000,
      fact: true,
      time: "rented_on",
      columns: {
        rental_id: { type: "integer", role: "key" },
        mower_id: { type: "integer" },
        yard_id: { type: "integer" },
        rented_on: { type: "date" },
        rental_fee: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "mowers.yard_id>yards.yard_id",
    "rentals.yard_id>yards.yard_id",
    "rentals.mower_id>mowers.mower_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  "per yard: number of mowers, rentals in 2023",
  "number of mowers and rentals by yard in 2023",
  "number of mowers and rentals per yard name in 2023",
  "for each yard: number of mowers and its 2023 rental fees",
])("a period is of what happened, and not of how many things there are: %s", (question) => {
  const { query } = best(index, question);
  const measures = query.kind === "aggregate" ? query.measures : [];
  const filters = measures.map(({ expression }) =>
    expression.kind === "aggregate" ? expression.filter : null,
  );
  expect(filters).toMatchObject([null, { kind: "period", operand: { field: { column: "rented_on" } } }]);
  expect(query).toMatchObject({ filter: null });
});

test("what only things tell keeps their own time", () => {
  expect(briefOf(index, "number of mowers purchased in 2023 by yard")).toContain(
    "purchased_on in 2023-01-01..2024-01-01",
  );
});
