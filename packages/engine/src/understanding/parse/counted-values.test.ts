import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [
    "number of no-shows at the Old Quay harbour",
    "count(*) where (state = no_show and harbour_name = Old Quay)",
  ],
  ["how many Captain members", "count(*) where tier = Captain"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
