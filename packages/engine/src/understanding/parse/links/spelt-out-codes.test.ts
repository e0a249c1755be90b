import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    staff: {
      rows: 300,
      naming: "full_name",
      columns: {
        staff_id: { type: "integer", role: "key" },
        full_name: { type: "string", distinct: 300 },
        department: { type: "string", role: "category", values: ["HR", "IT", "QA", "Sales"] },
        contract: { type: "string", role: "category", values: ["seas_pick", "perm_night", "agency"] },
        employer: { type: "string", role: "category", values: ["HOA", "LLC", "City"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many staff in human resources", "count(*) where department = HR"],
  ["how many staff are in quality assurance", "count(*) where department = QA"],
  ["how many homeowner associations", "count(*) where employer = HOA"],
  ["how many staff are in seasonal picking", "count(*) where contract = seas_pick"],
])("words that a code is the first letters, or the beginnings, of: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
