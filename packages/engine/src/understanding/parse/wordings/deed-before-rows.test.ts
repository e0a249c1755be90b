import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Permits that a town hands out, and members of staff who may have left while "dismissed" is a state of applicants. */
const { model, values } = makeModel({
  tables: {
    permits: {
      fact: true,
      rows: 900,
      time: "filed_on",
      columns: {
        permit_id: { type: "integer", role: "key" },
        applicant_id: { type: "integer", role: "key" },
        filed_on: { type: "date" },
        decided_on: { type: "date", nulls: 30 },
        revoked_on: { type: "date", nulls: 90 },
        state: { type: "string", values: ["filed", "approved", "rejected", "revoked"] },
        kind: { type: "string", values: ["building", "parking"] },
        fee: { type: "decimal" },
      },
    },
    applicants: {
      rows: 300,
      columns: {
        applicant_id: { type: "integer", role: "key" },
        applicant_name: { type: "string", distinct: 300 },
        town: { type: "string", values: ["Oban", "Tromso"] },
      },
    },
  },
  references: ["permits.applicant_id>applicants.applicant_id"],
});
const index = buildModelIndex(model, values);
const read = (question: string, ...before: string[]): string =>
  briefOf(index, question, before).replaceAll(/\bm\d?\b/g, "m");

test.each([
  ["how many revoked permits in 2023", "count(*) where revoked_on in 2023-01-01..2024-01-01"],
  [
    "number of revoked parking permits last year",
    "count(*) where (kind = parking and revoked_on in 2023-01-01..2024-01-01)",
  ],
  ["revoked permits per month", "count(*) by month(revoked_on) where not revoked_on missing order g1"],
  [
    "how many approved permits in 2023",
    "count(*) where (state = approved and decided_on in 2023-01-01..2024-01-01)",
  ],
])("the time of what was done with rows: %s", (question, brief) => expect(read(question)).toBe(brief));

test("without a time, or with their usual one, rows are as they stand", () => {
  expect(read("how many revoked permits")).toContain("state = revoked");
  expect(read("revoked permits by kind")).toContain("state = revoked");
});

test("a share keeps the time of all rows", () => {
  expect(read("what percentage of all permits is that", "how many revoked permits in 2023")).toBe(
    "100 * count(*) / count(*) where filed_on in 2023-01-01..2024-01-01",
  );
});
