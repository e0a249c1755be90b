import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "orders delivered within 24 hours of being ordered",
    "count(*) where seconds(ordered_at, delivered_at) / 3600 <= 24",
  ],
  ["share of orders delivered within 2 days of the order", "100 * count(*) / count(*)"],
  [
    "orders not delivered within 72 hours of being ordered",
    "count(*) where seconds(ordered_at, delivered_at) / 3600 > 72",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
