import type { Filter } from "@parlance/contract";
import { expect, test } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { filterOf, keepsSameRows, saidConditions } from "./said-conditions.ts";

const index = salesIndex();
const filter = (question: string): Filter | null => filterOf(best(index, question).query);
const ways = (question: string): string[] => saidConditions(filter(question), index.model);

test.each([
  ["total quantity", [""]],
  ["total quantity in Germany", [" for Germany", " where country is Germany"]],
  ["total quantity in March 2024", [" in March 2024"]],
  ["total quantity last month", [" in April 2024"]],
  [
    "total quantity of Chai in Germany in 2023",
    [
      " for Chai where country is Germany in 2023",
      " where product name is Chai and country is Germany in 2023",
    ],
  ],
  ["total quantity where unit price is above 5", []],
])("%s is of rows that are said as %j", (question, said) => expect(ways(question)).toEqual(said));

test("the same rows, however their time was said", () => {
  expect(
    keepsSameRows(filter("quantity in Germany last month"), filter("quantity in April 2024 in Germany")),
  ).toBe(true);
  expect(keepsSameRows(filter("quantity in Germany"), filter("quantity in Germany in 2023"))).toBe(false);
});
