import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Rides that guests rate, by drivers who have a rating of their own. */
const { model, values } = makeModel({
  tables: {
    guests: {
      rows: 500,
      naming: "guest_name",
      columns: { guest_id: id, guest_name: { type: "string", values: ["Ana Ruiz", "Bo Lind"] } },
    },
    drivers: {
      rows: 40,
      naming: "driver_name",
      columns: {
        driver_id: id,
        driver_name: { type: "string", values: ["Ines Holm", "Tove Berg"] },
        rating: { type: "decimal", minimum: 1, maximum: 5 },
      },
    },
    rides: {
      fact: true,
      rows: 3000,
      time: "ridden_on",
      columns: {
        ride_id: id,
        guest_id: id,
        driver_id: id,
        ridden_on: { type: "date" },
        zone: { type: "string", values: ["East", "West"] },
        guest_rating: { type: "integer", minimum: 1, maximum: 5 },
      },
    },
  },
  references: ["rides.guest_id>guests.guest_id", "rides.driver_id>drivers.driver_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (/rating/.test(column.name)) column.additivity = "non-additive";
const index = buildModelIndex(model, values);

describe("a figure's name and its head", () => {
  test.each([
    ["average guest rating per driver", "average(guest_rating) by driver_name, driver_id"],
    ["average driver rating", "average(rating)"],
    [
      "average guest rating per zone, only those with 20+ ratings",
      "average(guest_rating), count(guest_rating) by zone having m2 >= 20",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

describe("ratings are rows that were rated", () => {
  test.each([
    ["number of guest ratings by zone", "count(guest_rating) by zone"],
    ["how many rides with a guest rating above 4", "count(*) where guest_rating > 4"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
