import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFolder } from "./open-folder.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "parlance-test-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
const limits = { timeoutSeconds: 10, maximumRows: 100, signal: null };

async function opened(path = folder, useSchema = true) {
  const result = await openFolder(path, { useSchema });
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

async function failure(path = folder) {
  const result = await openFolder(path);
  if (result.ok) throw new Error("it opened");
  return result.failure;
}

const customers = "id,name,country\n1,Ada,France\n2,Bo,Spain\n";
const orders = "id,customer_id,total,placed\n1,1,10.5,2024-01-02\n2,1,4,2024-02-03\n3,2,7,2024-02-04\n";
const schema = {
  tables: [
    {
      name: "customers",
      columns: [
        { name: "id", type: "INTEGER" },
        { name: "name", type: "TEXT" },
        { name: "country", description: "ISO name" },
      ],
      primaryKey: ["id"],
    },
    {
      name: "orders",
      columns: [
        { name: "id", type: "INTEGER" },
        { name: "customer_id", type: "INTEGER" },
        { name: "total", type: "NUMERIC(10,2)" },
        { name: "placed", type: "DATE" },
      ],
      primaryKey: ["id"],
    },
  ],
  foreignKeys: [{ fromTable: "orders", fromColumn: "customer_id", toTable: "customers", toColumn: "id" }],
};

test("a folder with schema.json: types, keys, references and descriptions as stated", async () => {
  await Promise.all([
    put("customers.csv", customers),
    put("orders.csv", orders),
    put("schema.json", JSON.stringify(schema)),
  ]);
  const { model, warehouse, values, close } = await opened();
  try {
    expect(model.tables.map(({ name, primaryKey, rowCount }) => [name, primaryKey, rowCount])).toEqual([
      ["customers", ["id"], 2],
      ["orders", ["id"], 3],
    ]);
    expect(model.tables[1]?.columns.map(({ physicalType }) => physicalType)).toEqual([
      "integer",
      "integer",
      "decimal",
      "date",
    ]);
    expect(model.tables[0]?.columns[2]?.description).toBe("ISO name");
    expect(model.relationships).toMatchObject([
      { from: { table: "orders" }, to: { table: "customers" }, cardinality: "many-to-one" },
    ]);
    expect(values.find(({ column }) => column === "country")?.values).toEqual([
      { value: "France", count: 1 },
      { value: "Spain", count: 1 },
    ]);
    expect(await warehouse.run({ text: 'SELECT SUM(total) FROM "orders"', parameters: [] }, limits)).toEqual({
      ok: true,
      value: { rows: [[21.5]], truncated: false },
    });
  } finally {
    await close();
  }
});

test("values that are not all of the stated type stay text", async () => {
  await put("orders.csv", orders.replace("4,2024-02-03", "four,2024-02-03"));
  await put("customers.csv", customers);
  await put("schema.json", JSON.stringify(schema));
  const { model, close } = await opened();
  expect(model.tables[1]?.columns[2]).toMatchObject({ name: "total", physicalType: "string" });
  await close();
});

test("without schema.json, or with it left aside, files are read as they come", async () => {
  await put("orders.csv", orders);
  await put("empty.csv", "");
  await put("notes.md", "no table");
  const { model, close } = await opened();
  expect(model.tables.map(({ name }) => name)).toEqual(["orders"]);
  await close();
  await put("schema.json", "not JSON");
  const aside = await opened(folder, false);
  expect(aside.model.tables).toHaveLength(1);
  await aside.close();
});

test("a schema.json without types leaves them to the values, and keeps its tables, keys and labels", async () => {
  await put("orders.csv", `${orders}3,1,NA,2024-02-05\n`);
  await put("LICENCE.txt", "Anyone may use\nthese rows.\n");
  const labels = { id: "Line", customer_id: "Bought by", total: "Paid", placed: "Day of it" };
  const columns = Object.entries(labels).map(([name, label]) => ({ name, label }));
  await put("schema.json", JSON.stringify({ tables: [{ name: "orders", columns, primaryKey: ["placed"] }] }));
  const { model, close } = await opened();
  expect(model.tables[0]).toMatchObject({ name: "orders", primaryKey: ["placed"], rowCount: 4 });
  expect(model.tables[0]?.columns.map(({ label, physicalType }) => [label, physicalType])).toEqual([
    ["Line", "integer"],
    ["Bought by", "integer"],
    ["Paid", "decimal"],
    ["Day of it", "date"],
  ]);
  await close();
});

test("one file is opened by its path", async () => {
  await put("orders.csv", orders);
  const { model, close } = await opened(join(folder, "orders.csv"));
  expect(model).toMatchObject({ label: "orders.csv", tables: [{ name: "orders", rowCount: 3 }] });
  await close();
});

test("what cannot be opened says which file and why", async () => {
  expect(await failure()).toMatchObject({ code: "file-without-rows" });
  await put("schema.json", '{"tables": [{"name": ""}]}');
  expect(await failure()).toMatchObject({
    code: "file-unreadable",
    fileName: "schema.json",
    detail: expect.stringContaining("tables.0.name"),
  });
  await put("schema.json", "{");
  expect(await failure()).toMatchObject({ code: "file-unreadable", fileName: "schema.json" });
  await put("schema.json", JSON.stringify(schema));
  await put("customers.csv", customers);
  expect(await failure()).toMatchObject({ code: "file-unreadable", fileName: "orders.csv" });
  await rm(join(folder, "schema.json"));
  await put("secret.xlsx", "PK not a workbook");
  expect((await failure()).code).toMatch(/^file-/);
});

test("closing leaves nothing in the temporary folder", async () => {
  await mkdir(join(folder, "tmp"));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = join(folder, "tmp");
  try {
    await put("orders.csv", orders);
    const { close } = await opened(join(folder, "orders.csv"));
    expect(await readdir(join(folder, "tmp"))).toHaveLength(1);
    await close();
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
});

test("dates in another writing than ISO are dates where they are stated to be, or fill a longer column of text", async () => {
  const days = Array.from({ length: 60 }, (_, at) => `${(at % 12) + 1}/${(at % 28) + 1}/2023 ${at % 24}:05`);
  const hired = ["31-MAY-10", "02-NOV-10"];
  const columns = [
    { name: "c0", type: "TEXT" },
    { name: "ridden", type: "TEXT" },
  ];
  await Promise.all([
    put("rides.csv", `c0,ridden\n${days.map((day, at) => `${at},${day}`).join("\n")}\n`),
    put("staff.csv", `name,hired\n${hired.map((day, at) => `P${at},${day}`).join("\n")}\n`),
    put("notes.csv", "note\n3/4/2023\n"),
    put(
      "schema.json",
      JSON.stringify({
        tables: [
          { name: "rides", columns },
          { name: "staff", columns: [{ name: "name" }, { name: "hired", type: "DATE" }] },
          { name: "notes", columns: [{ name: "note", type: "TEXT" }] },
        ],
      }),
    ),
  ]);
  const { warehouse, model, close } = await opened();
  const types = model.tables.flatMap((table) => table.columns.map(({ physicalType }) => physicalType));
  expect(types).toEqual(["string", "timestamp", "string", "date", "string"]);
  const read = await warehouse.run(
    { text: "SELECT MAX(ridden), MIN(hired) FROM rides, staff", parameters: [] },
    limits,
  );
  expect(read.ok && read.value.rows).toEqual([["2023-12-24T23:05:00", "2010-05-31"]]);
  await close();
});

test("numbers with a fraction in a column that is stated to be whole keep it", async () => {
  await Promise.all([
    put("games.csv", "team,won\nA,0.875\nB,0.946\n"),
    put(
      "schema.json",
      JSON.stringify({
        tables: [{ name: "games", columns: [{ name: "team" }, { name: "won", type: "INTEGER" }] }],
      }),
    ),
  ]);
  const { warehouse, close } = await opened();
  const read = await warehouse.run({ text: "SELECT SUM(won) FROM games", parameters: [] }, limits);
  expect(read.ok && read.value.rows).toEqual([[1.821]]);
  await close();
});

test.each([true, false])(
  "tables and columns may be called as every object's parts are (schema.json: %s)",
  async (useSchema) => {
    await put("constructor.csv", "constructor,toString,valueOf\n1,Red,3\n2,Blue,5\n");
    await put("__proto__.csv", "id,constructor,hasOwnProperty\n1,1,4.5\n2,1,5.5\n3,2,2.5\n");
    const key = { columns: ["constructor"], references: { table: "constructor", columns: ["constructor"] } };
    const tables = [
      {
        name: "constructor",
        columns: [{ name: "constructor", type: "INTEGER" }, { name: "toString" }, { name: "valueOf" }],
      },
      {
        name: "__proto__",
        columns: [{ name: "id" }, { name: "constructor" }, { name: "hasOwnProperty" }],
        foreignKeys: [key],
      },
    ];
    if (useSchema) await put("schema.json", JSON.stringify({ tables }));
    const { model, close } = await opened(folder, useSchema);
    expect(model.tables.map(({ name }) => name).toSorted()).toEqual(["__proto__", "constructor"]);
    expect(model.relationships).toHaveLength(1);
    await close();
  },
);
