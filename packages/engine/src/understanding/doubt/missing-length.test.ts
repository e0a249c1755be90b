import { expect, test } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { understand } from "../understand.ts";

test("how long something is, is no money", () => {
  const read = understand({
    question: "how long is the average product",
    previous: [],
    previousQuestions: [],
    index: salesIndex(),
    now: "2024-05-15T00:00:00",
  });
  expect(read.kind === "readings" ? (read.readings[0]?.confidence ?? 0) : 0).toBeLessThan(0.6);
});
