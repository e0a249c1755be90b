import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const columns = {
  stay_id: { type: "integer", role: "key" },
  guests: { type: "integer", role: "measure" },
} as const;
const readingOf = (more: Parameters<typeof makeModel>[0]["tables"][string]["columns"]): string => {
  const { model, values } = makeModel({ tables: { stays: { rows: 300, columns: { ...columns, ...more } } } });
  const index = buildModelIndex(model, values);
  return understand({
    question: "how old are the guests on average",
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-03-01T00:00:00",
  }).kind;
};

test("how old guests are is not how many there are", () => {
  expect(readingOf({})).toBe("unknown-terms");
  expect(readingOf({ guest_age: { type: "integer", role: "measure" } })).toBe("readings");
});
