import { expect, test } from "vitest";
import { givingSheet } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = givingSheet();

test.each([
  [
    "towns not visited in 2023",
    "list distinct town where not town among list distinct town where gift_date in 2023-01-01..2024-01-01",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
