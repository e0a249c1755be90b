import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Volunteers of a shelter, what they did, and what the shelter bills for. */
const sketch = makeModel({
  tables: {
    volunteers: {
      rows: 60,
      naming: "name",
      columns: {
        volunteer_id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Ann Bo", "Cy Dee"], distinct: 60 },
        skill: { type: "string", values: ["Mid-level", "Senior", "Junior"] },
        town: { type: "string", values: ["Leeds", "Hull", "York"] },
        joined_on: { type: "date" },
      },
    },
    shift_logs: {
      fact: true,
      rows: 4000,
      time: "log_date",
      columns: {
        log_id: { type: "integer", role: "key" },
        volunteer_id: { type: "integer", role: "key" },
        log_date: { type: "date" },
        hours: { type: "decimal" },
        supervised: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
    invoices: {
      fact: true,
      rows: 500,
      time: "sent_on",
      columns: {
        invoice_id: { type: "integer", role: "key" },
        sent_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
  references: ["shift_logs.volunteer_id>volunteers.volunteer_id"],
});
const shelter = buildModelIndex(sketch.model, sketch.values);

test.each([
  ["how many people logged hours in March 2024", "count(*) where log_date in 2024-03-01..2024-04-01"],
  ["volunteers who recorded hours in 2023", "list name where log_date in 2023-01-01..2024-01-01"],
  [
    "cumulative invoicing by month in 2023",
    "sum(amount) by month(sent_on) where sent_on in 2023-01-01..2024-01-01 order g1 running",
  ],
  ["total invoicing in 2023", "sum(amount) where sent_on in 2023-01-01..2024-01-01"],
  ["hours by skill level", "sum(hours) by skill"],
  [
    "hours in 2023 v 2022",
    "sum(hours) by year(log_date) where (log_date in 2023-01-01..2024-01-01 or log_date in 2022-01-01..2023-01-01) order v1",
  ],
  ["hours Leeds v York", "sum(hours) by town where town in Leeds|York"],
  ["what % of hours was supervised, per town", "100 * sum(hours) / sum(hours) by town"],
  ["% supervised by town", "100 * count(*) / count(*) by town"],
  ["% supervised hours by town", "100 * sum(hours) / sum(hours) by town"],
  ["volunteers with 40 shift logs or more", "list name where related(shift_logs) >= 40"],
  ["volunteers with 3 shift logs or fewer", "list name where related(shift_logs) <= 3"],
])("%s", (question, read) => {
  expect(briefOf(shelter, question)).toBe(read);
});
