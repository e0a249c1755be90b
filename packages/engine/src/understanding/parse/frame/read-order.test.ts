import { expect, test } from "vitest";
import { best } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["customers sorted by city descending and age ascending", ["city desc", "age"]],
  ["list customers ordered by city desc and age", ["city desc", "age"]],
  ["customers ordered by city and age", ["city", "age"]],
])("%s", (question, expected) => {
  const { query } = best(index, question);
  const order = query.kind === "list" ? query.order : [];
  const said = order.map(
    ({ by, descending }) => `${by.kind === "field" ? by.field.column : by.kind}${descending ? " desc" : ""}`,
  );
  expect(said).toEqual(expected);
});
