import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findColumn, findTable, type SemanticModel } from "@parlance/contract";
import { copyTemplate } from "../copy-template.ts";
import type { OpenableSource } from "../workers/engine-calls.ts";
import type { ImportCalls } from "../workers/import-calls.ts";
import { startWorker } from "../workers/start-worker.ts";

/** The bundled demo data, ready to be opened. */
export type RetailDemo = OpenableSource;

const repository = join(import.meta.dirname, "../../../..");

/** What the demo's files are made by: when one changes, they are made anew. */
const makers = [
  "examples/retail_demo/*.ts",
  "packages/warehouses/src/**/*.ts",
  "packages/server/src/work/*.ts",
];

/**
 * The retail demo in the data folder. Made on the first start, in a process of its own, so that the server answers
 * meanwhile; made anew when what makes it has changed.
 */
export async function openRetailDemo(dataFolder: string): Promise<RetailDemo> {
  const folder = join(dataFolder, "retail-demo");
  const stamp = await makersHash();
  const prepared = await readPrepared(folder);
  if (prepared?.stamp === stamp) return { ...prepared.demo, folder };
  await rm(folder, { recursive: true, force: true });
  await copyTemplate(
    { name: "retail-demo", key: stamp.slice(0, 16), make: (made) => prepare(made, stamp) },
    folder,
  );
  const made = await readPrepared(folder);
  if (made === null) throw new Error("The retail demo was not made.");
  return { ...made.demo, folder };
}

type Prepared = { stamp: string; demo: Omit<RetailDemo, "folder"> };

async function prepare(folder: string, stamp: string): Promise<void> {
  const script = new URL("../workers/import-worker.ts", import.meta.url);
  const worker = startWorker<ImportCalls>(script, { kind: "process", heapMegabytes: 512 });
  try {
    const made = await worker.call("prepareRetailDemo", { folder });
    const prepared: Prepared = { stamp, demo: { ...made, connection: null, now: endOfData(made.model) } };
    await writeFile(join(folder, "demo.json"), JSON.stringify(prepared));
  } finally {
    await worker.close();
  }
}

async function readPrepared(folder: string): Promise<Prepared | null> {
  const text = await readFile(join(folder, "demo.json"), "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Prepared);
}

/** The demo's clock stands at the end of its last day, so that "last month" has data. */
function endOfData(model: SemanticModel): string | null {
  const orders = findTable(model, "orders");
  const last = orders === null ? null : findColumn(orders, "order_date")?.profile?.maximum;
  return typeof last === "string" ? `${last.slice(0, 10)}T23:59:59` : null;
}

async function makersHash(): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(makers, { cwd: repository }))
    if (!path.endsWith(".test.ts")) paths.push(path);
  const hash = createHash("sha256");
  for (const path of paths.sort()) hash.update(`${path}\0`).update(await readFile(join(repository, path)));
  return hash.digest("hex");
}
