import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["how many rentals in march 2023 (by pickup at)", "count(*) where pickup_at in 2023-03-01..2023-04-01"],
  [
    "how many rentals in 2023, going by the returned at",
    "count(*) where returned_at in 2023-01-01..2024-01-01",
  ],
  [
    "rentals per week in march 2023 by pickup at",
    "count(*) by week(pickup_at) where pickup_at in 2023-03-01..2023-04-01 order g1",
  ],
  ["how many rentals in march 2023? by returned at", "count(*) where returned_at in 2023-03-01..2023-04-01"],
  [
    "rentals by state in march 2023, by returned at",
    "count(*) by state where returned_at in 2023-03-01..2023-04-01",
  ],
  [
    "rentals by state in march 2023 (by returned at)",
    "count(*) by state where returned_at in 2023-03-01..2023-04-01",
  ],
])("the date that times are of: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("what has not been done yet is in none of its months", () => {
  const known = "count(*) by month(returned_at) where not returned_at missing order g1";
  expect(briefOf(index, "returns per month")).toBe(known);
  expect(briefOf(index, "rentals by month of returned at")).not.toContain("where");
});

test("a date by itself is what is grouped by", () => {
  expect(briefOf(index, "rentals by pickup at in march 2023")).toContain("by day(pickup_at)");
});

test.each([
  ["who joined in March", "list first_name, last_name where joined_on in 2024-03-01..2024-04-01"],
  ["who was born in 1990", "list first_name, last_name where birth_date in 1990-01-01..1991-01-01"],
  ["how many joined in March", "count(*) where joined_on in 2024-03-01..2024-04-01"],
])("who asks for people: %s", (question, read) => {
  expect(briefOf(clubIndex(), question)).toBe(read);
});

test("of several tables' times of a deed that of the rows named right before", () => {
  const columns = { created_on: { type: "date" }, label: { type: "string" } } as const;
  const table = (key: string) =>
    ({ time: "created_on", columns: { [key]: { type: "integer", role: "key" }, ...columns } }) as const;
  const { model, values } = makeModel({
    tables: { wells: table("well_id"), probes: table("probe_id") },
  });
  const { query } = best(buildModelIndex(model, values), "probes created per month");
  expect(query).toMatchObject({ kind: "aggregate", subject: "probes" });
});

/** Pupils of a riding school, who come and go. */
const riding = (() => {
  const id = { type: "integer", role: "key" } as const;
  const { model, values } = makeModel({
    tables: {
      stables: {
        rows: 6,
        naming: "stable_name",
        columns: { stable_id: id, stable_name: { type: "string", distinct: 6 } },
      },
      pupils: {
        rows: 400,
        naming: "pupil_name",
        columns: {
          pupil_id: id,
          stable_id: { type: "integer" },
          pupil_name: { type: "string", distinct: 400 },
          level: { type: "string", values: ["Novice", "Jumper"], distinct: 2 },
          enrolled_on: { type: "date", distinct: 300 },
          withdrawn_on: { type: "date", distinct: 50, nulls: 340 },
        },
      },
    },
    references: ["pupils.stable_id>stables.stable_id"],
  });
  return buildModelIndex(model, values);
})();

test.each([
  ["withdrawals by stable", "count(*) by stable_name where not withdrawn_on missing"],
  ["pupils withdrawn by level", "count(*) by level where not withdrawn_on missing"],
  ["enrolment by level", "count(*) by level where not enrolled_on missing"],
  ["withdrawals by month", "count(*) by month(withdrawn_on) where not withdrawn_on missing order g1"],
  ["how many pupils are currently enrolled", "count(*) where withdrawn_on missing"],
  ["pupils who have withdrawn", "list pupil_name where not withdrawn_on missing"],
  ["kids who have withdrawn", "list pupil_name where not withdrawn_on missing"],
])("what was done is counted where it is split: %s", (question, read) => {
  expect(briefOf(riding, question)).toBe(read);
});
