import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  ["how many countries do we ship to", "count-distinct(ship_country)"],
  ["which countries do we ship to", "list distinct ship_country"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
