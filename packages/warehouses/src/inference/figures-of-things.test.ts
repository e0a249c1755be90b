import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openFolder } from "../file/folder/open-folder.ts";
import { workshop } from "../file/ingest/test-support.ts";

const { root } = workshop();

/** What each column with a figure of things tells something of. */
async function told(
  name: string,
  head: string,
  rows: (string | number)[][],
): Promise<Record<string, string>> {
  const file = join(root, name);
  writeFileSync(file, `${[head, ...rows.map((row) => row.join())].join("\n")}\n`);
  const opened = await openFolder(file);
  if (!opened.ok) throw new Error("not opened");
  const columns = opened.value.model.tables[0]?.columns ?? [];
  await opened.value.close();
  return Object.fromEntries(
    columns.flatMap(({ name: own, ofEach }) => (ofEach == null ? [] : [[own, ofEach]])),
  );
}

const many = Array.from({ length: 120 }, (_, at) => at);

it("tells what all rows of a thing repeat from what differs between them and from what each comes to", async () => {
  const rows = many.map((at) => {
    const dig = (at * 7) % 9;
    return [at + 1, `D-${dig}`, `Dig ${dig}`, 4000 + 370 * dig, at % 8, 12 + dig, 10 + ((at * 31) % 97)];
  });
  expect(
    await told("outlays.csv", "Outlay No,dig_code,dig_name,dig_budget,dig_depth,dig_fee,amount", rows),
  ).toEqual({ dig_budget: "dig_code" });
});

it("takes a size for one of the few things that it is the same of", async () => {
  const rows = many.map((at) => {
    const meter = at % 12;
    const hall = meter % 6;
    return [
      `Hall ${hall}`,
      hall % 2 ? "Shop" : "Depot",
      `M${meter}`,
      "Power",
      900 + 50 * hall,
      (at * 13) % 71,
    ];
  });
  expect(await told("halls.csv", "Hall,Hall Type,Meter No,Meter Type,Floor Area,Reading", rows)).toEqual({
    "Floor Area": "Hall",
  });
});

it("finds what the lines of an order repeat, and no plan that is told of each month", async () => {
  const lines = many.map((at) => {
    const order = Math.floor(at / 3);
    return [
      1000 + order,
      (at % 3) + 1,
      `Item ${(at * 7) % 20}`,
      1 + (at % 5),
      4 + (order % 6),
      20 + (at % 17),
    ];
  });
  expect(await told("lines.csv", "Order ID,Line,Item,Quantity,Shipping,Line Total", lines)).toEqual({
    Shipping: "Order ID",
  });
  const months = many.map((at) => {
    const shop = at % 5;
    return [
      `2023-${String((Math.floor(at / 5) % 12) + 1).padStart(2, "0")}-01`,
      `Shop ${shop}`,
      "City",
      500 + shop,
      at,
    ];
  });
  expect(await told("plans.csv", "Month,Shop Name,Place,Shop Target,Sales", months.slice(0, 60))).toEqual({});
});
