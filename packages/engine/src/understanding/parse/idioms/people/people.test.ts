import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    players: {
      rows: 90,
      time: "engaged_on",
      columns: {
        player_id: { type: "integer", role: "key" },
        first_name: { type: "string", distinct: 80 },
        last_name: { type: "string", distinct: 85 },
        engaged_on: { type: "date" },
        weekly_wage: { type: "decimal" },
        stage: { type: "string", values: ["Main", "Studio"] },
      },
    },
    evenings: {
      fact: true,
      rows: 400,
      time: "played_on",
      columns: {
        evening_id: { type: "integer", role: "key" },
        played_on: { type: "date" },
        takings: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["who earns the most", "list first_name, last_name order weekly_wage desc limit 1"],
  [
    "which Studio player earns the least",
    "list first_name, last_name where stage = Studio order weekly_wage limit 1",
  ],
  ["the 3 players who earn the least", "list first_name, last_name order weekly_wage limit 3"],
  ["top 5 earners", "list first_name, last_name, weekly_wage order weekly_wage desc limit 5"],
  ["best paid 3 players", "list first_name, last_name, weekly_wage order weekly_wage desc limit 3"],
  ["who earns more than 900", "list first_name, last_name where weekly_wage > 900"],
  ["who makes more than 900", "list first_name, last_name where weekly_wage > 900"],
  ["players making from 400 to 900", "list first_name, last_name where weekly_wage between 400 and 900"],
])("what people are paid: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
