import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { buildModelIndex } from "./model-index.ts";
import { stateCodes } from "./state-codes.ts";

function codesOf(column: string, values: string[]): ReadonlyMap<string, readonly string[]> | null {
  const { model, values: held } = makeModel({
    tables: {
      rows: { columns: { id: { type: "integer", role: "key" }, [column]: { type: "string", values } } },
    },
  });
  const entry = buildModelIndex(model, held).columns[1];
  return entry === undefined ? null : stateCodes(entry, values);
}

it("knows what kinds of movements, payments and leave their codes stand for", () => {
  const moved = codesOf("movement_type", ["GR", "GI", "SCR", "RTS", "XQ"]);
  expect(moved?.get("GR")).toContain("goodsreceipt");
  expect(moved?.get("GI")).toContain("issued");
  expect(moved?.get("SCR")).toContain("scrapped");
  expect(moved?.get("RTS")).toContain("returntosupplier");
  expect(moved?.get("XQ")).toEqual([]);
  expect(codesOf("payment_method", ["CC", "DD", "CASH"])?.get("DD")).toContain("directdebit");
  expect(codesOf("leave_type", ["AL", "SL"])?.get("SL")).toContain("sickleave");
});

it("knows other forms of kinds that are written out, and nothing of other columns", () => {
  expect(codesOf("movement_type", ["issue", "receipt"])?.get("issue")).toContain("issued");
  expect(codesOf("species", ["GR", "GI"])).toBeNull();
  expect(codesOf("po_status", ["OPEN", "PART", "RECD"])?.get("PART")).toContain("partiallydelivered");
});
