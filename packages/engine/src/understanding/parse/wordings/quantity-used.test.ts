import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tariffs: {
      rows: 5,
      columns: {
        tariff_id: { type: "integer", distinct: 5 },
        tariff_name: { type: "string", distinct: 5 },
        data_gb: { type: "integer" },
      },
      naming: "tariff_name",
    },
    lodgers: {
      rows: 60,
      columns: {
        lodger_id: { type: "integer", distinct: 60 },
        lodger_name: { type: "string", distinct: 60 },
        tariff_id: { type: "integer", role: "key", distinct: 5 },
      },
      naming: "lodger_name",
    },
    usage: {
      fact: true,
      rows: 400,
      time: "month",
      columns: {
        usage_id: { type: "integer", distinct: 400 },
        lodger_id: { type: "integer", role: "key", distinct: 60 },
        month: { type: "date" },
        used_gb: { type: "decimal" },
        used_abroad_gb: { type: "decimal" },
      },
    },
  },
  references: ["usage.lodger_id>lodgers.lodger_id", "lodgers.tariff_id>tariffs.tariff_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["5 heaviest data users", "sum(used_gb) by lodger_name order m1 desc limit 5"],
  ["who used the most data", "sum(used_gb) by lodger_name order m1 desc limit 1"],
  ["data used by tariff", "sum(used_gb) by tariff_name"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
