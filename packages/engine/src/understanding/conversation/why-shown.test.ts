import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const index = clubIndex();

/** What is offered to choose from of a question that follows another. */
function offered(before: string, question: string): string[] {
  const asked = { question, previousQuestions: [before], index, now: "2024-05-15T00:00:00" };
  const read = understand({ ...asked, previous: [best(index, before).query] });
  return read.kind === "ambiguous" ? read.readings.map(({ query }) => brief(query)) : [read.kind];
}

test("a sum of members is explained by their rows and averages, by kinds, or by what changed it", () => {
  const reasons = [
    "sum(cost), count(*), average(cost) by school",
    "sum(cost) by school, topic",
    "sum(cost) by school, rank_code",
    "drivers: sum(cost)",
  ];
  expect(offered("cost by school", "why?")).toEqual(reasons);
  expect(offered("cost by school", "why is Bluewater so high?")).toEqual([
    ...reasons.slice(0, -1),
    "drivers: sum(cost) where school = Bluewater",
  ]);
});

test("an average has no parts but kinds", () =>
  expect(offered("average cost by school", "how come?")[0]).toBe("average(cost) by school, topic"));

test.each([
  ["cost by school in 2023", "why?"],
  ["cost by month", "why?"],
  ["cost by school", "why did it drop?"],
  ["cost by school", "why did that change so much?"],
  ["cost by school", "why did cost drop in March 2024?"],
])("of a time, or where a change is spoken of, that is explained: %s, %s", (before, question) =>
  expect(briefOf(index, question, [before])).toMatch(/^drivers: /),
);
