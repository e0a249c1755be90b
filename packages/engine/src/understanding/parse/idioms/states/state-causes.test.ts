import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const parcels = (more: Record<string, { type: "string"; values: string[]; distinct: number }>) =>
  makeModel({
    tables: {
      parcels: {
        rows: 800,
        fact: true,
        time: "sent_on",
        columns: {
          parcel_id: id,
          sent_on: { type: "date" },
          state: { type: "string", values: ["delivered", "damaged", "returned"], distinct: 3 },
          carrier: { type: "string", values: ["North", "West"], distinct: 2 },
          weight: { type: "decimal" },
          ...more,
        },
      },
    },
  });
const { model, values } = parcels({});
const index = buildModelIndex(model, values);

it.each([
  "why are so many parcels damaged",
  "why do some parcels end up damaged?",
  "what affects damaged parcels",
])("what goes with a state of rows: %s", (question) => {
  expect(briefOf(index, question)).toBe("correlation: list case, weight, carrier");
});

it("by the verb of the state", () => {
  expect(briefOf(index, "why do parcels get returned")).toBe("correlation: list case, weight, carrier");
});

it("a change is compared with the time before", () => {
  expect(briefOf(index, "why are more parcels damaged in March 2024")).toContain("drivers");
});

it("a reason that is recorded says it", () => {
  const told = parcels({ damage_reason: { type: "string", values: ["wet", "fall"], distinct: 2 } });
  expect(briefOf(buildModelIndex(told.model, told.values), "why are so many parcels damaged")).toContain(
    "by damage_reason",
  );
});
