import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["how many rentals are not returned yet", "count(*) where returned_at missing"],
  ["how many rentals are still out", "count(*) where returned_at missing"],
  ["how many customers do we have right now", "count(*) where closed_on missing"],
  ["how many customers are currently in Vienna", "count(*) where (closed_on missing and city = Wien)"],
])("what has not ended: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("a value that is called so says it more surely", () => {
  expect(briefOf(index, "how many rentals are still running")).toBe("count(*) where state = running");
});

test("what cannot end is not asked to last", () => {
  expect(briefOf(index, "how many rentals do we have right now")).toBe("count(*)");
});

describe("a figure as it is now", () => {
  const { model, values } = makeModel({
    tables: {
      moorings: {
        rows: 60,
        columns: {
          mooring_id: { type: "integer", distinct: 60 },
          pier: { type: "string", values: ["East", "West"] },
          yearly_fee: { type: "decimal", unit: "currency" },
          status: { type: "string", values: ["active", "ended"] },
        },
      },
      gear: {
        rows: 30,
        columns: { gear_id: { type: "integer", distinct: 30 }, weight: { type: "decimal" } },
      },
    },
  });
  const index = buildModelIndex(model, values);

  test.each([
    ["average yearly fee right now by pier", "average(yearly_fee) by pier where status = active"],
    ["lowest yearly fee anyone pays today", "minimum(yearly_fee) where status = active"],
    ["average weight at the moment", "average(weight)"],
    ["average yearly fee people are paying right now", "average(yearly_fee) where status = active"],
    ["how many moorings do we have right now", "count(*) where status = active"],
    ["number of moorings by pier at the moment", "count(*) by pier where status = active"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

test("who may hold something for a time is there now by what they hold", () => {
  const { model, values } = makeModel({
    tables: {
      sailors: {
        rows: 90,
        naming: "sailor",
        columns: {
          sailor_id: { type: "integer", role: "key" },
          sailor: { type: "string", distinct: 90 },
        },
      },
      berths: {
        rows: 200,
        fact: true,
        time: "start_date",
        columns: {
          berth_id: { type: "integer", role: "key" },
          sailor_id: { type: "integer", role: "key" },
          start_date: { type: "date" },
          end_date: { type: "date" },
          status: { type: "string", values: ["active", "ended"] },
        },
      },
    },
    references: ["berths.sailor_id>sailors.sailor_id"],
  });
  const read = (question: string) => briefOf(buildModelIndex(model, values), question);
  expect(read("how many sailors do we have right now")).toBe("count(*) where status = active");
  expect(read("how many sailors do we have")).toBe("count(*)");
  expect(read("number of sailors as of today")).toBe("count(*)");
});
