import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    heats: {
      rows: 30,
      columns: {
        heat: { type: "integer", role: "key" },
        winner: { type: "string", values: ["Josh Kerr", "Ann Roe"] },
        second: { type: "string", values: ["Ann Roe", "Max Ost"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("a period is not left out of rows that tell no time", () => {
  const read = understand({
    question: "how many heats with winner Josh Kerr after 2007",
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  expect(read.kind).not.toBe("readings");
});
