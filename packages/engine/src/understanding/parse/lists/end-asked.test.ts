import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    patrons: {
      rows: 60,
      columns: {
        patron_id: { type: "integer", role: "key", distinct: 60 },
        first_name: { type: "string", distinct: 55 },
        last_name: { type: "string", distinct: 58 },
      },
    },
    piers: {
      rows: 8,
      naming: "pier_name",
      columns: {
        pier_id: { type: "integer", role: "key", distinct: 8 },
        pier_name: { type: "string", values: ["Old Pier", "West Pier"], distinct: 8 },
        town: { type: "string", values: ["Oban", "Perth"], distinct: 2 },
        accommodates: { type: "integer", distinct: 6, minimum: 2, maximum: 40 },
        staff_count: { type: "integer", distinct: 7 },
      },
    },
    crossings: {
      fact: true,
      rows: 900,
      time: "sailed_on",
      columns: {
        crossing_id: { type: "integer", role: "key", distinct: 900 },
        patron_id: { type: "integer", distinct: 60 },
        pier_id: { type: "integer", distinct: 8 },
        sailed_on: { type: "date" },
        pickup_quay: { type: "string", values: ["North quay", "South quay"], distinct: 4 },
        dropoff_quay: { type: "string", values: ["North quay", "South quay"], distinct: 4 },
        state: { type: "string", values: ["Overdue", "Settled"], distinct: 2 },
        price: { type: "decimal", unit: "currency", distinct: 500 },
        outstanding: { type: "decimal", unit: "currency", distinct: 90 },
      },
    },
  },
  references: ["crossings.patron_id>patrons.patron_id", "crossings.pier_id>piers.pier_id"],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "overdue crossings - id, from, to, price",
    "list crossing_id, pickup_quay, dropoff_quay, price where state = Overdue",
  ],
  [
    "who has an overdue crossing? name and how much is outstanding",
    "list first_name, last_name, outstanding where state = Overdue",
  ],
  [
    "overdue crossings: from, to, what they still owe",
    "list pickup_quay, dropoff_quay, outstanding where state = Overdue",
  ],
  [
    "piers that sleep 10 or more: pier name and capacity",
    "list pier_name, accommodates where accommodates >= 10",
  ],
  ["piers in Oban with pier name and headcount", "list pier_name, staff_count where town = Oban"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
