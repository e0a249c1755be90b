import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { brief } from "../testing/read.ts";
import { understand } from "../understand.ts";

/** Plans for the care of boilers, which go on until they are cancelled. */
const { model, values } = makeModel({
  tables: {
    plans: {
      fact: true,
      rows: 400,
      time: "began_on",
      columns: {
        plan_id: { type: "integer", role: "key" },
        began_on: { type: "date" },
        ended_on: { type: "date", nulls: 240 },
        kind: { type: "string", values: ["Basic", "Full"] },
        status: { type: "string", values: ["Active", "Cancelled"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

test.each([
  [
    "what share of plans were cancelled in 2023",
    [
      "100 * count(*) / count(*) where (began_on < 2023-01-01 and (ended_on missing or ended_on >= 2023-01-01))",
      "100 * count(*) / count(*) where began_on in 2023-01-01..2024-01-01",
    ],
  ],
])("a rate of ends in a time is asked back: %s", (question, expected) => {
  const understood = read(question);
  expect(understood.kind).toBe("ambiguous");
  const readings = understood.kind === "ambiguous" ? understood.readings : [];
  expect(readings.map(({ query }) => brief(query))).toEqual(expected);
});

test.each(["churn rate by kind", "churn by month", "share of cancelled plans by kind"])(
  "without a time, or a rate, nothing is: %s",
  (question) => expect(read(question).kind).toBe("readings"),
);

test.each([
  ["churn rate by month", "by month(began_on until ended_on)"],
  ["cancellation rate by quarter and kind", "by quarter(began_on until ended_on), kind"],
])("by units of time it is what ended of what there was before: %s", (question, split) => {
  const understood = read(question);
  const query = understood.kind === "readings" ? understood.readings[0]?.query : undefined;
  expect(query === undefined ? null : brief(query)).toContain(split);
  const shown =
    query?.kind === "aggregate" ? query.transforms.filter(({ id }) => !query.hidden.includes(id)) : [];
  expect(shown.map(({ kind }) => kind)).toEqual(["expression"]);
});
