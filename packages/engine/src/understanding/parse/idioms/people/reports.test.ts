import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { best, briefOf } from "../../../testing/read.ts";

/** A shipyard with two kinds of people, of whom the staff have a title and refer to those above them. */
const { model, values } = makeModel({
  tables: {
    clients: {
      rows: 50,
      naming: "name",
      columns: {
        id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Ola Berg"], distinct: 50 },
      },
    },
    staff: {
      rows: 8,
      naming: "name",
      columns: {
        id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Ada Moss", "Ben Fir"], distinct: 8 },
        title: { type: "string", values: ["Yard Manager", "Dock Manager", "Welder"], distinct: 3 },
        reports_to: { type: "integer", nulls: 1 },
      },
    },
  },
  references: ["staff.reports_to>staff.id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["who reports to the yard manager?", "list name where title = Yard Manager"],
  ["staff whose manager is a dock manager", "list name where title = Dock Manager"],
  ["how many people report to the yard manager", "count(*) where title = Yard Manager"],
  ["how many report to Ada Moss", "count(*) where name = Ada Moss"],
])("%s: those below whoever is called so", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
  expect(JSON.stringify(best(index, question).query)).toMatch(/"path":\[\{"relationship":"staff/);
});
