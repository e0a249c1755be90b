import { expect, it } from "vitest";
import { asksWhatThereIs } from "./asks-what-there-is.ts";
import { buildModelIndex } from "./index/model-index.ts";
import { makeModel } from "./testing/make-model.ts";
import { salesIndex } from "./testing/models.ts";
import { tokenize } from "./text/tokenize.ts";

it.each([
  "What can I ask?",
  "what questions can you answer",
  "which tables are there?",
  "What data do you have",
  "show me all the columns",
  "summarise this data",
  "describe my dataset",
  "what's in this file?",
  "what is this data about?",
  "help",
])("%s is about the data", (question) => {
  expect(asksWhatThereIs(tokenize(question, 90), salesIndex())).toBe(true);
});

it.each([
  "what orders are there",
  "which customers can I call",
  "show me all the orders",
  "what is in order 7",
  "how many columns were sold",
])("%s is a question of it", (question) => {
  expect(asksWhatThereIs(tokenize(question, 90), salesIndex())).toBe(false);
});

it("tables that are in the data themselves are asked for", () => {
  const { model, values } = makeModel({ tables: { tables: { columns: { id: { type: "integer" } } } } });
  expect(asksWhatThereIs(tokenize("which tables are there?", 90), buildModelIndex(model, values))).toBe(
    false,
  );
});
