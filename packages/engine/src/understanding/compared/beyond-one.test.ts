import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { garageSheet } from "../testing/garage-sheet.ts";
import { best } from "../testing/read.ts";

const [club, garage] = [clubIndex(), garageSheet()];

/** What is shown of which groups, and of which rows the figure is that they are held against. */
function held(index: typeof club, question: string) {
  const { query } = best(index, question);
  if (query.kind !== "aggregate" || query.having?.kind !== "comparison") return null;
  const { operator, right } = query.having;
  return {
    operator,
    of: right.kind === "aggregate-value" ? right.filter?.kind : right.kind,
    hidden: query.hidden.includes("m1"),
  };
}

test.each([
  [club, "harbours with more payments than Old Quay", { operator: ">", of: "comparison", hidden: true }],
  [garage, "branches that made less money than Leith in 2023", { operator: "<", of: "and", hidden: true }],
  [club, "months with more reservations than in March 2024", { operator: ">", of: "period", hidden: true }],
])("%# %s: groups beyond one of them", (index, question, expected) => {
  expect(held(index, question)).toEqual(expected);
});

test("the average, and a number, are no group", () => {
  for (const question of ["harbours with more payments than average", "harbours with more than 5 payments"])
    expect(held(club, question)?.of).not.toBe("comparison");
});
