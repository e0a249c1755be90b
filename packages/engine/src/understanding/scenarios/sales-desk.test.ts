import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

/** A sheet of enquiries for boats, and what became of them. */
const { model, values } = makeModel({
  tables: {
    enquiries: {
      fact: true,
      rows: 1400,
      time: "created_on",
      columns: {
        enquiry_id: { type: "integer", role: "key" },
        company: { type: "string", distinct: 300 },
        employees: { type: "integer", distinct: 200 },
        campaign: { type: "string", values: ["Spring Fair", "Autumn Fair"] },
        owner: { type: "string", values: ["Ann Lee", "Bo Chi"], distinct: 8, nulls: 30 },
        created_on: { type: "date" },
        stage: { type: "string", values: ["New", "Offer", "Closed Won", "Closed Lost"] },
        order_value: { type: "decimal", unit: "currency", distinct: 900 },
        closed_on: { type: "date", nulls: 200 },
        loss_reason: { type: "string", values: ["No budget", "Too slow", "Price"], nulls: 900 },
      },
    },
  },
});
for (const { columns } of model.tables)
  for (const column of columns)
    if (["order_value", "employees"].includes(column.name)) column.additivity = "additive";
const index = buildModelIndex(model, values);
const asked = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });
const won = "stage in Closed Won";

describe("deals are the rows, and value is what they come to", () => {
  test.each([
    [
      "how many of the deals we won were between 20,000 and 30,000",
      `count(*) where (${won} and order_value between 20000 and 30000)`,
    ],
    ["value by campaign", "sum(order_value) by campaign"],
    ["total value won by owner", `sum(order_value) by owner where ${won}`],
    [
      "cumulative won value over 2023 by month of closing",
      `sum(order_value) by month(closed_on) where (${won} and closed_on in 2023-01-01..2024-01-01) order g1 running`,
    ],
    ["average deal", "average(order_value)"],
    ["which campaign brings in the most deals", "count(*) by campaign order m1 desc limit 1"],
    ["which campaign brings in the most value", "sum(order_value) by campaign order m1 desc limit 1"],
  ])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
});

describe("whose, and which", () => {
  test.each([
    ["how many reps do we have", "count-distinct(owner)"],
    ["how many enquiries have nobody assigned to them", "count(*) where owner missing"],
    ["unassigned enquiries by campaign", "count(*) by campaign where owner missing"],
    ["new deals by campaign", "count(*) by campaign where stage = New"],
    ["quarter over quarter growth in new deals", "count(*) by quarter(created_on) order t growth"],
    ["deals lost because of budget", "loss_reason = No budget"],
    ["do bigger companies (by employees) bring bigger deals", "correlation: list employees, order_value"],
  ])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
});

test.each([
  "how much did the Spring Fair campaign cost us",
  "cost per campaign",
  "budget by campaign",
  "do bigger companies buy more",
  "win rate by owner, won out of all closed deals",
])("nothing here tells it: %s", (question) =>
  expect(["unknown-terms", "idle-words"]).toContain(asked(question).kind),
);
