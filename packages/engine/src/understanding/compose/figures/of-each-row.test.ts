import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    tariffs: {
      rows: 5,
      naming: "tariff",
      columns: {
        tariff_id: key,
        tariff: { type: "string", values: ["Basic", "Full"], distinct: 5 },
        yearly_fee: { type: "decimal", distinct: 5 },
      },
    },
    moorings: {
      rows: 700,
      fact: true,
      time: "since",
      columns: {
        mooring_id: key,
        tariff_id: { type: "integer", distinct: 5 },
        state: { type: "string", values: ["held", "given up"], distinct: 2 },
        since: { type: "date" },
      },
    },
  },
  references: ["moorings.tariff_id>tariffs.tariff_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total yearly fee of held moorings", "moorings"],
  ["average yearly fee of moorings since 2022", "moorings"],
  ["average yearly fee of tariffs", "tariffs"],
  ["average yearly fee", "tariffs"],
])("the fee is of each row that is named: %s", (question, expected) => {
  const { query } = best(index, question);
  expect(query.kind === "aggregate" ? query.subject : query.kind).toBe(expected);
});
