import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";
import { borrowedState } from "./borrowed-state.ts";

const id = { type: "integer", role: "key" } as const;

/** Boats, their hires and their repairs. */
const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 40,
      naming: "boat",
      columns: { boat_id: id, boat: { type: "string", values: ["Heron"] } },
    },
    hires: {
      fact: true,
      rows: 2000,
      time: "hired_on",
      columns: {
        hire_id: id,
        boat_id: id,
        hired_on: { type: "date" },
        hire_status: { type: "string", values: ["Out", "Returned"] },
      },
    },
    repairs: {
      fact: true,
      rows: 300,
      columns: { repair_id: id, boat_id: id, repair_status: { type: "string", values: ["Closed", "Open"] } },
    },
  },
  references: ["hires.boat_id>boats.boat_id", "repairs.boat_id>boats.boat_id"],
});
const index = buildModelIndex(model, values);

test("a state of rows beside those that are counted is none of these", () => {
  expect(() => best(index, "how many closed hires")).toThrow('"words":["closed"]');
});

test.each(["how many closed repairs", "how many returned hires"])("%s", (question) => {
  expect(borrowedState(best(index, question), index)).toEqual([]);
});
