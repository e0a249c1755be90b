import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A ropeway's rides: cabins with a wear mark, riders that are banned or not, fares that were charged. */
const { model, values } = makeModel({
  tables: {
    riders: {
      rows: 300,
      naming: "rider_name",
      columns: {
        rider_id: { type: "integer", role: "key" },
        rider_name: { type: "string", distinct: 290 },
        valley: { type: "string", values: ["Ost", "West"] },
        blkd_flg: { type: "string", values: ["Y", "N"], distinct: 2 },
        grade: { type: "string", values: ["A", "B", "C"] },
      },
    },
    fares: {
      fact: true,
      rows: 5000,
      time: "charged_at",
      columns: {
        fare_id: { type: "integer", role: "key" },
        rider_id: { type: "integer" },
        charged_at: { type: "timestamp" },
        amount: { type: "decimal", role: "measure", distinct: 90 },
        comfort: { type: "integer", role: "measure", level: true, distinct: 5 },
        pay_state: { type: "string", values: ["settled", "failed"] },
        stop_reason: { type: "string", nulls: 40, values: ["Late lower cabin", "Wind", "Ice"] },
      },
    },
  },
  references: ["fares.rider_id>riders.rider_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "blkd_flg" && column.profile !== null)
    column.profile.topValues = ["N", "Y"].map((value) => ({ value, count: 9 }));
const index = buildModelIndex(model, values);

test.each([
  ["average comfort score in Ost", "average(comfort) where valley = Ost"],
  ["total amount of failed charges by valley", "sum(amount) by valley where pay_state = failed"],
  ["name and valley of blocked riders", "list rider_name, valley where blkd_flg = Y"],
  [
    "how many valleys have riders with grade A but none with grade B",
    "count-distinct(valley) where (grade = A and not valley among list distinct valley where grade = B)",
  ],
  ["failed fares without telling us why", "count(*) where (pay_state = failed and stop_reason missing)"],
  ["riders with grade A", "list rider_name where grade = A"],
])("nothing that no word asks for, and nothing dropped: %s", (question, query) => {
  expect(briefOf(index, question)).toBe(query);
});

test.each([
  ["a word amid one value sorts nothing", "average comfort by cabin type"],
  ["nothing goes with a number that tells rows apart", "correlation of comfort and fare id"],
  ["no kind of rows is had by a part of its name", "how many cabins do we have"],
  ["no number of rows is how long something is", "how long is the queue for fares in Ost"],
])("%s", (_, question) => {
  expect(() => briefOf(index, question)).toThrow();
});

/** Assays with the day of the result as the time of their table. */
const assays = buildModelIndex(
  makeModel({
    tables: {
      assays: {
        fact: true,
        rows: 900,
        time: "resulted_on",
        columns: {
          assay_id: { type: "integer", role: "key" },
          ordered_on: { type: "date" },
          resulted_on: { type: "date" },
        },
      },
    },
  }).model,
  [],
);

test.each([
  ["how many assays were ordered in 2024", "ordered_on in 2024-01-01..2025-01-01"],
  ["number of assays ordered last month", "ordered_on in 2024-04-01..2024-05-01"],
  ["number of assays ordered in march 2024", "ordered_on in 2024-03-01..2024-04-01"],
])("the time of the deed that is said, whatever else the word asks: %s", (question, period) => {
  expect(briefOf(assays, question)).toBe(`count(*) where ${period}`);
});
