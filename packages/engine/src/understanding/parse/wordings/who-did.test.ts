import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A climbing wall: climbers reserve routes of a grade, and have joined some day. */
const { model, values } = makeModel({
  tables: {
    climbers: {
      rows: 60,
      naming: "full_name",
      time: "joined_on",
      columns: {
        climber_id: id,
        full_name: { type: "string", distinct: 60 },
        birth_date: { type: "date" },
        joined_on: { type: "date" },
      },
    },
    routes: {
      rows: 40,
      naming: "route_name",
      columns: {
        route_id: id,
        route_name: { type: "string", distinct: 40 },
        grade: { type: "string", values: ["Easy", "Hard"] },
      },
    },
    visits: {
      fact: true,
      rows: 800,
      time: "came_on",
      columns: { visit_id: id, climber_id: id, came_on: { type: "date" } },
    },
    reservations: {
      fact: true,
      rows: 900,
      time: "made_on",
      columns: { reservation_id: id, route_id: id, climber_id: id, made_on: { type: "date" } },
    },
  },
  references: [
    "reservations.route_id>routes.route_id",
    "reservations.climber_id>climbers.climber_id",
    "visits.climber_id>climbers.climber_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["who visited last month", /^list full_name where .*came_on in 2024-04-01\.\.2024-05-01/],
  ["who joined last month", "list full_name where joined_on in 2024-04-01..2024-05-01"],
  ["who reserved both easy and hard routes", /^list full_name where .*grade = Easy.*grade = Hard/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});
