import { describe, expect, test } from "vitest";
import { bookingSheet } from "../../testing/booking-sheet.ts";
import { best, brief } from "../../testing/read.ts";

const index = bookingSheet();
const ratio = "100 * count(*) / count(*)";

describe("a share of some rows", () => {
  test.each([
    ["of those who attended, what percentage left a rating", `${ratio} where att = Y`],
    ["of those who came, how many percent left a rating", `${ratio} where att = Y`],
    ["out of the completed ones, what proportion was in Perth", `${ratio} where status = Completed`],
    [
      "out of those where the instructor was noted, what share is in Oban",
      `${ratio} where not instructor missing`,
    ],
    ["what percentage of lessons that are completed have a rating", `${ratio} where status = Completed`],
  ])("%s", (question, read) => {
    expect(brief(best(index, question).query)).toBe(read);
  });
});
