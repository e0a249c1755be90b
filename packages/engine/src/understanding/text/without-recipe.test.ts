import { expect, test } from "vitest";
import { withoutRecipe } from "./without-recipe.ts";

test.each([
  ["Cars that have no sales, by doing a left join from cars to sales.", "Cars that have no sales."],
  ["The ids of customers, based on joining the customers and sales tables.", "The ids of customers."],
  ["List the ids only in your final answer", "List the ids only"],
  ["Fees by quarter? Represent each quarter as its first day.", "Fees by quarter?"],
  ["Average days to repair, rounded to 2 decimal places?", "Average days to repair?"],
  ["Visits per week (as a date)", "Visits per week"],
  ["Customers joining in 2023", "Customers joining in 2023"],
  ["orders by joining date", "orders by joining date"],
])("%s", (question, rest) => {
  const plain = withoutRecipe(question);
  expect(plain.replace(/ +(?=[.?]$)/, "").trim()).toBe(rest);
  expect(plain).toHaveLength(question.length);
});
