import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tablesOf, workshop } from "./test-support.ts";
import { exportCanonical } from "./write-canonical.ts";

const shop = workshop();

it("writes each table as CSV and their schema with keys", async () => {
  const orders = [
    { id: 1, note: 'a, "b"', lines: [{ sku: "x", n: 2 }] },
    {
      id: 2,
      note: null,
      lines: [
        { sku: "y", n: 3 },
        { sku: "z", n: 4 },
      ],
    },
  ];
  const { outcome, folder } = await shop.ingest("orders.json", JSON.stringify(orders));
  const out = join(shop.root, "canonical");
  await exportCanonical(tablesOf(outcome), folder, out);
  expect(readFileSync(join(out, "orders.csv"), "utf8")).toBe('id,note,row_id\n1,"a, ""b""",1\n2,,2\n');
  expect(readFileSync(join(out, "orders_lines.csv"), "utf8")).toBe(
    "orders_row_id,sku,n\n1,x,2\n2,y,3\n2,z,4\n",
  );
  expect(JSON.parse(readFileSync(join(out, "schema.json"), "utf8"))).toEqual({
    tables: [
      {
        name: "orders",
        columns: [
          { name: "id", type: "integer" },
          { name: "note", type: "string" },
          { name: "row_id", type: "integer" },
        ],
        primaryKey: ["row_id"],
      },
      {
        name: "orders_lines",
        columns: [
          { name: "orders_row_id", type: "integer" },
          { name: "sku", type: "string" },
          { name: "n", type: "integer" },
        ],
        primaryKey: [],
      },
    ],
    foreignKeys: [
      { fromTable: "orders_lines", fromColumn: "orders_row_id", toTable: "orders", toColumn: "row_id" },
    ],
  });
});
