import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    jobs: {
      fact: true,
      rows: 500,
      time: "ordered_on",
      columns: {
        job_id: { type: "integer", role: "key" },
        ordered_on: { type: "date" },
        due_on: { type: "date" },
        delivered_on: { type: "date", nulls: 20 },
      },
    },
    job_lines: {
      fact: true,
      rows: 900,
      columns: {
        job_id: { type: "integer", distinct: 500 },
        line_no: { type: "integer" },
        quantity: { type: "integer" },
        line_total: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["job_lines.job_id>jobs.job_id"],
});
const index = buildModelIndex(model, values);
const ordered = "how many jobs were ordered in 2023";
const meant = "no, I meant delivered in 2023";

it.each([
  [[], ordered, "count(*) where ordered_on in 2023-01-01..2024-01-01"],
  [[ordered], meant, "count(*) where delivered_on in 2023-01-01..2024-01-01"],
  [
    [ordered, meant],
    "how many of those were late?",
    "count(*) where (delivered_on in 2023-01-01..2024-01-01 and delivered_on > due_on)",
  ],
])("%j, then %s", (before, question, read) => expect(briefOf(index, question, before)).toBe(read));
