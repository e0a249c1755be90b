import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildCube, findDrivers, namedSlice } from "@parlance/engine";
import { z } from "zod";
import { readCsv } from "../read-csv.ts";
import { UsageError } from "../usage.ts";

const tasksSchema = z.array(
  z.object({ id: z.string(), dimensions: z.array(z.string()).min(1), measure: z.string() }),
);
type Task = z.infer<typeof tasksSchema>[number];

/** `parlance drivers`: what made each task's measure change between the two periods of its case. */
export async function drivers(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { tasks: { type: "string" }, cases: { type: "string" }, out: { type: "string" } },
  });
  const { tasks, cases, out } = values;
  if (tasks === undefined || cases === undefined || out === undefined)
    throw new UsageError("Usage: parlance drivers --tasks <file> --cases <folder> --out <file>");
  const parsed = tasksSchema.safeParse(JSON.parse(await readFile(tasks, "utf8")));
  if (!parsed.success) throw new UsageError(`“${tasks}” holds no tasks: ${z.prettifyError(parsed.error)}`);
  const stream = createWriteStream(out);
  for (const task of parsed.data) {
    const text = await readFile(join(cases, `${task.id}.csv`), "utf8");
    stream.write(`${JSON.stringify(answer(task, readCsv(text)))}\n`);
  }
  await new Promise<void>((done) => stream.end(done));
  return 0;
}

/** One line of the answers. */
function answer(task: Task, [header = [], ...rows]: string[][]): object {
  const at = (name: string): number => {
    const index = header.indexOf(name);
    if (index < 0) throw new UsageError(`${task.id}.csv has no column “${name}”.`);
    return index;
  };
  const parts = task.measure.split("/").map((name) => at(name.trim()));
  const [period, dimensions] = [at("period"), task.dimensions.map(at)];
  const figures = buildCube(
    task.dimensions,
    rows.map((row) => ({
      current: row[period] === "current",
      members: dimensions.map((index) => row[index] ?? ""),
      values: parts.map((index) => Number(row[index] || 0)),
    })),
    parts.length,
  );
  const found = findDrivers(figures, { numerator: 0, denominator: parts.length > 1 ? 1 : null });
  return {
    id: task.id,
    drivers: found.drivers.map(({ slice }) => namedSlice(figures.cube, slice)),
    broad: found.broad,
  };
}
