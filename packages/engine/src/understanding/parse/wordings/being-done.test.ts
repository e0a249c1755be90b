import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  ["how many ovens are being repaired", "count(*) where oven_status = In Repair"],
  ["ovens under maintenance", "list oven_id where oven_status = Maintenance"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
