import { expect, test } from "vitest";
import { couldBeMeant } from "./could-be-meant.ts";
import { clubIndex } from "./testing/club-model.ts";
import { brief } from "./testing/read.ts";
import { understand } from "./understand.ts";

const index = clubIndex();

/** What else a question could mean, of all that it was read as. */
function others(question: string): string[] {
  const read = understand({
    question,
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  const [best, ...rest] = read.kind === "readings" ? read.readings : [];
  if (best === undefined) throw new Error(`“${question}” was read as ${read.kind}`);
  return rest.filter((other) => couldBeMeant(other, best, index.model)).map(({ query }) => brief(query));
}

test.each([
  ["amount by method", /^list|payment_id/],
  ["top 5 schools by cost", /^list|maximum|by school, cost/],
  ["lessons by school", /lesson_id|enrolled_on$|^list/],
  ["lessons in 2023", /^list enrolled_on|^list lesson_id$/],
  ["payments above 500", /= 500/],
  ["payments last 30 days", /limit 30/],
])("%s is not offered as what nobody means by it", (question, never) => {
  for (const other of others(question)) expect(other).not.toMatch(never);
});

test("the rows that are counted may be meant", () =>
  expect(others("lessons in 2023")).toEqual(["list lesson_id where enrolled_on in 2023-01-01..2024-01-01"]));
