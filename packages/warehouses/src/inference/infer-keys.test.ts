import type { Literal, PhysicalType } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { type MemoryTable, openMemoryWarehouse } from "../file/connection.ts";
import { type InferredKeys, inferKeys } from "./infer-keys.ts";
import { profileTable } from "./profile-table.ts";
import { makeSourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

type Rows = { name: string; columns: Record<string, PhysicalType>; rows: Literal[][] };

const shop = (): Rows[] => {
  const random = generator(7);
  const upTo = (limit: number): number => 1 + Math.floor(random() * limit);
  return [
    {
      name: "customers",
      columns: { customer_id: "integer", name: "string", city: "string" },
      rows: range(120).map((id) => [id, `Customer ${id}`, `City ${upTo(30)}`]),
    },
    {
      name: "staff",
      columns: { staff_id: "integer", name: "string", reports_to: "integer" },
      rows: range(25).map((id) => [id, `Person ${id}`, id === 1 ? null : upTo(Math.min(id, 8))]),
    },
    {
      name: "products",
      columns: { sku: "string", title: "string", unit_price: "decimal", units_in_stock: "integer" },
      rows: range(80).map((id) => [`P-${1000 + id}`, `Product ${id}`, id * 1.5, upTo(20) * 5]),
    },
    {
      name: "orders",
      columns: { order_id: "integer", customer_id: "integer", sold_by: "integer", order_date: "date" },
      rows: range(900).map((id) => [
        10_000 + id,
        upTo(118),
        upTo(25),
        `2025-${two(upTo(12))}-${two(upTo(28))}`,
      ]),
    },
    {
      name: "order_lines",
      columns: { order_id: "integer", line_no: "integer", sku: "string", quantity: "integer" },
      rows: range(900).flatMap((id) =>
        range(upTo(4)).map((line) => [10_000 + id, line, `P-${1000 + upTo(80)}`, upTo(9)]),
      ),
    },
    {
      name: "staff_cities",
      columns: { staff_id: "integer", customer_id: "integer" },
      rows: range(100).map((customer) => [upTo(25), customer]),
    },
    {
      name: "returns",
      columns: { return_id: "integer", order_id: "integer", line_no: "integer", reason: "string" },
      rows: range(300).map((id) => [
        id,
        10_000 + id * 3,
        1,
        ["broken", "late", "other"][upTo(3) - 1] ?? "other",
      ]),
    },
  ];
};

const expectedReferences = [
  "order_lines.order_id -> orders.order_id",
  "order_lines.sku -> products.sku",
  "orders.customer_id -> customers.customer_id",
  "orders.sold_by -> staff.staff_id",
  "returns.order_id+line_no -> order_lines.order_id+line_no",
  "staff.reports_to -> staff.staff_id",
  "staff_cities.customer_id -> customers.customer_id",
  "staff_cities.staff_id -> staff.staff_id",
];

describe("keys from names and data", () => {
  test("refers to the table whose own key it is, not to others that have the same key", async () => {
    const fees = {
      name: "campus_fees",
      columns: { campus: "integer", year: "integer", fee: "decimal" },
    } as const;
    const campuses = {
      name: "campuses",
      columns: { id: "integer", name: "string", opened: "integer" },
    } as const;
    const degrees = {
      name: "degrees",
      columns: { year: "integer", campus: "integer", awarded: "integer" },
    } as const;
    const found = await keysOf([
      { ...fees, name: "fees_of_1996", rows: range(23).map((id) => [id, 1996, 1000 + id * 7.5]) },
      { ...campuses, rows: range(23).map((id) => [id, `Campus ${id}`, 1900 + id * 3]) },
      {
        ...degrees,
        rows: range(12).flatMap((year) => range(23).map((id) => [1990 + year, id, 300 + ((id * 37) % 41)])),
      },
    ]);
    expect(printed(found)).toEqual(["degrees.campus -> campuses.id", "fees_of_1996.campus -> campuses.id"]);
  });

  test("finds single, composite and self-references, and nothing in counts and prices", async () => {
    expect(printed(await keysOf(shop()))).toEqual(expectedReferences);
  });

  test("a table of workers refers to the few of its first rows who lead the others, one of visitors to none of its rows", async () => {
    const led = (name: string, role: string): Rows => ({
      name,
      columns: { [`${name}_id`]: "integer", name: "string", [role]: "integer", hired_on: "date" },
      rows: range(200).map((id) => [
        id,
        `Person ${id}`,
        id < 5 ? null : 1 + (id % 4),
        `2024-01-${two(1 + (id % 28))}`,
      ]),
    });
    const visited = led("visitor", "manager_id");
    const { hired_on: _, ...columns } = visited.columns;
    const visitors = { ...visited, columns, rows: visited.rows.map((row) => row.slice(0, 3)) };
    expect(printed(await keysOf([led("crew", "supervisor_id")]))).toEqual([
      "crew.supervisor_id -> crew.crew_id",
    ]);
    expect(printed(await keysOf([visitors]))).toEqual([]);
  });

  test("finds keys: an order's line by its number, a pair by both sides though one side is unique", async () => {
    const { primaryKeys } = await keysOf(shop());
    expect(Object.fromEntries(primaryKeys)).toEqual({
      customers: ["customer_id"],
      staff: ["staff_id"],
      products: ["sku"],
      orders: ["order_id"],
      order_lines: ["order_id", "line_no"],
      staff_cities: ["staff_id", "customer_id"],
      returns: ["return_id"],
    });
  });

  test("when something began and ended tells no row apart, though no two rows share both", async () => {
    const rides: Rows = {
      name: "rides",
      columns: { began: "timestamp", ended: "timestamp", fare: "decimal" },
      rows: range(300).map((id) => [
        `2025-03-${two(1 + (id % 28))} 10:${two(id % 60)}:00`,
        `2025-03-${two(1 + (id % 28))} 11:${two(id % 59)}:00`,
        id / 7,
      ]),
    };
    rides.rows.push(
      [...(rides.rows[0] ?? []).slice(0, 1), "2025-03-31 12:00:00", 1],
      ["2025-03-30 09:00:00", ...(rides.rows[1] ?? []).slice(1, 2), 1],
    );
    expect((await keysOf([rides])).primaryKeys.get("rides") ?? []).toEqual([]);
  });

  test("keeps a reference with blanks, orphans, another case and another name", async () => {
    const tables = shop();
    change(tables, "orders", "customer_id", "fk_customers", (value, row) =>
      row % 30 === 0 ? null : row % 31 === 0 ? 900_000 + row : value,
    );
    change(tables, "order_lines", "sku", "products_ref", (value, row) =>
      row % 25 === 0 ? `ZZ${row}` : row % 20 === 0 ? `${String(value).toLowerCase()} ` : value,
    );
    const found = printed(await keysOf(tables));
    expect(found).toContain("orders.fk_customers -> customers.customer_id");
    expect(found).toContain("order_lines.products_ref -> products.sku");
  });

  test("finds most references where no name says anything", async () => {
    const found = printed(await keysOf(withoutNames(shop())));
    expect(found).toEqual(
      expect.arrayContaining([
        "t4.c2 -> t1.c1",
        "t4.c3 -> t2.c1",
        "t5.c1 -> t4.c1",
        "t5.c3 -> t3.c1",
        "t6.c1 -> t2.c1",
        "t6.c2 -> t1.c1",
      ]),
    );
    expect(found.filter((each) => each.startsWith("t3.") || each.startsWith("t1."))).toEqual([]);
  });

  test("takes no number for a reference because it is small: keys 1 to n hold every small number", async () => {
    const tables: Rows[] = [
      {
        name: "regions",
        columns: { region_id: "integer", name: "string" },
        rows: range(40).map((id) => [id, `R${id}`]),
      },
      {
        name: "visits",
        columns: { visit_id: "integer", region_id: "integer", guests: "integer", rating: "integer" },
        rows: range(400).map((id) => [id, 1 + (id % 40), 1 + (id % 6), 1 + (id % 5)]),
      },
    ];
    expect(printed(await keysOf(tables))).toEqual(["visits.region_id -> regions.region_id"]);
  });

  test("compares keys of more values than are held in memory in the database", async () => {
    const count = 60_000;
    const tables: Rows[] = [
      {
        name: "accounts",
        columns: { account_id: "integer", owner: "string" },
        rows: range(count).map((id) => [id, `O${id % 99}`]),
      },
      {
        name: "payments",
        columns: { payment_id: "integer", account_id: "integer" },
        rows: range(count).map((id) => [id + 5_000_000, 1 + ((id * 7919) % count)]),
      },
    ];
    expect(printed(await keysOf(tables))).toEqual(["payments.account_id -> accounts.account_id"]);
  });

  test("is the same whatever order the tables come in", async () => {
    expect(printed(await keysOf(shop().toReversed()))).toEqual(expectedReferences);
  });
});

async function keysOf(tables: Rows[]): Promise<InferredKeys> {
  const memory: MemoryTable[] = tables.map(({ name, columns, rows }) => ({
    name,
    rows,
    columns: Object.entries(columns).map(([column, type]) => ({ name: column, type })),
  }));
  const warehouse = await openMemoryWarehouse(memory);
  try {
    const shapes: TableShape[] = [];
    for (const { name, columns, rows } of memory) {
      const shape: TableShape = {
        name,
        schema: null,
        rowCount: rows.length,
        sample: null,
        columns: columns.map((column) => ({
          name: column.name,
          physicalType: column.type,
          nullable: true,
          notes: [],
        })),
      };
      shapes.push(shape);
    }
    const reader = makeSourceReader(warehouse, shapes);
    const profiled = [];
    for (const shape of shapes) profiled.push({ shape, profile: await profileTable(reader, shape) });
    return await inferKeys(reader, profiled);
  } finally {
    warehouse.close();
  }
}

const printed = ({ references }: InferredKeys): string[] =>
  references
    .map(({ from, to }) => `${from.table}.${from.columns.join("+")} -> ${to.table}.${to.columns.join("+")}`)
    .toSorted();

function change(
  tables: Rows[],
  table: string,
  column: string,
  name: string,
  value: (value: Literal, row: number) => Literal,
): void {
  const one = tables.find((each) => each.name === table);
  if (one === undefined) throw new Error(table);
  const at = Object.keys(one.columns).indexOf(column);
  one.columns = Object.fromEntries(
    Object.entries(one.columns).map(([key, type]) => [key === column ? name : key, type]),
  );
  one.rows = one.rows.map((row, index) =>
    row.map((cell, place) => (place === at ? value(cell, index + 1) : cell)),
  );
}

const withoutNames = (tables: Rows[]): Rows[] =>
  tables.map(({ columns, rows }, index) => ({
    name: `t${index + 1}`,
    columns: Object.fromEntries(Object.values(columns).map((type, at) => [`c${at + 1}`, type])),
    rows,
  }));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const two = (value: number): string => String(value).padStart(2, "0");

/** Park and Miller's generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
