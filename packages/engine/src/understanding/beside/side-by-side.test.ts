import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

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

/** Jobs of yards and of owners that are each in a town, and the yards' fires. */
const withTowns = (() => {
  const town = { type: "string" as const, values: ["Split", "Zadar"], distinct: 9 };
  const { model, values } = makeModel({
    tables: {
      yards: {
        rows: 12,
        naming: "yard_name",
        columns: { yard_id: id, yard_name: { type: "string", distinct: 12 }, town },
      },
      owners: {
        rows: 90,
        naming: "owner_name",
        columns: { owner_id: id, owner_name: { type: "string", distinct: 90 }, town },
      },
      jobs: {
        rows: 800,
        fact: true,
        time: "opened_on",
        columns: {
          job_id: id,
          owner_id: id,
          yard_id: id,
          opened_on: { type: "date" },
          status: { type: "string", values: ["Open", "Finished"] },
          amount: { type: "decimal", unit: "currency" },
        },
      },
      fires: {
        rows: 40,
        fact: true,
        time: "broke_out_on",
        columns: { fire_id: id, yard_id: id, broke_out_on: { type: "date" } },
      },
    },
    references: [
      "jobs.owner_id>owners.owner_id",
      "jobs.yard_id>yards.yard_id",
      "fires.yard_id>yards.yard_id",
    ],
  });
  return buildModelIndex(model, values);
})();

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
  ["open and cancelled jobs by berth and status", "count(*) by berth, status where status in Open|Cancelled"],
  ["for each berth: how many jobs, how many bills", "count(*), count(*) by berth"],
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

/** What the rows of each figure are, as their conditions have it: the value or the column that they name. */
function rowsOfFigures(question: string): (string | null)[] {
  const { query } = best(index, question);
  return query.kind !== "aggregate"
    ? []
    : query.measures.map(({ expression }) => {
        const filter = expression.kind === "aggregate" ? expression.filter : null;
        return filter?.kind === "comparison" && filter.right.kind === "constant"
          ? String(filter.right.value)
          : (filter?.kind ?? null);
      });
}

test.each([
  ["jobs, open jobs and cancelled jobs by berth", [null, "Open", "Cancelled"]],
  ["per berth: number of jobs, open jobs and total amount", [null, "Open", null]],
  ["open jobs and cancelled jobs by berth", ["Open", "Cancelled"]],
  ["how many jobs, open jobs and cancelled jobs in 2023", [null, "Open", "Cancelled"]],
])("%s: what is said of one figure is of no other", (question, rows) => {
  expect(rowsOfFigures(question)).toEqual(rows);
});

test("figures that may be split by two things ask which, each with its own rows", () => {
  const read = understand({
    question: "per town: number of jobs, open jobs and total amount",
    previous: [],
    previousQuestions: [],
    index: withTowns,
    now: "2024-05-15T00:00:00",
  });
  const filters = (read.kind === "ambiguous" ? read.readings : []).map(({ query }) =>
    query.kind === "aggregate"
      ? [
          query.filter,
          query.measures.map(({ expression }) => "filter" in expression && expression.filter !== null),
        ]
      : [],
  );
  expect(filters).toEqual([
    [null, [false, true, false]],
    [null, [false, true, false]],
  ]);
});

test("what is said of all figures is said once", () => {
  expect(briefOf(index, "jobs and cancelled jobs by month in 2023")).toBe(
    "count(*), count(*) by month(opened_on) where opened_on in 2023-01-01..2024-01-01 order g1",
  );
});

test("what is said of the things that figures are split by is said once", () => {
  expect(briefOf(withTowns, "per yard in Split: number of open jobs and number of fires")).toBe(
    "count(*), count(*) by yard_name where town = Split",
  );
});

test("a thing that has rows of two kinds is no list of figures", () => {
  expect(rowsOfFigures("how many owners brought both open and cancelled jobs")).toEqual([null]);
});
