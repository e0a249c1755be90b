import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["how many members of rank R3 or higher", "count(*) where rank_code in R3|R4|R5"],
  ["how many members of rank R2 or lower", "count(*) where rank_code in R1|R2"],
  ["how many members of rank R3", "count(*) where rank_code = R3"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
