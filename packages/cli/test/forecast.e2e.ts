import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

const bin = join(import.meta.dirname, "../bin/parlance.js");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parlance-forecast-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function forecast(lines: unknown[], ...args: string[]) {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  writeFileSync(join(folder, "series.jsonl"), text);
  rmSync(join(folder, "out.jsonl"), { force: true });
  const given = args.length > 0 ? args : ["--in", "series.jsonl", "--out", "out.jsonl"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "forecast", ...given], {
    encoding: "utf8",
    cwd: folder,
  });
  const path = join(folder, "out.jsonl");
  const out = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n").filter(Boolean) : [];
  return { status, stdout, stderr, out: out.map((line) => forecastSchema.parse(JSON.parse(line))) };
}

const forecastSchema = z.strictObject({
  id: z.string(),
  mean: z.array(z.number()),
  lower: z.array(z.number()),
  upper: z.array(z.number()),
  method: z.string(),
});

const series = {
  id: "a",
  frequency: "monthly",
  period: 12,
  horizon: 3,
  start: "2020-01-01",
  train: Array.from({ length: 48 }, (_, month) => 100 + month + 10 * Math.sin((month * Math.PI) / 6)),
};

test("each series gets its forecast and bounds", () => {
  const { status, stdout, out } = forecast([series, { ...series, id: "b", train: [1, 2, null, 4] }]);
  expect(status).toBe(0);
  expect(stdout).toBe("2 of 2 series forecast\n");
  expect(out.map(({ id }) => id)).toEqual(["a", "b"]);
  for (const { mean, lower, upper } of out) {
    expect(mean).toHaveLength(3);
    for (const [step, value] of mean.entries()) {
      expect(lower[step]).toBeLessThanOrEqual(value);
      expect(upper[step]).toBeGreaterThanOrEqual(value);
    }
  }
});

test("a line that is wrong is told by its number, the others are forecast", () => {
  const { status, stderr, stdout, out } = forecast([
    "not json",
    series,
    "",
    { ...series, id: "no train", train: undefined },
    { ...series, id: "words", train: ["one", 2, 3] },
    { ...series, id: "backwards", horizon: -2 },
    { ...series, id: "empty", train: [] },
    { ...series, id: "nulls", train: [null, null, null] },
    "[1, 2]",
    '{"id":"huge","frequency":"monthly","period":1,"horizon":2,"train":[1e999,1,2,3]}',
  ]);
  expect(status).toBe(1);
  expect(out.map(({ id }) => id)).toEqual(["a", "huge"]);
  expect(stdout).toBe("2 of 9 series forecast\n");
  for (const [line, words] of [
    [1, "this is not JSON"],
    [4, "train: "],
    [5, "train.0: "],
    [6, "horizon: "],
    [7, "there are 0 values"],
    [8, "there are 0 values"],
    [9, "line: "],
  ])
    expect(stderr).toMatch(new RegExp(`^Line ${line}: .*${words}`, "m"));
  expect(stderr).not.toContain("    at ");
});

test.each([
  [["--in", "series.jsonl"], "Usage: parlance forecast"],
  [["--in", "nowhere.jsonl", "--out", "out.jsonl"], "There is no “nowhere.jsonl”."],
  [["--in", ".", "--out", "out.jsonl"], "“.” is a folder"],
  [["--in", "series.jsonl", "--out", "none/out.jsonl"], "There is no folder “none”."],
  [["--in", "series.jsonl", "--out", "out.jsonl", "--fast"], "--fast"],
])("%j is the user's mistake", (args, words) => {
  const { status, stderr } = forecast([series], ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain("    at ");
});

test("a file without series is one too", () => {
  expect(forecast(["", " "])).toMatchObject({ status: 2, stderr: "“series.jsonl” holds no series.\n" });
});
