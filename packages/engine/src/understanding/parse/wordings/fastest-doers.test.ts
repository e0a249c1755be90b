import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
/** Repairs that mechanics finish, and bills for them that owners of boats pay. */
const { model, values } = makeModel({
  tables: {
    clients: {
      columns: {
        client_id: id,
        client_name: { type: "string", values: ["Ines Holm", "Tove Berg"], distinct: 90 },
      },
      naming: "client_name",
    },
    repairs: {
      fact: true,
      rows: 900,
      time: "opened_on",
      columns: {
        repair_id: id,
        mechanic: { type: "string", values: ["Ash", "Birch"], distinct: 12 },
        yard: { type: "string", values: ["North", "South"] },
        opened_on: { type: "date" },
        finished_on: { type: "date" },
      },
    },
    bills: {
      fact: true,
      rows: 800,
      time: "billed_on",
      columns: {
        bill_id: id,
        client_id: id,
        billed_on: { type: "date" },
        paid_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["bills.client_id>clients.client_id"],
});
const index = buildModelIndex(model, values);
const finishing = "average(days(opened_on, finished_on))";
const paying = "average(days(billed_on, paid_on))";

test.each([
  ["which yard finishes repairs fastest", `${finishing} by yard order m1 limit 1`],
  ["who finishes repairs the slowest", `${finishing} by mechanic order m1 desc limit 1`],
  ["who is slowest at finishing repairs", `${finishing} by mechanic order m1 desc limit 1`],
  ["the slowest mechanic", `${finishing} by mechanic order m1 desc limit 1`],
  [
    "slowest mechanics in 2023",
    `${finishing} by mechanic where opened_on in 2023-01-01..2024-01-01 order m1 desc limit 10`,
  ],
  ["who are our worst payers", `${paying} by client_name order m1 desc limit 10`],
  ["slow paying clients", `${paying} by client_name order m1 desc limit 10`],
  ["which client pays latest", `${paying} by client_name order m1 desc limit 1`],
  ["slowest month", "count(*) by month(opened_on) order m1 limit 1"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
