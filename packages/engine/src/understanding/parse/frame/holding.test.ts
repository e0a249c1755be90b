import { expect, it, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { holding } from "./holding.ts";

const index = kioskSheet();

test.each([
  ["average takings on rainy days", "average(takings) where weather in Light rain|Heavy rain"],
  ["average takings on rainny days", "average(takings) where weather in Light rain|Heavy rain"],
  ["average takings on foggy days", "average(takings) where weather = Thick fog"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const { model, values } = makeModel({
  tables: {
    crew: {
      columns: {
        crew_id: { type: "integer", role: "key" },
        rank: { type: "string", values: ["Junior commander", "Senior steward"] },
      },
    },
  },
});
const crew = buildModelIndex(model, values);
const found = (word: string): number => tokenize(word).flatMap((token) => holding(token, crew)).length;

it("takes a slip for what is meant, but no other form of a word", () => {
  expect(found("comander")).toBe(1);
  expect(found("commanded")).toBe(0);
});
