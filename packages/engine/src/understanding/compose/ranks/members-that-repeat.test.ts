import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** One flat table of deliveries, a driver on many rows or on about one. */
function deliveries(drivers: number) {
  const { model, values } = makeModel({
    tables: {
      deliveries: {
        fact: true,
        rows: 1000,
        columns: {
          delivery_id: { type: "integer", role: "key" },
          driver: { type: "string", values: ["Ann Lee", "Bo Karlsson"], distinct: drivers },
          cost: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
}

describe("the top members by what adds up", () => {
  it("are ranked by their totals where a member stands on many rows", () => {
    expect(briefOf(deliveries(40), "top 5 drivers by cost")).toBe(
      "sum(cost) by driver order m1 desc limit 5",
    );
  });

  it("are rows where a member stands on about one", () => {
    expect(briefOf(deliveries(950), "top 5 drivers by cost")).toBe("list driver order cost desc limit 5");
  });
});
