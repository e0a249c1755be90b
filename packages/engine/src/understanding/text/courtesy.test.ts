import { expect, test } from "vitest";
import { withoutCourtesy } from "./courtesy.ts";

test.each([
  ["Hi there!  Can you list the orders?", "Can you list the orders?"],
  ["Great! Thank you! And by month?", "And by month?"],
  ["OK...what are their ids?", "what are their ids?"],
  ["Thanks!", "Thanks!"],
  ["Good customers by city", "Good customers by city"],
])("%s", (question, rest) => {
  const plain = withoutCourtesy(question);
  expect(plain.trim()).toBe(rest);
  expect(plain).toHaveLength(question.length);
});
