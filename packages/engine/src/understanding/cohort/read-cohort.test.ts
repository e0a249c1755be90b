import { expect, it } from "vitest";
import { checkQuery } from "../../semantics/check-query.ts";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { concertIndex, salesIndex } from "../testing/models.ts";
import { best, brief } from "../testing/read.ts";
import { readCohort } from "./read-cohort.ts";

const sales = salesIndex();
const { model, values } = makeModel({
  tables: {
    members: {
      columns: { id: { type: "integer", role: "key" }, joined_on: { type: "date" } },
    },
    visits: {
      fact: true,
      rows: 900,
      time: "visited_at",
      columns: {
        id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key" },
        visited_at: { type: "timestamp" },
      },
    },
  },
  references: ["visits.member_id>members.id"],
});
const gym = buildModelIndex(model, values);

it.each([
  "retention by first order month",
  "cohort of customers by first order month and how many order again",
  "Show me a cohort matrix of customers.",
  "monthly customer retention",
])("%s follows customers from the month of their first order", (question) => {
  const { query, assumptions, confidence } = best(sales, question);
  expect(query).toMatchObject({
    kind: "aggregate",
    subject: "orders",
    chart: "cohort",
    dimensions: [
      { expression: { kind: "truncate", grain: "month", operand: { kind: "aggregate-value" } } },
      { expression: { kind: "truncate", grain: "month", operand: { kind: "field" } } },
    ],
    measures: [{ label: "number of customers", expression: { aggregation: "count-distinct" } }],
  });
  expect(checkQuery(query, sales.model).ok).toBe(true);
  expect(assumptions.join()).toMatch(
    /^Counts the customers with orders in each month, by the month of their first/,
  );
  expect(confidence).toBeLessThan(1);
});

it("a beginning that stands in a column is taken from it, in the grain that was said", () => {
  const { query } = best(gym, "quarterly retention by join date");
  expect(query).toMatchObject({
    subject: "visits",
    dimensions: [
      { expression: { grain: "quarter", operand: { field: { table: "members", column: "joined_on" } } } },
      { expression: { grain: "quarter", operand: { field: { table: "visits", column: "visited_at" } } } },
    ],
  });
  expect(brief(query)).toContain("visited_at");
});

it.each([
  "retention by country",
  "retention in France by first order month",
  "customers by first order month",
  "churn by month",
])("%s is no cohort question, or asks for more", (question) => {
  expect(readCohort(question, sales)).toBeNull();
});

it("where nobody comes again there are no cohorts", () => {
  expect(readCohort("monthly retention", concertIndex())).toBeNull();
});
