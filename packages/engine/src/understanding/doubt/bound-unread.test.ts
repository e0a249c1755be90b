import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    hauls: {
      fact: true,
      rows: 60,
      columns: {
        haul_id: { type: "integer", distinct: 60 },
        crates_packed: { type: "integer" },
        crates_landed: { type: "integer" },
        price: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const kind = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" }).kind;

it.each([
  ["hauls of more than 40 crates", "ambiguous"],
  ["hauls of 40 crates landed or more", "readings"],
  ["hauls of more than 40 euros", "readings"],
])("%s", (question, expected) => expect(kind(question)).toBe(expected));
