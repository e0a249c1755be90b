import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    piers: {
      rows: 9,
      columns: { pier: { type: "string", distinct: 9 }, shore: { type: "string", values: ["East"] } },
    },
    landings: {
      fact: true,
      rows: 900,
      time: "landed_on",
      columns: {
        landing_id: { type: "integer", role: "key" },
        landed_on: { type: "date" },
        boat: { type: "string" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const asked = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

test("a split that no way leads to is no answer without it", () => {
  expect(asked("landings for each shore")).toMatchObject({ kind: "idle-words", words: ["shore"] });
  expect(asked("landings for each boat")).toMatchObject({ kind: "readings" });
});
