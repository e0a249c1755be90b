import { fieldsOf } from "@parlance/contract";
import { expect, test } from "vitest";
import { buildModelIndex } from "./index/model-index.ts";
import { makeModel } from "./testing/make-model.ts";
import { best, briefOf } from "./testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tickets: {
      fact: true,
      rows: 500,
      time: "opened_on",
      columns: {
        ticket_id: { type: "integer", role: "key" },
        queue: { type: "string", role: "category", values: ["Billing", "Access"] },
        opened_on: { type: "date" },
        closed_on: { type: "date", nulls: 80 },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);
const year = "2023-01-01..2024-01-01";

test.each([
  [
    ["how many tickets were opened in 2023", "and how many closed?"],
    `count(*) where (not closed_on missing and closed_on in ${year})`,
  ],
  [
    ["how many billing tickets were opened in 2023", "and how many closed?"],
    `count(*) where (queue = Billing and not closed_on missing and closed_on in ${year})`,
  ],
  [
    ["how many tickets were opened in 2023", "and how many of them closed?"],
    `count(*) where (opened_on in ${year} and not closed_on missing)`,
  ],
])("the other end of rows in the same period: %j", (turns, expected) => {
  expect(briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});

test("both ends in one question, each by its own date", () => {
  const { query } = best(index, "how many tickets were opened in 2023 and how many closed?");
  const measures = query.kind === "aggregate" ? query.measures : [];
  expect(measures.map((each) => fieldsOf(each.expression).map(({ column }) => column))).toEqual([
    ["opened_on"],
    ["closed_on", "closed_on"],
  ]);
});
