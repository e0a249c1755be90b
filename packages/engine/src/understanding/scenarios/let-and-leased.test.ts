import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** One sheet of workshops that are let: told by the day of listing, with the day on which they were let for some. */
const { model, values } = makeModel({
  tables: {
    unit_listings: {
      fact: true,
      rows: 700,
      time: "date_listed",
      columns: {
        listing_no: { type: "string", role: "key" },
        date_listed: { type: "date" },
        date_let: { type: "date", nulls: 300 },
        kind: { type: "string", values: ["loft", "shed"] },
        status: { type: "string", values: ["Let", "Available", "Withdrawn"] },
        rent: { type: "decimal", distinct: 300 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("what is let is so by its status, on the day that is called after it", () => {
  test.each([
    ["number of listings let per quarter", "by quarter(date_let) where status = Let"],
    ["how many lofts were let in 2023", "date_let in 2023-01-01..2024-01-01"],
    ["let me see average rent by kind", "average(rent) by kind"],
    ["let's look at average rent by kind", "average(rent) by kind"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });
});
