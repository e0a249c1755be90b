import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { utils, write } from "@e965/xlsx";
import { expect, it } from "vitest";
import { type FilesToIngest, ingestFiles } from "./ingest-files.ts";
import { leftIn, rowsOf, workshop } from "./test-support.ts";

const shop = workshop();
let count = 0;

/** Ingests files, given by name and content, into a folder of their own. */
async function ingest(contents: [string, string | Uint8Array][], options: Partial<FilesToIngest> = {}) {
  count += 1;
  const folder = join(shop.root, `files-${count}`);
  const files = contents.map(([fileName, content], at) => {
    const path = join(shop.root, `given-${count}-${at}`);
    writeFileSync(path, content);
    return { path, fileName };
  });
  const result = await ingestFiles({
    files,
    folder,
    limits: { maxBytes: 1_000_000 },
    inFolder: false,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });
  return { folder, result };
}

function workbook(sheets: Record<string, unknown[][]>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return write(book, { type: "buffer", bookType: "xlsx" }) as Uint8Array;
}

const boats = "id,name\n1,Gull\n2,Tern\n";
const moorings = [
  ["pier", "boat"],
  ["A", 1],
];

it("reads each file into tables of one folder, also those that are called alike", async () => {
  const progress: string[] = [];
  const { folder, result } = await ingest(
    [
      ["boats.csv", boats],
      ["boats.xlsx", workbook({ boats: moorings })],
      ["trips.csv", boats],
      ["trips.json", JSON.stringify([{ id: 7, stops: [{ pier: "A" }, { pier: "B" }] }])],
    ],
    { onProgress: ({ fraction, file }) => progress.push(`${fraction.toFixed(3)} ${file}`) },
  );
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  const tables = result.value.flatMap((file) => file.tables);
  expect(tables.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ["boats", 2],
    ["boats_2", 1],
    ["trips", 2],
    ["trips_2", 1],
    ["trips_stops", 2],
  ]);
  expect(tables[4]?.parentKey?.parentTable).toBe("trips_2");
  const [first, second] = tables;
  if (first === undefined || second === undefined) throw new Error("two tables were expected");
  expect(await rowsOf(folder, first)).toEqual([
    ["1", "Gull"],
    ["2", "Tern"],
  ]);
  expect(await rowsOf(folder, second)).toEqual([["A", "1"]]);
  expect(progress).toEqual(progress.toSorted());
  expect(progress.at(-1)).toBe("1.000 3");
});

it("reads all files or none, and says which one failed", async () => {
  const { folder, result } = await ingest([
    ["boats.csv", boats],
    ["crew.xlsx", "PK no workbook"],
    ["piers.csv", boats],
  ]);
  expect(result).toMatchObject({ ok: false, failure: { fileName: "crew.xlsx" } });
  expect(leftIn(folder)).toEqual([]);
});

it("a file without rows is a failure, in a folder it is left out", async () => {
  const files: [string, string][] = [
    ["boats.csv", boats],
    ["crew.csv", "id,name\n"],
  ];
  const { result } = await ingest(files);
  expect(result).toMatchObject({ ok: false, failure: { code: "file-without-rows", fileName: "crew.csv" } });
  const folder = await ingest(files, { inFolder: true });
  expect(folder.result.ok && folder.result.value.map(({ fileName }) => fileName)).toEqual(["boats.csv"]);
});

it("stops between files when it is cancelled, and leaves nothing", async () => {
  const controller = new AbortController();
  const { folder, result } = await ingest(
    [
      ["boats.csv", boats],
      ["piers.csv", boats],
    ],
    {
      signal: controller.signal,
      onProgress: ({ file }) => (file === 1 ? controller.abort() : undefined),
    },
  );
  expect(result).toEqual({ ok: false, failure: { code: "cancelled" } });
  expect(leftIn(folder)).toEqual([]);
});
