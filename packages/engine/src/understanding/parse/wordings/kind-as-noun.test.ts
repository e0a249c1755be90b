import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { kindAsNoun } from "./kind-as-noun.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    accounts: {
      naming: "full_name",
      columns: {
        account_id: key,
        full_name: { type: "string" },
        role: { type: "string", values: ["pilot", "passenger", "landing", "ground crew"] },
      },
    },
    materials: {
      rows: 40,
      naming: "name",
      columns: {
        material_id: key,
        name: { type: "string" },
        family: { type: "string", values: ["Resins", "Fabric", "Month"] },
      },
    },
    aircraft_landings_daily: { fact: true, columns: { landing_id: key, landed_at: { type: "timestamp" } } },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["which pilots flew in May", 1, "pilots accounts"],
  ["top 5 passengers", 2, "accounts passengers"],
  ["which pilot flew most", 1, "pilot accounts"],
  ["which ground crew worked most", 1, "ground crew accounts"],
  ["which pilot account flew most", 1, null],
  ["which landings were late", 1, null],
  ["top 3 resins by price", 2, "materials resins"],
  ["cheapest resins", 1, "resins materials"],
  ["which fabric costs the most", 1, "fabric materials"],
  ["cost per fabric", 2, "fabric material"],
  ["cost per fabric material", 2, null],
  ["cost per month", 2, null],
  ["resins by colour", 0, null],
  ["flights of pilots", 2, null],
])("the kind of people and things in “%s”", (question, at, said) =>
  expect(kindAsNoun(tokenize(question), at, index)?.words ?? null).toBe(said),
);
