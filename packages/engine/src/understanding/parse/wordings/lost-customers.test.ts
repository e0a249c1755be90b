import { expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

/** Studios that book rooms by agreements; each tells in another way which of them are gone. */
const indexOf = (status: string[] | null, agreed: string[], end = true): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      studios: {
        rows: 80,
        naming: "studio_name",
        columns: {
          studio_id: { type: "integer", role: "key" },
          studio_name: { type: "string", distinct: 80 },
          ...(status === null ? {} : { status: { type: "string", values: status } }),
          joined_on: { type: "date" },
        },
      },
      agreements: {
        rows: 200,
        time: "start_date",
        columns: {
          agreement_id: { type: "integer", role: "key" },
          studio_id: { type: "integer", role: "key" },
          start_date: { type: "date" },
          ...(end ? { end_date: { type: "date", nulls: 60 } } : {}),
          status: { type: "string", values: agreed },
          monthly_fee: { type: "decimal" },
        },
      },
    },
    references: ["agreements.studio_id>studios.studio_id"],
  });
  return buildModelIndex(model, values);
};
const read = (index: ModelIndex, question: string): string =>
  briefOf(index, question).replaceAll(/\bm\d?\b/g, "m");

test.each(["studios who left", "studios that have left us", "lost studios", "studios we lost"])(
  "by their own state, else by that of what goes on for them: %s",
  (question) => {
    expect(read(indexOf(["Active", "Churned"], ["Running", "Cancelled"]), question)).toBe(
      "list studio_name where status = Churned",
    );
    expect(read(indexOf(null, ["Running", "Cancelled"]), question)).toBe(
      "list studio_name where status = Cancelled",
    );
  },
);

test("in a time by what has a date of its end", () => {
  const index = indexOf(["Active", "Churned"], ["Running", "Terminated"]);
  expect(read(index, "how many studios did we lose in 2023")).toContain("end_date in 2023-01-01..2024-01-01");
  expect(read(index, "lost monthly fees in 2023")).toBe(
    "sum(monthly_fee) where (status = Terminated and end_date in 2023-01-01..2024-01-01)",
  );
});

test("what nothing tells is not left aside", () => {
  const { kind } = understand({
    question: "studios who left",
    previous: [],
    previousQuestions: [],
    index: indexOf(null, ["Signed", "Draft"], false),
    now: "2024-05-15",
  });
  expect(kind).toBe("unknown-terms");
});

test.each([
  ["how many subscribers left", "count(*) where not cancelled_on missing"],
  [
    "which month did subscribers leave",
    "count(*) by month(cancelled_on) where not cancelled_on missing order g1",
  ],
  ["subscribers leaving by month", "count(*) by month(cancelled_on) where not cancelled_on missing order g1"],
  ["how many subscribers left in 2023", "count(*) where cancelled_on in 2023-01-01..2024-01-01"],
])("people leave by themselves, on the day of their end: %s", (question, expected) => {
  const { model, values } = makeModel({
    tables: {
      subscribers: {
        rows: 80,
        naming: "full_name",
        time: "joined_on",
        columns: {
          subscriber_id: { type: "integer", role: "key" },
          full_name: { type: "string", distinct: 80 },
          joined_on: { type: "date" },
          cancelled_on: { type: "date", nulls: 50 },
        },
      },
    },
  });
  expect(read(buildModelIndex(model, values), question)).toBe(expected);
});

test("the highest churn is the highest rate of it", () => {
  const index = indexOf(null, ["Running", "Cancelled"]);
  expect(read(index, "which studio has the highest churn")).toBe(
    read(index, "which studio has the highest churn rate"),
  );
});
