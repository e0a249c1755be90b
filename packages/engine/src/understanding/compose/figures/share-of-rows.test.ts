import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    customers: {
      naming: "customer_name",
      columns: {
        customer_id: { type: "integer", role: "key" },
        customer_name: { type: "string", values: ["Ada", "Ben"], distinct: 90 },
        country: { type: "string", values: ["Spain", "Italy"] },
      },
    },
    orders: {
      fact: true,
      rows: 900,
      time: "order_date",
      columns: {
        order_id: { type: "integer", role: "key" },
        customer_id: { type: "integer", role: "key" },
        status: { type: "string", values: ["cancelled", "completed", "open"] },
        cancel_reason: { type: "string", values: ["price", "late"] },
        order_date: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
  references: ["orders.customer_id>customers.customer_id"],
});
for (const { columns } of model.tables)
  for (const column of columns) {
    const known = values.find((list) => list.column === column.name)?.values ?? [];
    if (column.profile !== null)
      column.profile = { ...column.profile, topValues: known.map(({ value }) => ({ value, count: 1 })) };
  }
const index = buildModelIndex(model, values);
const ratio = "100 * count(*) / count(*)";

describe("percentages of rows", () => {
  test.each([
    ["what percentage of orders are completed by country", `${ratio} by country`],
    ["percentage of completed orders by country", `${ratio} by country`],
    [
      "what percentage of orders were cancelled in 2023",
      `${ratio} where order_date in 2023-01-01..2024-01-01`,
    ],
    ["cancellation rate by country", `${ratio} by country`],
    ["for each cancel reason, the percentage of cancelled orders", `${ratio} by cancel_reason`],
    ["cancelled share of orders by cancel reason", `${ratio} by cancel_reason`],
    ["share of cancelled among Spain orders", `${ratio} where country = Spain`],
    ["of all Spain orders, what share is cancelled", `${ratio} where country = Spain`],
    [
      "what share of amount comes from cancelled orders, by country",
      "100 * sum(amount) / sum(amount) by country",
    ],
    ["percentage breakdown of orders by status", "count(*) by status share"],
    ["orders by status in %", "count(*) by status share"],
    ["average amount in % by status", "average(amount) by status"],
    ["share of orders by status for Spain", "count(*) by status where country = Spain share"],
    [
      "percentage of orders by amount: under 20, 20 to 80, over 80",
      "count(*) by case where not amount missing share",
    ],
    ["statuses in % of Spain orders", "count(*) by status where country = Spain share"],
    ["status mix of our Spain orders in %", "count(*) by status where country = Spain share"],
    ["completion rate by month", `${ratio} by month(order_date) order g1`],
  ])("%s", (question, query) => {
    expect(briefOf(index, question)).toBe(query);
  });

  test("the condition is the part's, the period the whole's", () => {
    const { query } = best(index, "cancellation rate by country in 2023");
    const text = JSON.stringify(query.kind === "aggregate" ? query.measures : null);
    expect(text).toContain('"value":"cancelled"');
    expect(query.kind === "aggregate" ? query.filter : null).toMatchObject({ kind: "period" });
  });

  test.each([
    "how many orders were cancelled and what share is that",
    "number and percentage of cancelled orders",
  ])("%s: those that the percentage is of are shown beside it", (question) => {
    expect(briefOf(index, question)).toBe("count(*), 100 * count(*) / count(*)");
  });

  test("of one group of the same table it is split up instead", () => {
    const { query } = best(index, "percentage of cancelled orders by cancel reason");
    expect(query.kind === "aggregate" ? query.transforms : null).toMatchObject([{ kind: "share" }]);
  });

  test.each([
    [["number of orders by country and month", "as a percentage"], ["g2"]],
    [["share of orders by month and country"], ["g1"]],
    [["number of orders by month", "as a percentage"], []],
    [["number of orders by country and month", "as a percentage of the grand total"], []],
  ])("shares of members over time are within each unit of it: %j", (turns, per) => {
    const { query } = best(index, turns.at(-1) ?? "", turns.slice(0, -1));
    expect(query.kind === "aggregate" ? query.transforms : null).toMatchObject([{ kind: "share", per }]);
  });

  test("no rate is made up of a word that no row holds", () => {
    expect(JSON.stringify(best(index, "total amount by country").query)).not.toContain("cancelled");
  });
});

test.each([
  ["what share of loans granted in 2022 were repaid in 2023", ""],
  ["what share of loans granted in 2022 were repaid in 2023 by branch", " by branch"],
])("of two times the second tells the part: %s", (question, by) => {
  const lent = makeModel({
    tables: {
      loans: {
        fact: true,
        rows: 400,
        time: "granted_on",
        columns: {
          loan_id: { type: "integer", role: "key" },
          branch: { type: "string", values: ["North", "South"] },
          granted_on: { type: "date" },
          repaid_on: { type: "date", nulls: 150 },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(lent.model, lent.values), question)).toBe(
    `${ratio}${by} where granted_on in 2022-01-01..2023-01-01`,
  );
});

test("periods that are held against each other are of the whole, too", () => {
  const periods = "order_date in 2023-01-01..2024-01-01 or order_date in 2024-01-01..2025-01-01";
  expect(briefOf(index, "% of orders cancelled in 2023 vs 2024")).toContain(`where (${periods})`);
});
