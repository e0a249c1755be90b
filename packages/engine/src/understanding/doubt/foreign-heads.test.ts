import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";
import { rentalIndex, tripsIndex } from "../testing/rental-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    visits: {
      rows: 900,
      fact: true,
      columns: {
        visit_id: { type: "integer", role: "key" },
        age_group: { type: "string", values: ["child", "adult"] },
        fee: { type: "decimal", distinct: 40 },
      },
    },
  },
});
const visits = buildModelIndex(model, values);
const index = rentalIndex();
const told = (question: string): string[] => {
  const read = understand({
    question,
    previous: [],
    previousQuestions: [],
    index: question.includes("visit") ? visits : index,
    now: "2024-05-15T00:00:00",
  });
  return read.kind === "unknown-terms" ? read.terms : read.kind === "idle-words" ? read.words : [];
};

test.each([
  ["fee of the Graz depot", ["depot"]],
  ["fee in the Graz area", []],
  ["how many lorries returned in 2023", ["lorries"]],
  ["lorries rented per city", ["lorries"]],
  ["cars rented per city", []],
  ["business rentals per city", ["business"]],
  ["average fee of group visits", ["group"]],
  ["visits by group", []],
  ["visit backlog by group", ["backlog"]],
  ["visit volume by group", []],
])("foreign words of “%s”: %j", (question, words) => {
  expect(told(question)).toEqual(words);
});

test("a plural behind a value is passed, and said", () => {
  expect(best(index, "average fee of phone parcels").assumptions.join()).toContain("“parcels”");
  expect(best(tripsIndex(), "number of trips by operator").assumptions).toEqual([]);
});
