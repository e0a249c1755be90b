import { expect, test } from "vitest";
import { bakeryIndex } from "../testing/bakery-model.ts";
import { briefOf } from "../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "new clients q3 2023 against q3 2022",
    "count(*) by quarter(joined_on) where (joined_on in 2023-07-01..2023-10-01 or joined_on in 2022-07-01..2022-10-01) order v1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
