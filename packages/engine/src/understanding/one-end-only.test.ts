import { expect, test } from "vitest";
import { buildModelIndex } from "./index/model-index.ts";
import { makeModel } from "./testing/make-model.ts";
import { briefOf } from "./testing/read.ts";

const { model, values } = makeModel({
  tables: {
    hires: {
      rows: 900,
      fact: true,
      time: "hired_on",
      columns: {
        hire_id: { type: "integer", role: "key" },
        start_station: { type: "string", values: ["Quay", "Mill"], distinct: 30 },
        end_station: { type: "string", values: ["Quay", "Park"], distinct: 30 },
        hired_on: { type: "date" },
        minutes: { type: "integer" },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "stations where hires start but never end",
    "list distinct start_station except list distinct end_station",
  ],
  [
    "which stations do people start from but never end at",
    "list distinct start_station except list distinct end_station",
  ],
  [
    "stations that are both start and end station",
    "list distinct start_station intersect list distinct end_station",
  ],
  [
    "end stations that are not also start stations",
    "list distinct end_station except list distinct start_station",
  ],
  [
    "which end stations have never been used as a start station",
    "list distinct end_station except list distinct start_station",
  ],
  [
    "which end stations are also start stations",
    "list distinct end_station intersect list distinct start_station",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("what else is said of the rows is read as before", () => {
  expect(briefOf(index, "average minutes of hires by start station")).toBe(
    "average(minutes) by start_station",
  );
});
