import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    sailors: {
      rows: 90,
      naming: "sailor_name",
      columns: {
        sailor_id: id,
        sailor_name: { type: "string", distinct: 90 },
        licence: { type: "string", values: ["Coastal", "Ocean"], distinct: 2 },
      },
    },
    harbours: {
      rows: 9,
      naming: "harbour_name",
      columns: { harbour_id: id, harbour_name: { type: "string", distinct: 9 } },
    },
    tolls: {
      fact: true,
      rows: 700,
      columns: {
        toll_id: id,
        sailor_id: { type: "integer" },
        harbour_id: { type: "integer" },
        amount: { type: "decimal", role: "measure", unit: "currency" },
        method: { type: "string", values: ["Cash", "Card"], distinct: 2 },
      },
    },
    parcels: {
      fact: true,
      rows: 800,
      columns: {
        parcel_id: id,
        sailor_id: { type: "integer" },
        harbour_id: { type: "integer" },
        state: { type: "string", values: ["Collected", "On Hold", "Waiting"], distinct: 3 },
      },
    },
  },
  references: [
    "tolls.sailor_id>sailors.sailor_id",
    "tolls.harbour_id>harbours.harbour_id",
    "parcels.sailor_id>sailors.sailor_id",
    "parcels.harbour_id>harbours.harbour_id",
  ],
});
const index = buildModelIndex(model, values);

test.each(["sailors holding a coastal licence", "which harbour collected the most tolls"])(
  "a verb with an object is no value of other rows: %s",
  (question) => {
    expect(briefOf(index, question)).not.toContain("state");
  },
);

test.each(["parcels on hold", "which harbour collected the most parcels"])(
  "a state is one: %s",
  (question) => {
    expect(briefOf(index, question)).toContain("state");
  },
);

test.each([
  ["total cash tolls by harbour", "sum(amount) by harbour_name where method = Cash"],
  ["total tolls", "sum(amount)"],
  ["number of tolls by method", "count(*) by method"],
  ["how many cash tolls", "count(*) where method = Cash"],
  ["total number of tolls", "count(*)"],
  ["tolls by method", "count(*) by method"],
])("what has to be paid adds up where it is said of it: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
