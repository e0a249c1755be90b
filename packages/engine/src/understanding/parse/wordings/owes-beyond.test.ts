import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    anglers: {
      rows: 60,
      columns: {
        id: { type: "integer", distinct: 60 },
        name: { type: "string", distinct: 60 },
        lake: { type: "string", values: ["Mere", "Tarn"] },
      },
      naming: "name",
    },
    penalties: {
      fact: true,
      rows: 400,
      time: "issued_on",
      columns: {
        id: { type: "integer", distinct: 400 },
        angler_id: { type: "integer", role: "key", distinct: 60 },
        amount: { type: "decimal", unit: "currency" },
        issued_on: { type: "date" },
        paid_on: { type: "date", nulls: 90 },
      },
    },
  },
  references: ["penalties.angler_id>anglers.id"],
});
const index = buildModelIndex(model, values);
const owed = "sum(amount) by name where paid_on missing";

it.each([
  ["anglers who owe more than 20 in penalties", `${owed} having m1 > 20`],
  ["which anglers still owe us over 15", `${owed} having m1 > 15`],
  ["top 5 anglers by penalties owed", `${owed} order m1 desc limit 5`],
  ["amount owed in penalties by lake", "sum(amount) by lake where paid_on missing"],
  ["how many anglers owe penalties", "count(*) where related(penalties where paid_on missing) > 0"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
