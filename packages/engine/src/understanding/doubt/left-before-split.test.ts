import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { best } from "../testing/read.ts";

const index = clubIndex();
const notes = (question: string): string => best(index, question).assumptions.join(" ");

test("a word that nothing is called is said to be left out of a split", () => {
  expect(notes("number of members by zorp tier")).toContain("“zorp”");
  expect(notes("number of members by tier")).not.toContain("Nothing here");
});
