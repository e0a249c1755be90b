import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerSchema } from "@parlance/contract";
import { afterAll, beforeAll, expect, test } from "vitest";

const bin = join(import.meta.dirname, "../bin/parlance.js");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parlance-cli-"));
  writeFileSync(
    join(folder, "sales.csv"),
    "day,country,amount\n2024-01-02,France,10\n2024-01-03,Spain,30\n2024-02-04,France,5\n",
  );
  writeFileSync(join(folder, "empty.csv"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function parlance(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: "utf8",
    cwd: folder,
  });
  return { status, stdout, stderr };
}

test("ask prints the sentence, the reading, the rows and the SQL", () => {
  const { status, stdout } = parlance("ask", "sales.csv", "total amount by country");
  expect(status).toBe(0);
  expect(stdout).toContain("Spain leads");
  expect(stdout).toContain("Read as: Total amount by country");
  expect(stdout).toMatch(/France +15\n/);
  expect(stdout).toContain("Scanned: 3 rows of sales\n");
  expect(stdout).toMatch(/SELECT[\s\S]*GROUP BY/);
});

test("ask takes several files as one source, and joins them", () => {
  writeFileSync(join(folder, "visits.csv"), "id,guest_id,spent\n1,1,10\n2,2,4\n3,1,1\n");
  writeFileSync(join(folder, "guests.csv"), "id,guest,town\n1,Ada,Kiel\n2,Bo,Rome\n");
  const { status, stdout } = parlance("ask", "visits.csv", "guests.csv", "total spent by town");
  expect(status).toBe(0);
  expect(stdout).toMatch(/Kiel +11\n/);
});

test("ask --explain shows the words, the readings compared and what their scores are made of", () => {
  const { status, stdout } = parlance("ask", "sales.csv", "total amount by country", "--explain");
  expect(status).toBe(0);
  expect(stdout).toContain("Outcome: readings");
  expect(stdout).toMatch(/“amount” → column “Amount” \(exact\)/i);
  expect(stdout).toMatch(/1\. Total amount by country\n {3}score .*% sure\n {3} *[+-]/);
});

test("ask --json prints an Answer of the contract", () => {
  const { status, stdout } = parlance("ask", ".", "how many sales are there?", "--json");
  expect(status).toBe(0);
  const answer = answerSchema.parse(JSON.parse(stdout));
  expect(answer).toMatchObject({ outcome: "answered", table: { rows: [[3]] } });
});

test("a question that the data cannot answer is declined with an exit code and questions that it can", () => {
  const { status, stdout } = parlance("ask", "sales.csv", "how many astronauts orbit jupiter");
  expect(status).toBe(1);
  expect(stdout).toContain("You could ask:");
});

test.each([
  [[], 0, "Usage: parlance <command>"],
  [["dance"], 2, "Unknown command “dance”."],
  [["ask", "sales.csv"], 2, "Usage: parlance ask"],
  [["ask", "nowhere.csv", "how many?"], 2, "There is no “nowhere.csv”."],
  [["ask", "empty.csv", "how many?"], 2, "“empty.csv” is empty."],
  [["ask", "sales.csv", "empty.csv", "how many?"], 2, "“empty.csv” is empty."],
  [["ask", "sales.csv", ".", "how many?"], 2, "“.” is a folder, which is asked alone."],
  [["ask", "sales.csv", "how many?", "--loud"], 2, "--loud"],
  [["ingest", "empty.csv", "--out", "out"], 1, "“empty.csv” is empty."],
  [["anomalies", "--in", "nowhere.jsonl", "--out", "out.jsonl"], 2, "There is no “nowhere.jsonl”."],
  [["anomalies"], 2, "Usage: parlance anomalies"],
  [["eval", "."], 2, "“.” holds no cases.jsonl."],
])("parlance %j ends with %d and says %s", (args, status, words) => {
  const ran = parlance(...args);
  expect(ran.status).toBe(status);
  expect(ran.stdout + ran.stderr).toContain(words);
  expect(ran.stderr).not.toContain("    at ");
});

test("ingest writes the file as Parlance reads it", () => {
  expect(parlance("ingest", "sales.csv", "--out", "out")).toMatchObject({
    status: 0,
    stdout: "sales: 3 rows, 3 columns\n",
  });
  expect(readFileSync(join(folder, "out/sales.csv"), "utf8").split("\n")[0]).toBe("day,country,amount");
  const schema = JSON.parse(readFileSync(join(folder, "out/schema.json"), "utf8"));
  expect(schema).toMatchObject({ tables: [{ name: "sales" }] });
});

test("infer prints roles, keys and references", () => {
  const { stdout } = parlance("infer", "sales.csv", "--json");
  expect(JSON.parse(stdout)).toMatchObject({
    relations: [],
    tables: {
      sales: { columns: { day: { role: "time" }, amount: { role: "measure", additivity: "additive" } } },
    },
  });
  expect(parlance("infer", "sales.csv").stdout).toContain("country: string");
});

test("eval scores a suite and keeps its predictions", () => {
  const suite = mkdtempSync(join(folder, "suite-"));
  const db = join(suite, "dbs/shop");
  spawnSync("mkdir", ["-p", db]);
  writeFileSync(join(db, "sales.csv"), readFileSync(join(folder, "sales.csv")));
  const cases = [
    { id: "1", db: "shop", question: "total amount", rows: [[45]], columns: ["amount"] },
    { id: "2", db: "shop", question: "total amount in France", rows: [[999]], columns: ["amount"] },
    { id: "3", db: "shop", question: "who won the world cup", expect: "unanswerable" },
  ];
  writeFileSync(join(suite, "cases.jsonl"), cases.map((one) => JSON.stringify(one)).join("\n"));
  const { stdout } = parlance("eval", suite, "--out", "predictions.jsonl");
  expect(stdout).toContain("n=2 answered=1.000 strict=0.500 lenient=0.500 precision=0.500");
  expect(stdout).toContain("held_back=1/1");
  const [first] = readFileSync(join(folder, "predictions.jsonl"), "utf8").trim().split("\n");
  expect(JSON.parse(first ?? "")).toMatchObject({
    id: "1",
    answered: true,
    rows: [[45]],
    reading: "Total amount",
  });
});

test("anomalies answers each series with indexes into its values", () => {
  const values = Array.from(
    { length: 60 },
    (_, day) => 100 + 40 * Math.abs(Math.sin(day * day * 12.9898)) + (day === 40 ? 200 : 0),
  );
  const dates = values.map((_, day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10));
  const lines = [
    JSON.stringify({ id: "spike", frequency: "daily", dates, values }),
    '{"id": "short", "frequency": "daily", "dates": ["2024-01-01", "2024-01-02"], "values": [1, NaN]}',
  ];
  writeFileSync(join(folder, "series.jsonl"), lines.join("\n"));
  expect(parlance("anomalies", "--in", "series.jsonl", "--out", "found.jsonl").status).toBe(0);
  const found = readFileSync(join(folder, "found.jsonl"), "utf8").trim().split("\n");
  expect(JSON.parse(found[0] ?? "")).toMatchObject({ id: "spike", anomalies: [40], changes: [] });
  expect(JSON.parse(found[1] ?? "")).toMatchObject({
    id: "short",
    anomalies: [],
    reason: "there are fewer than twelve usable values",
  });
});
