import { expect, test } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { trendLine } from "./trend-line.ts";

const index = salesIndex();

test.each(["add a trend line", "with a trendline please", "draw the linear trend line on the chart"])(
  "%s asks for the trend of what is shown, and names no rows that are called lines",
  (question) => {
    const { query } = best(index, question, ["monthly revenue"]);
    expect(query).toMatchObject({ kind: "analysis", request: { kind: "trend" } });
    expect(query.kind === "analysis" && query.query).toEqual(best(index, "monthly revenue").query);
  },
);

test("figures without a time have no trend line", () => {
  expect(trendLine("add a trend line", best(index, "revenue by category").query)).toBeNull();
});
