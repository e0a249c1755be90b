import { expect, test } from "vitest";
import { givingSheet } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = givingSheet();

test.each([
  ["what share of patrons are from Perth", "100 * count-distinct(patron_name) / count-distinct(patron_name)"],
  ["what share of towns has a church", "100 * count-distinct(town) / count-distinct(town)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
