import { expect, test } from "vitest";
import { bakeryIndex } from "../../../testing/bakery-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "clients who have not ordered for more than 60 days",
    "list client_name where related(orders where ordered_at in 2024-03-17..2024-05-16) = 0",
  ],
  [
    "clients with no orders in 3 months",
    "list client_name where related(orders where ordered_at in 2024-02-15..2024-05-16) = 0",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
