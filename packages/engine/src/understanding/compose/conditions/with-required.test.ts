import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const club = clubIndex();
const unpaid =
  "list first_name, last_name where (related(reservations>payments) = 0 and related(reservations) > 0)";

test.each([
  ["members with reservations but no payments", unpaid],
  ["members who reserved but never paid", unpaid],
  [
    "members who paid both by card and cash",
    "list first_name, last_name where (related(reservations>payments where method = Card) > 0 and related(reservations>payments where method = Cash) > 0)",
  ],
])("what rows have stays beside what they lack: %s", (question, read) => {
  expect(briefOf(club, question)).toBe(read);
});

test("what is missing of rows below is missing of rows that are there", () => {
  const { model, values } = makeModel({
    tables: {
      keepers: {
        rows: 40,
        naming: "keeper_name",
        columns: {
          keeper_id: { type: "integer", role: "key" },
          keeper_name: { type: "string", values: ["Ann", "Bo"], distinct: 40 },
        },
      },
      permits: {
        rows: 60,
        columns: {
          permit_id: { type: "integer", role: "key" },
          keeper_id: { type: "integer", role: "key" },
          valid_from: { type: "date", role: "time" },
          ended_on: { type: "date", role: "time", nulls: 20 },
        },
      },
    },
    references: ["permits.keeper_id>keepers.keeper_id"],
  });
  expect(briefOf(buildModelIndex(model, values), "how many keepers have an active permit")).toBe(
    "count(*) where related(permits where ended_on missing) > 0",
  );
});
