import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Wards with their nurses, some of whom lead one since a date. */
const { model, values } = makeModel({
  tables: {
    wards: {
      rows: 8,
      naming: "ward_name",
      columns: { ward_id: id, ward_name: { type: "string", distinct: 8 } },
    },
    nurses: {
      rows: 120,
      columns: {
        nurse_id: id,
        first_name: { type: "string", distinct: 90 },
        last_name: { type: "string", distinct: 110 },
        grade: { type: "string", values: ["A", "B"] },
        wage: { type: "decimal" },
      },
    },
    ward_leads: { rows: 16, columns: { ward_id: id, nurse_id: id, since: { type: "date" } } },
  },
  references: ["ward_leads.ward_id>wards.ward_id", "ward_leads.nurse_id>nurses.nurse_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["average wage of ward leads", "average(wage) where related(ward_leads) > 0"],
  ["average wage of the leads by grade", "average(wage) by grade where related(ward_leads) > 0"],
  ["how many ward leads", "count(*)"],
])("what people in a role have is theirs: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
