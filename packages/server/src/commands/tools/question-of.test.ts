import { makeColumn, makeModel, makeTable } from "@parlance/contract";
import { expect, it } from "vitest";
import { toolAction } from "./question-of.ts";
import { sourceWords } from "./source-words.ts";

it.each([
  ["Order", "List all orders"],
  ["Weather", "List all weather rows"],
])("the rows of %s are asked for as they are spoken of", (label, question) => {
  const words = sourceWords(makeModel("ds_1", [makeTable("t", [makeColumn("city")], { label })]));
  expect(words === null ? null : toolAction("export", words)).toEqual({ does: "ask", question });
});
