import { expect, it } from "vitest";
import { scanQuestion } from "./scan-question.ts";
import { salesIndex } from "./testing/models.ts";
import { best } from "./testing/read.ts";

const index = salesIndex();

it.each([
  "find anomalies",
  "Are there any outliers in the data?",
  "Is there anything unusual?",
  "show me all anomalies in my dataset",
  "anomalies",
])("%s names no figure: the main one is looked through", (question) => {
  expect(best(index, question)).toMatchObject({
    query: { kind: "analysis", request: { kind: "anomalies" } },
    assumptions: expect.arrayContaining([expect.stringMatching(/^Looked through .*; name another figure/)]),
  });
});

it.each([
  ["any unusual days?", "day"],
  ["strange weeks in the data", "week"],
])("%s looks through the main figure by %s", (question, grain) => {
  expect(best(index, question).query).toMatchObject({
    request: { kind: "anomalies" },
    query: { dimensions: [{ expression: { kind: "truncate", grain } }] },
  });
});

it.each(["find anomalies in daily orders", "outliers of list_price", "which customers are unusual?"])(
  "%s names what is meant",
  (question) => {
    expect(scanQuestion(question, index)).toBeNull();
  },
);
