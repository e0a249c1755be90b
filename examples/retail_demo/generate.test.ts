import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Cell, type DemoTable, generateRetailDemo } from "./generate.ts";
import { plantedFacts } from "./planted-facts.ts";
import type { TableName } from "./schema.ts";
import { writeCsv } from "./write-csv.ts";

const { tables, foreignKeys } = generateRetailDemo();
const lines = joinedLines();

test("two runs give the same data", () => {
  const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
  expect(hash(generateRetailDemo().tables)).toBe(hash(tables));
});

test("three years, about 200,000 order lines", () => {
  const dates = column("orders", "order_date");
  expect([dates.at(0), dates.at(-1)]).toEqual(["2022-01-01", "2024-12-31"]);
  expect(new Set(dates).size).toBe(365 + 365 + 366);
  expect(tableOf("order_lines").rows.length).toBeGreaterThan(190_000);
  expect(tableOf("order_lines").rows.length).toBeLessThan(210_000);
  const counts = tables.map(({ name, rows }) => [name, rows.length]);
  expect(Object.fromEntries(counts)).toMatchObject({ stores: 34, products: 96, customers: 12_000 });
});

describe.each(tables)("$name", ({ name, columns, primaryKey, rows }) => {
  test("has a value for every column, of its type", () => {
    const wrong = rows.filter(
      (row) => row.length !== columns.length || row.some((cell, at) => !fits(cell, columns[at]?.type)),
    );
    expect(wrong).toEqual([]);
  });

  test("has a unique key", () => {
    expect(new Set(column(name, primaryKey[0] ?? "")).size).toBe(rows.length);
  });
});

test.each(foreignKeys)("no $fromTable.$fromColumn without its $toTable", (key) => {
  const known = new Set(column(key.toTable, key.toColumn));
  expect(column(key.fromTable, key.fromColumn).filter((value) => !known.has(value))).toEqual([]);
});

test("revenue is quantity times price less discount, and never negative", () => {
  const wrong = lines.filter(
    (line) =>
      Math.abs(Number(line.quantity) * Number(line.unit_price) - Number(line.discount) - line.revenue) >
        0.005 || line.revenue < 0,
  );
  expect(wrong).toEqual([]);
});

test("nobody orders before signing up, and nothing comes back before it was ordered", () => {
  const signup = new Map(
    records("customers").map((customer) => [customer.customer_id, customer.signup_date]),
  );
  const early = records("orders").filter(
    (order) => String(order.order_date) < String(signup.get(order.customer_id)),
  );
  const ordered = new Map(lines.map((line) => [line.order_line_id, line.order_date]));
  const backwards = records("returns").filter(
    (one) => String(one.return_date) <= String(ordered.get(one.order_line_id ?? null)),
  );
  expect([early, backwards]).toEqual([[], []]);
});

test("it grows every year, is strongest in December, and branches are busiest on Saturdays", () => {
  const years = totals((line) => line.order_date.slice(0, 4));
  expect(years.get("2023")).toBeGreaterThan(1.1 * (years.get("2022") ?? 0));
  expect(years.get("2024")).toBeGreaterThan(1.1 * (years.get("2023") ?? 0));
  expect(largest(totals((line) => line.order_date.slice(5, 7)))).toBe("12");
  const retail = totals(
    (line) => String(new Date(line.order_date).getUTCDay()),
    (line) => line.channel === "retail",
  );
  expect(largest(retail)).toBe("6");
});

test("planted anomaly: the web shops' orders collapse on the day of the outage, the lowest of all days", () => {
  const { date, channel } = plantedFacts.outage;
  const online = new Set(
    records("stores")
      .filter((store) => store.channel === channel)
      .map((store) => store.store_id),
  );
  const perDay = new Map<string, number>();
  for (const order of records("orders")) {
    if (online.has(order.store_id)) add(perDay, String(order.order_date), 1);
  }
  const sorted = [...perDay].sort(([, one], [, other]) => one - other);
  expect(sorted[0]?.[0]).toBe(date);
  const usual = ["2023-05-10", "2023-05-24"].map((day) => perDay.get(day) ?? 0);
  expect(perDay.get(date)).toBeLessThan(0.2 * Math.min(...usual));
});

test("planted driver: the stock-out explains the month's drop", () => {
  const { month, category, region } = plantedFacts.stockOut;
  const months = totals((line) => line.order_date.slice(0, 7));
  const drop = (months.get("2024-08") ?? 0) - (months.get(month) ?? 0);
  const segment = totals(
    (line) => line.order_date.slice(0, 7),
    (line) => line.category === category && line.region === region,
  );
  expect(segment.get(month)).toBeUndefined();
  expect(drop).toBeGreaterThan(0.07 * (months.get("2024-08") ?? 0));
  expect((segment.get("2024-08") ?? 0) / drop).toBeGreaterThan(0.8);
});

test("most customers have a name of their own", () => {
  const names = column("customers", "customer_name");
  expect(new Set(names).size).toBeGreaterThan(0.7 * names.length);
});

test("clothing and footwear come back most", () => {
  const back = new Set(column("returns", "order_line_id"));
  const sold = new Map<string, number>();
  const returned = new Map<string, number>();
  for (const line of lines) {
    add(sold, line.category, 1);
    if (back.has(line.order_line_id)) add(returned, line.category, 1);
  }
  const rates = [...sold].map(
    ([category, count]) => [(returned.get(category) ?? 0) / count, category] as const,
  );
  expect(
    rates
      .sort(([one], [other]) => other - one)
      .map(([, category]) => category)
      .slice(0, 2),
  ).toEqual(["Clothing", "Footwear"]);
});

test("writes a CSV for each table, and the schema", () => {
  const folder = mkdtempSync(join(tmpdir(), "parlance-retail-"));
  writeCsv(folder);
  expect(readdirSync(folder).sort()).toEqual(
    [...tables.map(({ name }) => `${name}.csv`), "schema.json"].sort(),
  );
  const header = readFileSync(join(folder, "stores.csv"), "utf8").split("\n", 1)[0];
  expect(header).toBe(
    tableOf("stores")
      .columns.map(({ name }) => name)
      .join(","),
  );
  expect(JSON.parse(readFileSync(join(folder, "schema.json"), "utf8")).foreignKeys).toEqual(foreignKeys);
  rmSync(folder, { recursive: true });
});

type Line = Record<string, Cell> & {
  order_line_id: Cell;
  revenue: number;
  order_date: string;
  category: string;
  region: string;
  channel: string;
};

function joinedLines(): Line[] {
  const by = (name: TableName, key: string) => new Map(records(name).map((one) => [one[key], one]));
  const [orders, products, stores] = [
    by("orders", "order_id"),
    by("products", "product_id"),
    by("stores", "store_id"),
  ];
  return records("order_lines").map((line) => {
    const order = orders.get(line.order_id);
    const store = stores.get(order?.store_id);
    return {
      ...line,
      order_line_id: line.order_line_id ?? null,
      revenue: Number(line.revenue),
      order_date: String(order?.order_date),
      category: String(products.get(line.product_id)?.category),
      region: String(store?.region),
      channel: String(store?.channel),
    };
  });
}

function totals(
  group: (line: Line) => string,
  where: (line: Line) => boolean = () => true,
): Map<string, number> {
  const result = new Map<string, number>();
  for (const line of lines) if (where(line)) add(result, group(line), line.revenue);
  return result;
}

function add(totals: Map<string, number>, key: string, value: number): void {
  totals.set(key, (totals.get(key) ?? 0) + value);
}

function largest(totals: Map<string, number>): string | undefined {
  return [...totals].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function fits(cell: Cell, type: string | undefined): boolean {
  if (cell === null) return true;
  if (type === "integer") return Number.isInteger(cell);
  if (type === "decimal") return typeof cell === "number" && Number.isFinite(cell);
  return typeof cell === "string" && (type !== "date" || /^\d{4}-\d{2}-\d{2}$/.test(cell));
}

function column(table: TableName, name: string): Cell[] {
  const { columns, rows } = tableOf(table);
  const at = columns.findIndex((one) => one.name === name);
  return rows.map((row) => row[at] ?? null);
}

function records(name: TableName): Record<string, Cell>[] {
  const { columns, rows } = tableOf(name);
  return rows.map((row) => Object.fromEntries(columns.map((one, at) => [one.name, row[at] ?? null])));
}

function tableOf(name: TableName): DemoTable {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}
