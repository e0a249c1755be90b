import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Repairs of a workshop, how long people waited for them and how they rated them. */
const { model, values } = makeModel({
  tables: {
    repairs: {
      fact: true,
      rows: 900,
      time: "done_on",
      columns: {
        repair_id: { type: "integer", role: "key" },
        done_on: { type: "date" },
        wait_days: { type: "integer", level: true, distinct: 30 },
        satisfaction: { type: "integer", level: true, distinct: 5 },
        price: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  "Do customers who wait longer rate us worse? Give me the correlation coefficient",
  "do long waits hurt us? correlation of wait days and satisfaction",
])("%s", (question) => {
  expect(briefOf(index, question)).toBe(briefOf(index, "correlation of wait days and satisfaction"));
});
