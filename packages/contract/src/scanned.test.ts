import { expect, it } from "vitest";
import { type Scanned, scannedText } from "./scanned.ts";

const tables = (...rows: number[]): Scanned["tables"] =>
  rows.map((count, index) => ({ table: `t${index + 1}`, rows: count }));

it.each<[string, Scanned]>([
  ["60,000 rows of t1", { tables: tables(60_000), bytes: null }],
  ["1 row of t1 and 38 of t2", { tables: tables(1, 38), bytes: null }],
  [
    "7 rows of t1, 6 of t2, 5 of t3, 4 of t4, 3 of t5, 2 of t6 and 1,001 of 2 more tables",
    { tables: tables(7, 6, 5, 4, 3, 2, 1, 1000), bytes: null },
  ],
  ["812 bytes", { tables: [], bytes: 812 }],
  ["2.3 GB", { tables: [], bytes: 2_345_678_901 }],
])("says %s", (text, scanned) => {
  expect(scannedText(scanned)).toBe(text);
});
