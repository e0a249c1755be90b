import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    divers: {
      rows: 90,
      naming: "diver_name",
      columns: {
        diver_id: { type: "integer", role: "key" },
        diver_name: { type: "string", distinct: 90 },
        club: { type: "string", values: ["Oban", "Stornoway"] },
        insurance_expiry_date: { type: "date" },
        certified_until: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many divers are under insurance", "count(*) where insurance_expiry_date >= now"],
  ["divers out of insurance by club", "count(*) by club where insurance_expiry_date < now"],
  ["number of divers whose insurance has expired", "count(*) where insurance_expiry_date in ..2024-05-15"],
  ["how many divers have expired insurance", "count(*) where insurance_expiry_date in ..2024-05-15"],
  ["number of divers that are still certified", "count(*) where certified_until >= now"],
  ["divers who are no longer certified by club", "count(*) by club where certified_until < now"],
  ["divers with a valid certificate by club", "count(*) by club where certified_until >= now"],
])("%s: a day that ends what is named before it", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
