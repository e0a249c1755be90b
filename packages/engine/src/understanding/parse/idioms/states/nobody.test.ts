import { expect, test } from "vitest";
import { clubIndex } from "../../../testing/club-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = clubIndex();

test.each([
  ["harbours where nobody is assigned", "related(members) = 0"],
  ["harbours with no one", "related(members) = 0"],
  ["harbours that have nobody in them", "related(members) = 0"],
  ["harbours nobody belongs to", "related(members) = 0"],
  ["harbours with nobody living there", "related(members) = 0"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
