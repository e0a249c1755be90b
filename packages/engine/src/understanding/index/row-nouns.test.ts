import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const sheet = (name: string, time: string, kinds: string[]): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      [name]: {
        fact: true,
        rows: 700,
        time,
        columns: {
          [time]: { type: "date" },
          kind: { type: "string", values: kinds },
          cost: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};

test.each([
  ["case", "op_date", "how many operations", "count(*)"],
  ["case", "op_date", "no. of ops by kind", "count(*) by kind"],
  ["job", "reported", "how many tickets so far", "count(*)"],
  ["transaction", "posted", "fills per kind", "count(*) by kind"],
  ["outpatient", "visit_date", "how many appointments on the sheet", "count(*)"],
])("rows of a sheet %s dated by %s: %s", (name, time, question, expected) =>
  expect(briefOf(sheet(name, time, ["A1", "B2"]), question)).toBe(expected),
);

test("what a value is called names no rows", () => {
  const { words } = sheet("job", "reported", ["Ticket", "Visit"]);
  expect(words.phrases.get("ticket") ?? []).toEqual([]);
});

test("bookings are rows beside what is charged for one", () => {
  const { model, values } = makeModel({
    tables: {
      order: {
        fact: true,
        rows: 700,
        time: "made_on",
        columns: {
          order_no: { type: "string", role: "key" },
          made_on: { type: "date" },
          kind: { type: "string", values: ["A1", "B2"] },
          booking_fee: { type: "decimal" },
        },
      },
    },
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (column.name === "booking_fee") column.additivity = "additive";
  const index = buildModelIndex(model, values);
  expect(briefOf(index, "bookings by kind")).toBe("count(*) by kind");
  expect(briefOf(index, "booking fee by kind")).toBe("sum(booking_fee) by kind");
});
