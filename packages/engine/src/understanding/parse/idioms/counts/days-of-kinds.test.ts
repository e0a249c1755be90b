import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const read = (rows: number, question: string): string => {
  const { model, values } = makeModel({
    tables: {
      runs: {
        fact: true,
        rows,
        time: "day",
        columns: {
          day: { type: "date", distinct: 300 },
          pump: { type: "string", values: ["P1", "P2", "P3"], distinct: 3 },
          output: { type: "decimal", distinct: 500 },
        },
      },
    },
  });
  return briefOf(buildModelIndex(model, values), question);
};

test("rows that tell each kind by the day are its days", () => {
  expect(read(800, "how many pump days had an output over 250")).toBe("count(*) where output > 250");
  expect(read(800, "number of pump days in 2024 by pump")).toContain("count(*) by pump where");
  expect(read(9000, "how many pump days had an output over 250")).not.toBe("count(*) where output > 250");
});
