import { describe, expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = salesIndex();

describe("days of the week as conditions", () => {
  test.each([
    ["number of orders on weekends", "count(*) where day-of-week(order_date) in 6|7"],
    ["number of orders on weekdays", "count(*) where day-of-week(order_date) in 1|2|3|4|5"],
    ["total freight on mondays by country", "sum(freight) by country where day-of-week(order_date) in 1"],
    ["number of orders not on weekends", "count(*) where not day-of-week(order_date) in 6|7"],
  ])("%s", (question, query) => {
    expect(briefOf(index, question)).toBe(query);
  });

  test("a grouping by weekday is no condition", () => {
    const { query } = best(index, "number of orders by weekday");
    expect(query.kind === "aggregate" ? query.filter : 0).toBeNull();
  });
});
