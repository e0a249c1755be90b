import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const money = { type: "decimal", role: "measure", unit: "currency", distinct: 200 } as const;
const { model, values } = makeModel({
  tables: {
    guests: {
      rows: 200,
      naming: "guest_name",
      columns: {
        guest_id: { type: "integer", role: "key" },
        guest_name: { type: "string", distinct: 200 },
        birth_date: { type: "date" },
        registered_on: { type: "date" },
      },
    },
    stays: {
      rows: 900,
      fact: true,
      time: "booked_on",
      columns: {
        stay_id: { type: "integer", role: "key" },
        guest_id: { type: "integer", role: "key" },
        booked_on: { type: "date" },
        service_fee: money,
        total_amount: money,
      },
    },
  },
  references: ["stays.guest_id>guests.guest_id"],
});
const index = buildModelIndex(model, values);

test("a stay is as expensive as all of it came to, and not as the fee in it", () => {
  expect(briefOf(index, "most expensive stay")).toContain("order total_amount desc limit 1");
});

test("a ride is as expensive as its total, whatever currency that is in", () => {
  const plain = { type: "decimal", role: "measure", distinct: 200 } as const;
  const rides = makeModel({
    tables: {
      rides: {
        rows: 900,
        fact: true,
        time: "began",
        columns: {
          ride_id: { type: "integer", role: "key" },
          began: { type: "timestamp" },
          fare: plain,
          total: plain,
        },
      },
    },
  });
  const read = briefOf(buildModelIndex(rides.model, rides.values), "most expensive ride");
  expect(read).toContain("order total desc limit 1");
});

test.each([
  ["how many guests were born in 1965", "count(*) where birth_date in 1965-01-01..1966-01-01"],
  ["guests born before 1950", "where birth_date in ..1950-01-01"],
])("who was born goes by the date of birth: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
