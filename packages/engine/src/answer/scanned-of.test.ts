import { makeModel, makeTable, type SemanticModel } from "@parlance/contract";
import { expect, it } from "vitest";
import { scannedOf } from "./scanned-of.ts";

const model = (kind: SemanticModel["kind"]): SemanticModel => ({
  ...makeModel("clinic", [
    makeTable("visits", [], { rowCount: 900 }),
    makeTable("wards", [], { rowCount: 7 }),
  ]),
  kind,
});
const visits = [{ table: "visits", rows: 900 }];

it.each([
  ["the counted rows of files", "file", null, { tables: visits, bytes: null }],
  ["the bytes that a warehouse told, not its estimate of rows", "bigquery", 512, { tables: [], bytes: 512 }],
  ["nothing where nothing is known", "postgresql", null, null],
] as const)("tells %s", (_, kind, bytes, scanned) => {
  expect(scannedOf(model(kind), ["visits"], bytes)).toEqual(scanned);
});
