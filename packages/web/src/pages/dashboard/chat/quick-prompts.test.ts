import { expect, test } from "vitest";
import { quickPrompts } from "./quick-prompts.ts";

const asked = (own: string[]): string[] =>
  quickPrompts(own).map(({ label, question }) => `${label}: ${question}`);

test("the sample data's, until a person's own data suggests others", () => {
  expect(asked([])[0]).toBe("Top products: Top 5 products by revenue");
  expect(asked(["Total fee by branch", "Top 5 lawyers by fee", "Monthly total fee"])).toEqual([
    "Top 5 lawyers: Top 5 lawyers by fee",
    "Find anomalies: Find anomalies in monthly total fee",
    "AI forecast: Forecast total fee for the next 3 months",
  ]);
  expect(asked(["How many claims are there?"])).toEqual([
    "How many claims are there?: How many claims are there?",
    "Find anomalies: Find anomalies",
    "AI forecast: Forecast",
  ]);
});
