import type { Filter } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = salesIndex();

/** The rows that each shown figure counts: the kind of its own filter, null for all. */
function parts(question: string): (Filter["kind"] | null)[] {
  const { query } = best(index, question);
  if (query.kind !== "aggregate") return [];
  return query.measures.map(({ expression }) =>
    expression.kind === "aggregate" ? (expression.filter?.kind ?? null) : null,
  );
}

describe("a part of the rows counted beside all of them", () => {
  it.each([
    [
      "How many orders were there in each of the last 8 weeks? How many of these were on weekends?",
      "count(*), count(*) by week(order_date) where order_date in 2024-03-18..2024-05-13 order g1",
      "in",
    ],
    [
      "How many orders are there? And how many of those are from Germany?",
      "count(*), count(*)",
      "comparison",
    ],
    [
      "How many orders were there in 2023? Out of these, how many are from Germany or France?",
      "count(*), count(*) where order_date in 2023-01-01..2024-01-01",
      "in",
    ],
    [
      "How many orders were placed in total and on weekends in each of the last 3 months? Return the month, total orders, and weekend orders in ascending order.",
      "count(*), count(*) by month(order_date) where order_date in 2024-02-01..2024-05-01 order g1",
      "in",
    ],
  ])("%s", (question, expected, part) => {
    expect(briefOf(index, question)).toBe(expected);
    expect(parts(question)).toEqual([null, part]);
  });

  it("takes a first question that names its rows for what it is", () => {
    expect(briefOf(index, "how many of the orders are from Germany?")).toBe(
      "count(*) where country = Germany",
    );
  });
});
