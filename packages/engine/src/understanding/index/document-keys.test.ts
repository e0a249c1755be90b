import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { buildModelIndex } from "./model-index.ts";

type Columns = Parameters<typeof makeModel>[0]["tables"][string]["columns"];

/** What numbers the documents of a table; undefined where its rows are no lines. */
function numberOf(name: string, key: string[], columns: Columns): string | undefined {
  const { model, values } = makeModel({ tables: { [name]: { fact: true, rows: 600, key, columns } } });
  const { documents, columns: all } = buildModelIndex(model, values);
  return all[documents.get(0) ?? -1]?.column.name;
}

const shared = { type: "string", role: "key", distinct: 200 } as const;
const line = { type: "integer", role: "key", distinct: 5 } as const;
const article: Columns[string] = { type: "string", values: ["Tea", "Salt"] };

it("numbers the documents that a table is called after, in any style", () => {
  expect(numberOf("vouchers", ["voucher_no", "line"], { voucher_no: shared, line })).toBe("voucher_no");
  expect(numberOf("Vouchers", [], { "Voucher No": shared, Article: article })).toBe("Voucher No");
  expect(
    numberOf("saleVouchers", ["id"], {
      id: { type: "integer", role: "key", distinct: 600 },
      voucherNumber: shared,
      article,
    }),
  ).toBe("voucherNumber");
});

it("is none of something else, of what begins anew in each of something else, or of rows that no line tells apart", () => {
  expect(numberOf("vouchers", ["payer_no", "line"], { payer_no: shared, line })).toBeUndefined();
  expect(
    numberOf("rounds", ["cup_id", "round_no"], { cup_id: shared, round_no: { ...line, distinct: 9 } }),
  ).toBeUndefined();
  expect(numberOf("vouchers", [], { voucher_no: shared, payer: article })).toBeUndefined();
  expect(
    numberOf("voucher_lines", ["id"], {
      id: { type: "integer", role: "key", distinct: 600 },
      voucher_no: shared,
      voucher_line_no: line,
    }),
  ).toBeUndefined();
});
