import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const sales = salesIndex();
const { model, values } = makeModel({
  tables: {
    till_lines: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key", distinct: 80 },
        town: { type: "string", values: ["Ayr", "Oban"], distinct: 2 },
        sold_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
});
const sheet = buildModelIndex(model, values);

describe("those who come for the first time", () => {
  test.each([
    ["new customers per month", "count-distinct(customer_id) by month(order_date) order g1"],
    [
      "how many new customers did we get in 2023",
      "count-distinct(customer_id) where order_date in 2023-01-01..2024-01-01",
    ],
  ])("%s, by what they ordered", (question, read) => expect(briefOf(sales, question)).toBe(read));

  test.each([
    ["new members per month", "count-distinct(member_id) by month(sold_on) order g1"],
    ["number of new members by town", "count-distinct(member_id) by town"],
  ])("%s, of a sheet", (question, read) => expect(briefOf(sheet, question)).toBe(read));

  test("a column of that name tells it", () => {
    const days = makeModel({
      tables: {
        visits: {
          fact: true,
          rows: 900,
          time: "day",
          columns: {
            day: { type: "date" },
            new_users: { type: "integer" },
            town: { type: "string", distinct: 9 },
          },
        },
      },
    });
    const read = briefOf(buildModelIndex(days.model, days.values), "new users by town");
    expect(read).toBe("sum(new_users) by town");
  });

  test("no earlier row of theirs is there, of all rows and not of those asked for", () => {
    const { query } = best(sheet, "new members in 2023");
    const [measure] = query.kind === "aggregate" ? query.measures : [];
    expect(measure?.expression).toMatchObject({
      filter: { operator: "=", right: { kind: "aggregate-value", aggregation: "minimum", filter: null } },
    });
  });
});
