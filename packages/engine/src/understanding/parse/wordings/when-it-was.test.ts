import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    theatres: {
      rows: 60,
      naming: "theatre_name",
      columns: {
        theatre_id: id,
        theatre_name: { type: "string", values: ["Lyric", "Globe"] },
        year_built: { type: "integer" },
        licence_expiry: { type: "date" },
      },
    },
    members: {
      rows: 900,
      naming: "member_name",
      columns: {
        member_id: id,
        member_name: { type: "string", values: ["Ana Ruiz", "Bo Lind"] },
        birth_date: { type: "date" },
        exit_date: { type: "date" },
        membership_start: { type: "date" },
      },
    },
    suppliers: {
      rows: 90,
      naming: "supplier_name",
      columns: {
        supplier_id: id,
        supplier_name: { type: "string", values: ["Rye Mill", "Plum & Sons"] },
        certificate_expiry: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [
    "oldest theatre and when was it built",
    "list theatre_id, theatre_name, year_built order year_built limit 1",
  ],
  [
    "youngest member and when were they born",
    "list member_id, member_name, birth_date order birth_date desc limit 1",
  ],
  [
    "newest member and when did they start",
    "list member_id, member_name, membership_start order membership_start desc limit 1",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test.each([
  ["newest member", "list member_id, member_name order membership_start desc limit 1"],
  ["most recent members", "list member_id, member_name order membership_start desc limit 10"],
  [
    "supplier with the latest certificate expiry",
    "list supplier_id, supplier_name order certificate_expiry desc limit 1",
  ],
])("%s: nothing is newer by being over", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("nothing is newer by what it is allowed until", () => {
  expect(() => best(index, "newest supplier")).toThrow();
});
