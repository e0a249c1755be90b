import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const club = clubIndex();

test.each([
  ["our biggest payment", "list payment_id order amount desc limit 1"],
  ["the smallest payment of 2023", "order amount limit 1"],
  ["the 3 largest payments", "order amount desc limit 3"],
])("%s: by what it is worth", (question, read) => {
  expect(briefOf(club, question)).toContain(read);
});
