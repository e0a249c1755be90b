import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const work: Record<string, ColumnSketch> = {
  raised_on: { type: "date" },
  kind: { type: "string", values: ["Leak", "Crack"], distinct: 2 },
  fitter: { type: "string", values: ["Ada Lund", "Ben Okoro"], distinct: 2 },
  sprint: { type: "string", values: ["Week A", "Week B"], distinct: 2 },
  effort_points: { type: "integer", distinct: 5 },
};
const dated = makeModel({
  tables: {
    jobs: {
      fact: true,
      rows: 300,
      time: "raised_on",
      columns: {
        job_id: { type: "integer", role: "key" },
        ...work,
        resolved: { type: "date", role: "time", nulls: 9, distinct: 200 },
      },
    },
  },
});
const stated = makeModel({
  tables: {
    jobs: {
      fact: true,
      rows: 300,
      time: "raised_on",
      columns: {
        job_id: { type: "integer", role: "key" },
        ...work,
        status: { type: "string", values: ["To Do", "In Progress", "Done"], distinct: 3 },
      },
    },
  },
});
const byDate = buildModelIndex(dated.model, dated.values);
const byStatus = buildModelIndex(stated.model, stated.values);

test.each([
  ["how many leaks are open", "count(*) where (kind = Leak and resolved missing)"],
  ["how many unresolved jobs", "count(*) where resolved missing"],
  ["closed jobs by fitter", "count(*) by fitter where not resolved missing"],
  ["workload by fitter", "count(*) by fitter where resolved missing"],
  ["velocity", "sum(effort_points) by sprint where not resolved missing"],
  ["effort points done by fitter", "sum(effort_points) by fitter where not resolved missing"],
])("by a date: %s", (question, read) => {
  expect(briefOf(byDate, question)).toBe(read);
});

test.each([
  ["how many open jobs", "count(*) where not status in Done"],
  ["how many closed jobs", "count(*) where status in Done"],
])("by a status: %s", (question, read) => {
  expect(briefOf(byStatus, question)).toBe(read);
});
