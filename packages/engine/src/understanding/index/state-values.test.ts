import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const index = clubIndex();

test.each([
  ["how many completed reservations", "count(*) where state = checked_out"],
  [
    "members with at least 3 completed reservations",
    "list first_name, last_name where related(reservations where state = checked_out) >= 3",
  ],
  [
    "how many reservations did not take place in 2023",
    "count(*) where (state = cancelled and reserved_on in 2023-01-01..2024-01-01)",
  ],
  ["how many reservations didn't show up", "count(*) where state = no_show"],
  ["no shows by channel", "count(*) by channel where state = no_show"],
  ["missed by channel", "count(*) by channel where state = no_show"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

/** Parcels that a laundry sends back, and what was charged for them. */
const laundry = (() => {
  const state = (values: string[]) => ({ type: "string", values }) as const;
  const { model, values } = makeModel({
    tables: {
      parcels: {
        rows: 500,
        columns: {
          parcel_id: { type: "integer", role: "key" },
          status: state(["delivered", "lost"]),
        },
      },
      charges: {
        fact: true,
        rows: 900,
        columns: {
          charge_id: { type: "integer", role: "key" },
          parcel_id: { type: "integer", role: "key" },
          fee: { type: "decimal" },
          status: state(["succeeded", "failed"]),
        },
      },
    },
    references: ["charges.parcel_id>parcels.parcel_id"],
  });
  return buildModelIndex(model, values);
})();

test.each([
  ["how many successful charges", "count(*) where status = succeeded"],
  ["number of unsuccessful charges", "count(*) where status = failed"],
])("of two columns of states the one that says just that: %s", (question, read) => {
  expect(briefOf(laundry, question)).toBe(read);
});
