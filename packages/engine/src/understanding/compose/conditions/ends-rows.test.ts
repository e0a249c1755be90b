import { expect, test } from "vitest";
import { lendingIndex } from "../../testing/lending-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = lendingIndex();

test.each([
  ["how many members have hires that are not returned", "related(hires where returned_on missing) > 0"],
  ["how many pieces are still out", "related(hires where returned_on missing) > 0"],
  ["number of members and number of hires by country", "count(*), count(*) by country"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
