import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

test("who is ranked is who has a table, and not one of those that other rows name so", () => {
  const key = { type: "integer", role: "key" } as const;
  const { model, values } = makeModel({
    tables: {
      pupils: {
        rows: 90,
        naming: "pupil_name",
        columns: { pupil_id: key, pupil_name: { type: "string", distinct: 90 } },
      },
      bills: { fact: true, rows: 400, columns: { bill_id: key, pupil_id: key } },
      receipts: {
        fact: true,
        rows: 900,
        columns: {
          receipt_id: key,
          bill_id: key,
          payer: { type: "string", values: ["pupil", "council"], distinct: 2 },
          amount: { type: "decimal", unit: "currency", distinct: 300 },
        },
      },
    },
    references: ["bills.pupil_id>pupils.pupil_id", "receipts.bill_id>bills.bill_id"],
  });
  expect(briefOf(buildModelIndex(model, values), "top 5 pupils by amount")).toBe(
    "sum(amount) by pupil_name order m1 desc limit 5",
  );
});
