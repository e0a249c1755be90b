import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOnce } from "../src/answer-once.ts";
import { openSource } from "../src/open-source.ts";

const folder = mkdtempSync(join(tmpdir(), "parlance-levels-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clinics = ["Hill", "Lake", "Mill"];
const groups = ["A", "B", "AB", "O"];
const days = Array.from({ length: 13 }, (_, week) =>
  new Date(Date.UTC(2024, 0, 1 + 7 * week)).toISOString().slice(0, 10),
);
/** Bags of a clinic and a blood group in a week. */
const bags = (clinic: number, group: number, week: number): number => 10 * (clinic + 1) + group + week;

beforeAll(() => {
  const rows = days.flatMap((day, week) =>
    clinics.flatMap((clinic, at) =>
      groups.map((group, place) => `${day},${clinic},${group},${bags(at, place, week)},${week % 4}`),
    ),
  );
  writeFileSync(
    join(folder, "blood_stock.csv"),
    ["taken_on,clinic,blood_group,bags_on_hand,bags_donated", ...rows].join("\n"),
  );
  const accounts = [
    "1,2024-01-03,100",
    "1,2024-02-10,140",
    "2,2024-01-20,50",
    "2,2024-01-28,70",
    "3,2024-02-01,9",
  ];
  writeFileSync(join(folder, "card_balances.csv"), ["card_id,noted_on,balance", ...accounts].join("\n"));
});

const totalIn = (week: number, only?: number): number =>
  clinics.reduce(
    (sum, _, at) =>
      only === undefined || only === at
        ? groups.reduce((inner, __, place) => inner + bags(at, place, week), sum)
        : sum,
    0,
  );

test.each<[string, (string | number)[][], string]>([
  ["total bags on hand", [[totalIn(12)]], "at the last date"],
  ["blood stock", [[totalIn(12)]], "at the last date"],
  [
    "bags on hand by month",
    [
      ["2024-01-01", totalIn(4)],
      ["2024-02-01", totalIn(8)],
      ["2024-03-01", totalIn(12)],
    ],
    "at the last date in each month",
  ],
  ["total bags on hand in February 2024 in Lake", [[totalIn(8, 1)]], "at the last date"],
  ["total bags donated", [[12 * (0 + 1 + 2 + 3) * 3]], "Total bags donated"],
  ["total balance", [[140 + 70 + 9]], "of each card id"],
])("%s", async (question, rows, reading) => {
  const source = await openSource(folder);
  const answer = await answerOnce(source, question, { questions: [], queries: [] }, "2024-03-31T00:00:00");
  await source.close();
  if (answer.outcome !== "answered")
    throw new Error(`“${question}”: ${JSON.stringify(answer).slice(0, 400)}`);
  expect(answer.reading.sentence).toContain(reading);
  expect([answer.table.rows, answer.evidence.sql]).toEqual([rows, expect.any(String)]);
});
