import { expect, test } from "vitest";
import { buildModelIndex } from "./index/model-index.ts";
import { makeModel } from "./testing/make-model.ts";
import { briefOf } from "./testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Bills of a boatyard for jobs on boats, which owners bring in. */
const { model, values } = makeModel({
  tables: {
    owners: {
      rows: 90,
      naming: "owner_name",
      columns: { owner_id: id, owner_name: { type: "string", distinct: 90 } },
    },
    jobs: {
      rows: 800,
      fact: true,
      time: "opened_on",
      columns: {
        job_id: id,
        owner_id: id,
        opened_on: { type: "date" },
        finished_on: { type: "date", nulls: 60 },
        berth: { type: "string", values: ["North", "South"] },
        status: { type: "string", values: ["Open", "Finished", "Cancelled"] },
      },
    },
    bills: {
      rows: 700,
      fact: true,
      time: "billed_on",
      columns: {
        bill_id: id,
        job_id: id,
        billed_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["jobs.owner_id>owners.owner_id", "bills.job_id>jobs.job_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["jobs and bills by month", "count(*), count(*) at month(billed_on) by month(opened_on) order g1"],
  [
    "jobs opened and finished per week",
    "count(*), count(*) at week(finished_on) by week(opened_on) order g1",
  ],
  [
    "opened vs finished jobs by month",
    "count(*), count(*) at month(finished_on) by month(opened_on) order g1",
  ],
  ["number of jobs, cancelled jobs and bills by berth", "count(*), count(*), count(*) by berth"],
  [
    "for each berth give me number of bills, jobs and cancelled jobs",
    "count(*), count(*), count(*) by berth",
  ],
  ["number of bills and cancelled jobs per berth", "count(*), count(*) by berth"],
  ["jobs, cancelled jobs and open jobs by berth", "count(*), count(*), count(*) by berth"],
  ["jobs and cancelled jobs by berth", "count(*), count(*) by berth"],
  [
    "open and cancelled jobs by month",
    "count(*) by month(opened_on), status where status in Open|Cancelled order g1",
  ],
  [
    "billed between March and June 2023 by month",
    "count(*) by month(billed_on) where billed_on in 2023-03-01..2023-07-01 order g1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
