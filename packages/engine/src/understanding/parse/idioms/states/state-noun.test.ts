import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { best, briefOf } from "../../../testing/read.ts";

/** Leases of garages, which say that they were cancelled and have the date of their end. */
const { model, values } = makeModel({
  tables: {
    leases: {
      fact: true,
      rows: 500,
      time: "start_date",
      columns: {
        lease_id: { type: "integer", role: "key" },
        start_date: { type: "date", distinct: 300 },
        end_date: { type: "date", distinct: 90, nulls: 300 },
        status: { type: "string", values: ["Running", "Cancelled"], distinct: 2 },
        cancel_reason: { type: "string", values: ["Moved", "Too dear"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const cancelled = "count(*) where (status = Cancelled and end_date in 2023-01-01..2024-01-01)";

test.each([
  ["number of cancellations in 2023", cancelled],
  ["how many leases were cancelled in 2023", cancelled],
  ["leases by cancellation reason", "count(*) by cancel_reason"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("months of cancellations are those in which rows were cancelled", () => {
  const boxes = makeModel({
    tables: {
      boxes: {
        fact: true,
        rows: 500,
        time: "started_at",
        columns: {
          box_id: { type: "integer", role: "key" },
          started_at: { type: "date", distinct: 300 },
          cancelled_at: { type: "date", distinct: 90, nulls: 300 },
          box_status: { type: "string", values: ["active", "cancelled"], distinct: 2 },
        },
      },
    },
  });
  const dated = buildModelIndex(boxes.model, boxes.values);
  expect(briefOf(dated, "cancellations by month")).toMatch(/^count\(\*\) by month\(cancelled_at\)/);
  expect(briefOf(dated, "cancellations in 2023")).toBe(
    "count(*) where cancelled_at in 2023-01-01..2024-01-01",
  );
});

const id = { type: "integer", role: "key" } as const;
const casting = makeModel({
  tables: {
    scouts: {
      rows: 12,
      columns: {
        scout_id: id,
        first_name: { type: "string", distinct: 12 },
        last_name: { type: "string", distinct: 12 },
        hired_on: { type: "date", distinct: 12, nulls: 0 },
      },
    },
    auditions: {
      fact: true,
      rows: 900,
      time: "held_on",
      columns: {
        audition_id: id,
        scout_id: { type: "integer" },
        held_on: { type: "date", distinct: 300 },
        channel: { type: "string", values: ["Agency", "Referral"], distinct: 2 },
        stage: { type: "string", values: ["Screening", "Callback", "Hired"], distinct: 3 },
        status: { type: "string", values: ["Hired", "Rejected", "Running"], distinct: 3 },
      },
    },
  },
  references: ["auditions.scout_id>scouts.scout_id"],
});
const auditions = buildModelIndex(casting.model, casting.values);

test.each([
  ["hires by channel", "count(*) by channel where status = Hired"],
  ["number of hires in 2023", "count(*) where (status = Hired and held_on in 2023-01-01..2024-01-01)"],
  ["agency hires", "count(*) where (channel = Agency and status = Hired)"],
  ["hires in 2023", "count(*) where (status = Hired and held_on in 2023-01-01..2024-01-01)"],
])(
  "a deed of rows is counted by their status, and not by when those who do it came: %s",
  (question, read) => {
    expect(briefOf(auditions, question)).toContain(read);
  },
);

test.each([
  ["agency vs referral: number of auditions and hires", ["Hired"]],
  ["hires and rejections by channel", ["Hired", "Rejected"]],
])("deeds side by side are counted each by itself: %s", (question, states) => {
  const { query } = best(auditions, question);
  const figures = query.kind === "aggregate" ? query.measures : [];
  expect(figures).toHaveLength(2);
  for (const state of states) expect(JSON.stringify(figures)).toContain(state);
  expect(briefOf(auditions, question)).not.toContain("Hired");
});

test("when they came is still told of those who are named", () => {
  expect(briefOf(auditions, "how many scouts were hired in 2023")).toContain("hired_on in 2023");
});

test("money that is called after a deed comes before rows in its state", () => {
  const { model: shop, values: held } = makeModel({
    tables: {
      invoices: {
        fact: true,
        rows: 500,
        time: "issued_on",
        columns: {
          invoice_id: id,
          issued_on: { type: "date", distinct: 300 },
          state: { type: "string", values: ["Paid", "Refunded"], distinct: 2 },
          refund_amount: { type: "decimal", role: "measure", unit: "currency" },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(shop, held), "refunds in 2023")).toContain("sum(refund_amount)");
});

test("rows that are called after their first state are meant whatever they have become", () => {
  const jobs = makeModel({
    tables: {
      jobs: {
        fact: true,
        rows: 500,
        columns: {
          job_id: { type: "integer", role: "key" },
          job_status: { type: "string", values: ["Quoted", "Lost", "Printed"], distinct: 3 },
        },
      },
    },
  });
  for (const { profile, name } of jobs.model.tables.flatMap(({ columns }) => columns))
    if (name === "job_status" && profile !== null)
      profile.topValues = ["Quoted", "Lost", "Printed"].map((value) => ({ value, count: 1 }));
  const index = buildModelIndex(jobs.model, jobs.values);
  expect(briefOf(index, "how many quotes did we lose")).toBe("count(*) where job_status = Lost");
  expect(briefOf(index, "how many quotes were lost")).toBe("count(*) where job_status = Lost");
  expect(briefOf(index, "number of quotes")).toBe("count(*) where job_status = Quoted");
});
