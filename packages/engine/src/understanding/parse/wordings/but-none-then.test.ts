import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "clients who ordered in 2022 and none in 2023",
    "list client_name where (ordered_at in 2022-01-01..2023-01-01 and not client_id among list distinct client_id where ordered_at in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
