import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { answerOnce } from "../src/answer-once.ts";
import { openSource } from "../src/open-source.ts";
import { writeDesign } from "./designs.ts";
import { type Crossing, crossings, designs } from "./made-crossings.ts";

const folder = mkdtempSync(join(tmpdir(), "parlance-events-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const number = (holds: (crossing: Crossing) => boolean): number => crossings.filter(holds).length;
const sailed = crossings.flatMap(({ minutes }) => minutes ?? []);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What has the most crossings. */
function busiest(by: (crossing: Crossing) => string): string {
  const counts = new Map<string, number>();
  for (const each of crossings) counts.set(by(each), (counts.get(by(each)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

const questions: readonly (readonly [question: string, expected: number | string])[] = [
  ["how many crossings ended at Brodick?", number(({ to }) => to === "Brodick")],
  [
    "how many crossings from Ardmore to Craignure?",
    number(({ from, to }) => from === "Ardmore" && to === "Craignure"),
  ],
  ["how many crossings started and ended at the same port?", number(({ from, to }) => from === to)],
  ["busiest origin port", busiest(({ from }) => from)],
  ["where do most crossings end?", busiest(({ to }) => to)],
  ["how many crossings in February 2024?", number(({ left }) => left.getUTCMonth() === 1)],
  ["average crossing duration in minutes", mean(sailed)],
  ["how many crossings took longer than an hour?", number(({ minutes }) => minutes !== null && minutes > 60)],
  [
    "how many crossings took longer than planned?",
    number(({ minutes, planned }) => minutes !== null && minutes > planned),
  ],
  ["how many crossings were cancelled?", number(({ minutes }) => minutes === null)],
  ["number of crossings on weekends vs weekdays", number(({ left }) => left.getUTCDay() % 6 === 0)],
  ["how many upcoming crossings are there?", 0],
  ["cancellation rate", (100 * number(({ minutes }) => minutes === null)) / crossings.length],
];

describe.each(Object.entries(designs))("crossings in design “%s”", (name, tables) => {
  test("each question has the same answer", async () => {
    const own = join(folder, name);
    writeDesign(own, tables);
    const source = await openSource(own);
    for (const [question, expected] of questions) {
      const conversation = { questions: [], queries: [] };
      const answer = await answerOnce(source, question, conversation, "2024-05-01T00:00:00");
      const row = answer.outcome === "answered" ? answer.table.rows[0] : [answer.outcome];
      const said = answer.outcome === "answered" ? answer.reading.sentence : "";
      const found = (row ?? []).map((value) => (typeof value === "number" ? Math.round(value * 1e4) : value));
      expect([question, said, found]).toEqual([
        question,
        said,
        expect.arrayContaining([typeof expected === "number" ? Math.round(expected * 1e4) : expected]),
      ]);
    }
    await source.close();
  });
});
