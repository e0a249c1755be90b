import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "how many orders moved into baking in 2023",
    "count(*) where (to_stage = Baking and changed_at in 2023-01-01..2024-01-01)",
  ],
  [
    "orders that reached packed last month",
    "count(*) where (to_stage = Packed and changed_at in 2024-04-01..2024-05-01)",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
