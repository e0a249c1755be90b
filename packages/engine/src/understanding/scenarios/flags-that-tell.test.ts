import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const flag = { type: "boolean", role: "boolean", distinct: 2 } as const;

/** A boatyard: some berths are sheltered, some are in use, and each mooring fee was charged online or at the quay. */
const boatyard = (() => {
  const { model, values } = makeModel({
    tables: {
      berths: {
        rows: 120,
        naming: "berth_name",
        columns: {
          berth_id: id,
          berth_name: { type: "string", values: ["North 1", "North 2"] },
          is_sheltered: flag,
          active_flag: flag,
        },
      },
      moorings: {
        fact: true,
        rows: 900,
        time: "moored_on",
        columns: {
          mooring_id: id,
          berth_id: id,
          boat_id: id,
          moored_on: { type: "date" },
          online_booking_flag: flag,
          fee: { type: "decimal" },
        },
      },
      boats: {
        rows: 60,
        columns: {
          boat_id: id,
          built_on: { type: "date" },
          end_date: { type: "date", nulls: 40, distinct: 20 },
        },
      },
    },
    references: ["moorings.berth_id>berths.berth_id", "moorings.boat_id>boats.boat_id"],
  });
  return buildModelIndex(model, values);
})();

describe("columns of yes and no", () => {
  test.each([
    ["average online mooring fee", "average(fee) where online_booking_flag = true"],
    ["average online fee", "average(fee) where online_booking_flag = true"],
    [
      "sheltered berths that are no longer active",
      "list berth_id, berth_name where (is_sheltered = true and active_flag != true)",
    ],
    ["number of berths, split by sheltered or not", "count(*) by is_sheltered"],
    ["number of berths by whether they are active or not", "count(*) by active_flag"],
    [
      "sheltered vs exposed berths: number of moorings and average fee",
      "count(*), average(fee) by is_sheltered",
    ],
    ["online vs non-online moorings", "count(*) by online_booking_flag"],
  ])("%s", (question, expected) => {
    expect(briefOf(boatyard, question)).toBe(expected);
  });
});
