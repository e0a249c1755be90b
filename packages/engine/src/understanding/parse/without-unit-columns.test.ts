import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** One sheet of journeys by ferry, each with its delay in minutes and the hour of its sailing. */
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
  ["tickets with a delay over 2 hours", "count(*) where delay (min) > 120"],
  ["tickets with a delay of at least 3 hours", "count(*) where delay (min) >= 180"],
  ["top 3 hours by number of tickets", "count(*) by sailing_hour order m1 desc limit 3"],
])("%s", (question, meant) => {
  expect(briefOf(index, question)).toContain(meant);
});
