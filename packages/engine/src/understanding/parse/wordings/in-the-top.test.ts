import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { inTheTop } from "./in-the-top.ts";

const { model, values } = makeModel({
  tables: { races: { columns: { id: { type: "integer", role: "key" }, finish: { type: "integer" } } } },
});
const index = buildModelIndex(model, values);

test.each([
  ["finished in the top three", "where finish is at most 3"],
  ["placed among the top 10 in 1965", "where finish is at most 10"],
  ["finished in the top three races", null],
  ["sold in the top three", null],
])("%s", (text, words) => {
  const tokens = tokenize(text);
  expect(inTheTop(tokens, 0, index)?.words ?? null).toBe(words);
});
