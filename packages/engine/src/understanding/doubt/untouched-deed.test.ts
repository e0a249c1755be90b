import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    crates: {
      fact: true,
      rows: 900,
      columns: { crate_id: key, return_flag: { type: "string", values: ["A", "N", "R"], distinct: 3 } },
    },
    cabins: { rows: 40, naming: "cabin", columns: { cabin: { type: "string", distinct: 40 } } },
  },
});
const index = buildModelIndex(model, values);
const asked = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

test.each([
  ["how many crates were returned", "returned"],
  ["cabins available all year", "year"],
])("“%s” is no question for all of them", (question, word) =>
  expect(asked(question)).toMatchObject({ kind: "idle-words", words: expect.arrayContaining([word]) }),
);
