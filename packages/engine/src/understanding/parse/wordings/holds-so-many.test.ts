import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    barns: {
      rows: 40,
      naming: "barn_name",
      columns: {
        barn_id: { type: "integer", role: "key" },
        barn_name: { type: "string", distinct: 40 },
        county: { type: "string", values: ["Kerry", "Clare"], distinct: 2 },
        capacity: { type: "integer", role: "measure", distinct: 30 },
      },
    },
    guests: {
      rows: 900,
      columns: {
        guest_id: { type: "integer", role: "key" },
        barn_id: { type: "integer", role: "key" },
        guest_name: { type: "string", distinct: 800 },
      },
    },
  },
  references: ["guests.barn_id>barns.barn_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["barns that hold between 200 and 600 people", "list barn_name where capacity between 200 and 600"],
  ["barns that can hold at least 500", "list barn_name where capacity >= 500"],
  ["which barns seat more than 300 guests", "list barn_name where capacity > 300"],
  ["how many barns in Kerry hold over 100 people", "count(*) where (county = Kerry and capacity > 100)"],
  ["average capacity of barns that fit fewer than 80 people", "average(capacity) where capacity < 80"],
])("%s: a capacity of so much", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("what they hold on average is another figure", () => {
  expect(() => briefOf(index, "how many barns accommodate more than 100 people on average")).toThrow();
});
