import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { findDateRelations } from "./find-date-relations.ts";

const { model, values } = makeModel({
  tables: {
    members: {
      naming: "member_name",
      time: "joined_on",
      columns: {
        member_id: { type: "integer", role: "key" },
        member_name: { type: "string", values: ["Ada", "Ben"], distinct: 90 },
        city: { type: "string", values: ["Oslo", "Turin"] },
        joined_on: { type: "date" },
      },
    },
    loans: {
      fact: true,
      rows: 900,
      time: "lent_on",
      columns: {
        loan_id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key" },
        lent_on: { type: "date" },
        returned_on: { type: "date" },
        fee: { type: "decimal" },
      },
    },
    fines: {
      fact: true,
      rows: 50,
      time: "issued_on",
      columns: {
        fine_id: { type: "integer", role: "key" },
        loan_id: { type: "integer", role: "key" },
        issued_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
  references: ["loans.member_id>members.member_id", "fines.loan_id>loans.loan_id"],
});
const index = buildModelIndex(model, values);

describe("times of related rows", () => {
  const conditions: [string, string][] = [
    ["number of loans in the same month as the member joined", "month(lent_on) = month(joined_on)"],
    ["how many loans did members take on the same day that they signed up?", "day(lent_on) = day(joined_on)"],
    [
      "number of fines issued in the same week as the loan was returned",
      "week(issued_on) = week(returned_on)",
    ],
  ];
  test.each(conditions)("the same unit: %s", (question, filter) => {
    expect(briefOf(index, question)).toBe(`count(*) where ${filter}`);
  });

  test("so many units after another time at most, and not before it", () => {
    const { query } = best(index, "total fee of loans within 30 days of joining by city");
    expect(query.kind === "aggregate" ? query.filter : null).toMatchObject({
      kind: "and",
      filters: [
        { operator: ">=", left: { field: { column: "lent_on" } }, right: { field: { column: "joined_on" } } },
        { operator: "<=", left: { kind: "duration", unit: "day" }, right: { value: 30 } },
      ],
    });
    const weeks = best(index, "number of fines within 2 weeks after the loan was returned").query;
    expect(JSON.stringify(weeks)).toContain('"value":14');
    const months = best(index, "number of loans within the first 3 months of signing up").query;
    expect(JSON.stringify(months)).toContain('"unit":"month"');
  });

  test.each([
    ["loans returned more than 10 days after they were lent", "days(lent_on, returned_on) > 10"],
    ["how many loans were lent more than a week after the member joined", "days(joined_on, lent_on) > 7"],
    ["fines issued at least 3 days after the loan", "days(lent_on, issued_on) >= 3"],
    [
      "loans returned less than 2 days before the fine was issued",
      "(issued_on >= returned_on and days(returned_on, issued_on) < 2)",
    ],
  ])("a bound on the days between two times: %s", (question, filter) => {
    expect(briefOf(index, question)).toBe(`count(*) where ${filter}`);
  });

  test("rows without such a partner", () => {
    const { query } = best(index, "which members did not take a loan within a year of signing up?");
    expect(query.kind === "list" ? query.filter : null).toMatchObject({
      kind: "related",
      operator: "=",
      count: 0,
    });
  });

  test("nothing is compared where a time is not found", () => {
    const alone = "number of loans in the same month";
    expect(findDateRelations(tokenize(alone), index, alone)).toEqual([]);
    const question = "number of loans within 30 days of lightning";
    expect(findDateRelations(tokenize(question), index, question)).toEqual([]);
    const word = "number of loans within 3 constructor of joining";
    expect(findDateRelations(tokenize(word), index, word)).toEqual([]);
  });
});
