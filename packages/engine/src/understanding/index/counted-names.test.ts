import { expect, test } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const count: ColumnSketch = { type: "integer", distinct: 90, maximum: 300 };

/** Sailings that count who was on board, beside reports that some of them made. */
const { model, values } = makeModel({
  tables: {
    sailings: {
      fact: true,
      rows: 800,
      time: "sailed_on",
      columns: {
        sailing_id: key,
        sailed_on: { type: "date" },
        pier: { type: "string", values: ["East", "West"] },
        passenger_count: count,
        num_crates: count,
      },
    },
    mishaps: {
      fact: true,
      rows: 200,
      time: "seen_on",
      columns: {
        mishap_id: key,
        sailing_id: key,
        seen_on: { type: "date" },
        told_by: { type: "string", values: ["Passenger", "Crew"] },
      },
    },
  },
  references: ["mishaps.sailing_id>sailings.sailing_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total passengers by pier", "sum(passenger_count) by pier"],
  ["passengers carried per month", "sum(passenger_count) by month(sailed_on) order g1"],
  ["ridership in 2023", "sum(passenger_count) where sailed_on in 2023-01-01..2024-01-01"],
  ["which pier has the most passengers", "sum(passenger_count) by pier order m1 desc limit 1"],
  ["crates by pier", "sum(num_crates) by pier"],
])("%s: what a column counts, and no value that is called so", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
