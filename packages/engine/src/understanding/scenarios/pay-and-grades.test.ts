import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Pilots with a rank that bounds what they may be paid, and a row for each wage that they had. */
const { model, values } = makeModel({
  tables: {
    pilots: {
      rows: 200,
      naming: "pilot_name",
      columns: {
        pilot_id: { ...key, distinct: 200 },
        pilot_name: { type: "string", distinct: 200 },
        gender: { type: "string", values: ["M", "F"], distinct: 2 },
        rank_id: { ...key, distinct: 8 },
      },
    },
    ranks: {
      rows: 8,
      naming: "rank_name",
      columns: {
        rank_id: { ...key, distinct: 8 },
        rank_name: { type: "string", values: ["Captain", "Cadet"], distinct: 8 },
        min_wage: { type: "decimal", unit: "currency" },
        max_wage: { type: "decimal", unit: "currency" },
      },
    },
    wages: {
      fact: true,
      rows: 700,
      time: "valid_from",
      columns: {
        wage_id: { ...key, distinct: 700 },
        pilot_id: { ...key, distinct: 200 },
        yearly_wage: { type: "decimal", unit: "currency" },
        valid_from: { type: "date" },
        valid_to: { type: "date", nulls: 25 },
      },
    },
  },
  references: ["pilots.rank_id>ranks.rank_id", "wages.pilot_id>pilots.pilot_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["average wage by gender", "average(yearly_wage) by gender where valid_to missing"],
  ["total wage", "sum(yearly_wage) where valid_to missing"],
  ["lowest min wage by rank", "minimum(min_wage) by rank_name"],
  ["how many wages", "count(*)"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
