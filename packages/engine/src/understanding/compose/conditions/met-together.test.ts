import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    hikers: {
      rows: 90,
      naming: "hiker",
      columns: { hiker_id: key, hiker: { type: "string", distinct: 90 } },
    },
    huts: {
      rows: 20,
      naming: "hut",
      columns: { hut_id: key, hut: { type: "string", values: ["Spitz", "Kar"], distinct: 20 } },
    },
    stays: {
      fact: true,
      rows: 900,
      time: "slept_on",
      columns: {
        stay_id: key,
        hiker_id: { type: "integer" },
        hut_id: { type: "integer" },
        slept_on: { type: "date" },
        kind: { type: "string", values: ["camping", "dormitory"] },
        state: { type: "string", values: ["paid", "waived"] },
      },
    },
  },
  references: ["stays.hiker_id>hikers.hiker_id", "stays.hut_id>huts.hut_id"],
});
const index = buildModelIndex(model, values);
const met = (state: string, hut: string) => `related(stays where (state = ${state} and hut = ${hut})) > 0`;

test.each([
  ["how many hikers had paid stays in both Spitz and Kar", [met("paid", "Spitz"), met("paid", "Kar")]],
  ["how many hikers had both a paid and a waived stay in Kar", [met("paid", "Kar"), met("waived", "Kar")]],
  [
    "how many hikers had both camping and dormitory stays that were paid",
    ["camping", "dormitory"].map((kind) => `related(stays where (state = paid and kind = ${kind})) > 0`),
  ],
])("what is said of the rows holds of each of both: %s", (question, [one, other]) => {
  expect(briefOf(index, question)).toBe(`count(*) where (${one} and ${other})`);
});
