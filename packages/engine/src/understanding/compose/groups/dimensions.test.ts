import { standardConventions } from "@parlance/contract";
import { expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { brief } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

const index = salesIndex();

/** The grouping that a question is read as where fiscal years start in the given month. */
function read(question: string, fiscalYearStart: number): string {
  const calendar = { ...standardConventions, fiscalYearStart };
  const now = "2024-05-15T00:00:00";
  const understood = understand({ question, previous: [], previousQuestions: [], index, now, calendar });
  const first = understood.kind === "readings" ? understood.readings[0] : undefined;
  return first === undefined ? understood.kind : brief(first.query);
}

test("a calendar year stays one where years are fiscal ones", () => {
  expect(read("total freight by calendar year", 4)).toContain("by year(order_date)");
  expect(read("total freight by calendar year", 1)).toBe(read("total freight by year", 1));
});

test("the part of a time is told from the time cut to its grain", () => {
  const calendar = { ...standardConventions, fiscalYearStart: 4 };
  const now = "2024-05-15T00:00:00";
  const understood = understand({
    question: "number of orders by calendar year",
    previous: [],
    previousQuestions: [],
    index,
    now,
    calendar,
  });
  const query = understood.kind === "readings" ? understood.readings[0]?.query : undefined;
  expect(query?.kind === "aggregate" ? query.dimensions[0]?.expression : null).toMatchObject({
    kind: "part",
    part: "year",
  });
});
