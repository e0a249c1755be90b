import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

const { model, values } = makeModel({
  tables: {
    pickup: {
      fact: true,
      rows: 900,
      time: "day",
      columns: {
        pickup_id: id,
        day: { type: "date" },
        weight_kg: { type: "decimal", level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it("a running total adds up what is averaged otherwise", () => {
  expect(briefOf(index, "running total of weight by month")).toMatch(/^sum\(weight_kg\)/);
  expect(briefOf(index, "weight by month")).toMatch(/^average\(weight_kg\)/);
});

it("what a verb measures of named rows is bounded where they are counted", () => {
  const { model: sorted, values: kinds } = makeModel({
    tables: {
      request: {
        fact: true,
        rows: 900,
        columns: {
          request_id: id,
          kind: { type: "string", values: ["Bulk Pickup", "Noise"] },
          weight_kg: { type: "decimal" },
        },
      },
    },
  });
  expect(
    briefOf(buildModelIndex(sorted, kinds), "how many bulk pickups weighed between 50 and 100 kg"),
  ).toMatch(/^count\(\*\)/);
});
