import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drivers } from "./drivers.ts";

let folder = "";
const file = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parlance-drivers-"));
  mkdirSync(file("cases"));
  const rows = ["prior", "current"].flatMap((period) =>
    ["North", "South", "East", "West"].flatMap((region) =>
      ["Web", "Store", "Partner", "Phone"].map((channel, index) => {
        const revenue = 1000 + 37 * index + (period === "prior" ? 5 : 0) + region.length;
        return `${period},${region},${channel},${period === "current" && region === "North" ? revenue / 4 : revenue},100`;
      }),
    ),
  );
  const text = ["period,region,channel,revenue,orders", ...rows].join("\n");
  for (const id of ["a", "b", "c"]) writeFileSync(file(`cases/${id}.csv`), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(tasks: object[]): Promise<unknown[]> {
  writeFileSync(file("tasks.json"), JSON.stringify(tasks));
  const paths = ["--tasks", file("tasks.json"), "--cases", file("cases"), "--out", file("out.jsonl")];
  expect(await drivers(paths)).toBe(0);
  return readFileSync(file("out.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

test("a line of drivers for each task, of measures and of ratios", async () => {
  const dimensions = ["region", "channel"];
  expect(
    await run([
      { id: "a", dimensions, measure: "revenue" },
      { id: "b", dimensions, measure: "revenue/orders" },
      { id: "c", dimensions, measure: "orders" },
    ]),
  ).toEqual([
    { id: "a", drivers: [{ region: "North" }], broad: false },
    { id: "b", drivers: [{ region: "North" }], broad: false },
    { id: "c", drivers: [], broad: false },
  ]);
});

test("what is missing is told", async () => {
  await expect(drivers([])).rejects.toThrow("Usage: parlance drivers");
  await expect(run([{ id: "a", dimensions: ["planet"], measure: "revenue" }])).rejects.toThrow(
    "no column “planet”",
  );
  await expect(run([{ id: "a", dimensions: [], measure: "revenue" }])).rejects.toThrow("holds no tasks");
});

const suite = resolve(import.meta.dirname, "../../../../../shared/suites/drivers/synth");

test.skipIf(!existsSync(suite))(
  "most causes of the shared suite are found, and none where there is none",
  async () => {
    type Case = { id: string; dimensions: string[]; measure: string; rootCauses: object[] };
    const cases = JSON.parse(readFileSync(join(suite, "cases.json"), "utf8")) as Case[];
    writeFileSync(file("tasks.json"), JSON.stringify(cases));
    await drivers([
      "--tasks",
      file("tasks.json"),
      "--cases",
      join(suite, "cases"),
      "--out",
      file("out.jsonl"),
    ]);
    const answers = readFileSync(file("out.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { drivers: object[] });
    const key = (slice: object): string => JSON.stringify(Object.entries(slice).toSorted());
    const right = (index: number, one: Case): boolean =>
      one.rootCauses.map(key).includes(key(answers[index]?.drivers[0] ?? {}));
    const caused = cases.flatMap((one, index) => (one.rootCauses.length > 0 ? [right(index, one)] : []));
    expect(caused.filter(Boolean).length / caused.length).toBeGreaterThanOrEqual(0.9);
    const silent = cases.flatMap((one, index) =>
      one.rootCauses.length === 0 ? [answers[index]?.drivers.length === 0] : [],
    );
    expect(silent.filter(Boolean).length).toBeGreaterThanOrEqual(15);
  },
);
