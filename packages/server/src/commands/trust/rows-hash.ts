import { createHash } from "node:crypto";
import type { DataAnswer, Literal } from "@parlance/contract";

/**
 * A hash of an answer's rows whatever their order, numbers to nine significant digits: equal where the figures are, in
 * whatever way they were read.
 */
export function rowsHash({ table }: DataAnswer): string {
  const rows = table.rows.map((row) => JSON.stringify(row.map(settled))).toSorted();
  return createHash("sha256").update(rows.join("\n")).digest("base64url");
}

const settled = (value: Literal): Literal =>
  typeof value === "number" ? Number(value.toPrecision(9)) : value;
