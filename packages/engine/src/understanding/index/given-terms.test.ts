import { expect, test } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const register = (more: Record<string, ColumnSketch> = {}): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      tool_register: {
        fact: true,
        rows: 700,
        columns: {
          tool_tag: { type: "string", role: "key", distinct: 700 },
          tool_type: { type: "string", values: ["Drill", "Saw"] },
          depot: { type: "string", values: ["North", "South"] },
          assigned_to: { type: "string", distinct: 200, nulls: 90 },
          ...more,
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
const index = register();

test.each([
  ["how many unassigned drills", "count(*) where (assigned_to missing and tool_type = Drill)"],
  ["tools not assigned to anyone by depot", "count(*) by depot where assigned_to missing"],
  ["how many saws have no assignee", "count(*) where (tool_type = Saw and assigned_to missing)"],
])("%s: rows that were given to nobody", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test.each([
  ["how many people have a drill", "count-distinct(assigned_to) where tool_type = Drill"],
  ["number of tools per employee", "count(*) by assigned_to"],
])("%s: those whom things were given to, where the sheet tells of nobody else", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("beside customers nobody is meant by people alone", () => {
  const { words } = register({ customer_name: { type: "string", distinct: 300 } });
  expect((words.phrases.get("person") ?? []).some(({ kind }) => kind === "column")).toBe(false);
});
