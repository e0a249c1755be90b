import { expect, test } from "vitest";
import { givingSheet } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = givingSheet();

test.each([
  ["patrons by town", "count-distinct(patron_name) by town"],
  ["how many patrons gave in 2023", "count-distinct(patron_name) where gift_date in 2023-01-01..2024-01-01"],
  ["how many gifts were given in 2023", "count(*) where gift_date in 2023-01-01..2024-01-01"],
  [
    "how many patrons were not seen in 2023",
    "count-distinct(patron_name) where not patron_name among list distinct patron_name where gift_date in 2023-01-01..2024-01-01",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
