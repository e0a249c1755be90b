import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    belts: {
      rows: 8,
      naming: "belt_name",
      columns: { belt_id: key, belt_name: { type: "string", distinct: 8 } },
    },
    robots: {
      rows: 40,
      naming: "robot_name",
      columns: { robot_id: key, belt_id: { type: "integer" }, robot_name: { type: "string", distinct: 40 } },
    },
    shifts: {
      fact: true,
      rows: 900,
      time: "worked_on",
      columns: {
        shift_id: key,
        belt_id: { type: "integer" },
        worked_on: { type: "date" },
        turn: { type: "string", role: "category", values: ["Night", "Morning"] },
        boxes: { type: "integer" },
      },
    },
  },
  references: ["robots.belt_id>belts.belt_id", "shifts.belt_id>belts.belt_id"],
});
const index = buildModelIndex(model, values);
const outcome = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-03-01T00:00:00" }).kind;

test("what is told of a belt is not that of each of its robots", () => {
  expect(outcome("boxes by robot")).not.toBe("readings");
  expect(outcome("boxes by belt")).toBe("readings");
  expect(outcome("number of robots by belt")).toBe("readings");
});

test("one side of two is no comparison", () => {
  expect(outcome("night boxes compared to evening boxes")).not.toBe("readings");
  expect(outcome("night boxes compared to morning boxes")).toBe("readings");
});
