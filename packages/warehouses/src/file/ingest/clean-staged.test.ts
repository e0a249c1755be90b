import { describe, expect, it } from "vitest";
import { onlyTable, rowsOf, workshop } from "./test-support.ts";

const { ingest } = workshop();
const csv = (rows: string[]): string => `${rows.join("\n")}\n`;

it("empties cells that only say that nothing is set", async () => {
  const rows = ["Trail,Ranger", "Ridge,(not set)", "Lake,Ann", "(Blank),Bo"];
  const { outcome, folder } = await ingest("trails.csv", csv(rows));
  const table = onlyTable(outcome);
  expect(await rowsOf(folder, table)).toEqual([
    ["Ridge", null],
    ["Lake", "Ann"],
    [null, "Bo"],
  ]);
  expect(table.columns.map(({ nulls, notes }) => [nulls, notes])).toEqual(
    Array.from({ length: 2 }, () => [1, [{ kind: "null-tokens", count: 1 }]]),
  );
});

describe("rows of totals", () => {
  const days = ["Day,Pool,Swimmers,Share", "1,North,10,25%", "2,South,30,75%", "3,North,20,50%"];
  it.each([
    ["called so, at the end", [...days, "Total,,60,"]],
    ["called so, with nothing left empty", [...days, "Grand total,all,60,100%"]],
    ["first", [days[0] ?? "", "Total,,60,100%", ...days.slice(1)]],
    ["without a name", [...days, ",,60,100%"]],
  ])("are left out: %s", async (_, rows) => {
    const table = onlyTable((await ingest("pools.csv", csv(rows))).outcome);
    expect(table.rowCount).toBe(3);
    expect(table.report.skippedLines.samples).toContainEqual(expect.objectContaining({ reason: "total" }));
  });

  it.each([
    ["a place that is called so", [...days, "4,Total,7,17%"]],
    ["a row of which something is unknown", [...days, "4,,35,87%"]],
  ])("are not %s", async (_, rows) => {
    expect(onlyTable((await ingest("pools.csv", csv(rows))).outcome).rowCount).toBe(4);
  });

  const regions = [
    "Region,Product,Units,Revenue",
    "North,Desk,10,455.5",
    "North,Lamp,4,91",
    "North total,,14,546.5",
    "South,Desk,2,91.1",
    "South,Lamp,5,113.75",
    "South total,,7,204.85",
  ];
  it.each([
    ["of groups", regions],
    ["of groups, and of all", [...regions, "Grand total,,21,751.35"]],
    [
      "of groups whose names are beside them",
      regions.map((row) => row.replace(/^(\w+) total,/, "$1,Subtotal")),
    ],
    ["with decimal commas", regions.map((row) => row.replaceAll(",", ";").replaceAll(".", ","))],
  ])("are left out among the others: %s", async (_, rows) => {
    const table = onlyTable((await ingest("regions.csv", csv(rows))).outcome);
    expect(table.rowCount).toBe(4);
    expect(table.report.skippedLines.samples).toContainEqual({ line: 4, reason: "total" });
  });

  it("are not those that add nothing up", async () => {
    const rows = [...regions.slice(0, 3), "Total Cereal,Box,3,7.5", "South,Desk,2,91.1"];
    expect(onlyTable((await ingest("regions.csv", csv(rows))).outcome).rowCount).toBe(4);
  });
});
