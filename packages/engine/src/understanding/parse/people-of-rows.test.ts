import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** One sheet of journeys by ferry, a row for each ticket. */
const { model, values } = makeModel({
  tables: {
    ferry_tickets: {
      fact: true,
      rows: 800,
      time: "sailing_date",
      columns: {
        ticket_no: { type: "integer", role: "key", distinct: 800 },
        sailing_date: { type: "date" },
        sailing_hour: { type: "integer", role: "category", distinct: 18 },
        passenger_age: { type: "integer" },
        cabin: { type: "string", values: ["Deck", "Suite"] },
        "delay (min)": { type: "integer" },
        fare: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many passengers had a suite", "count(*) where cabin = Suite"],
  ["how many passengers per cabin", "count(*) by cabin"],
  ["average passenger age by cabin", "average(passenger_age) by cabin"],
])("%s", (question, meant) => {
  expect(briefOf(index, question)).toContain(meant);
});
