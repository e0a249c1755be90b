import { expect, test } from "vitest";
import { chandlerIndex } from "../../testing/chandler-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = chandlerIndex();

test.each([
  ["when did we first sell to Quay Stores", "minimum(ordered_on) where company = Quay Stores"],
  ["when did Quay Stores last buy from us", "maximum(ordered_on) where company = Quay Stores"],
  ["the last time Quay Stores ordered", "maximum(ordered_on) where company = Quay Stores"],
  ["when was the first order placed", "minimum(ordered_on)"],
])("the first or last time of deals with what is named: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);
