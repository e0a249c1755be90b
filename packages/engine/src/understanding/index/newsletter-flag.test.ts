import { expect, test } from "vitest";
import { bakeryIndex } from "../testing/bakery-model.ts";
import { briefOf } from "../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "how many clients from Norway are on the newsletter",
    "count(*) where (country = Norway and newsletter_opt_in = true)",
  ],
  ["clients not on the newsletter", "list client_name where newsletter_opt_in = false"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
