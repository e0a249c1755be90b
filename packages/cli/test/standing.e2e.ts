import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOnce, type Conversation } from "../src/answer-once.ts";
import { openSource } from "../src/open-source.ts";

const folder = mkdtempSync(join(tmpdir(), "parlance-standing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = "2024-06-30T12:00:00";
const day = (number: number): string => new Date(Date.UTC(2023, 0, 1 + number)).toISOString().slice(0, 10);

type Life = { id: number; kind: string; from: string; until: string | null; amount: number };
/** Lives of 40 to 300 days, of which every third is not over. */
const lives = (kinds: string[]): Life[] =>
  Array.from({ length: 90 }, (_, id) => {
    const begun = (id * 37) % 540;
    const ended = begun + 40 + ((id * 53) % 260);
    return {
      id: id + 1,
      kind: kinds[id % kinds.length] ?? "",
      from: day(begun),
      until: id % 3 === 0 || ended > 545 ? null : day(ended),
      amount: 20 + (id % 7) * 5,
    };
  });
const passes = lives(["Gold", "Silver"]);
const staff = lives(["Kitchen", "Bar", "Office"]);
const repairs = lives(["Bike", "Scooter"]);

const sheet = (header: string, rows: Life[], more: (life: Life) => string = () => ""): string =>
  [
    header,
    ...rows.map(
      (life) => `${life.id},${life.kind},${life.from},${life.until ?? ""},${life.amount}${more(life)}`,
    ),
  ].join("\n");

beforeAll(() => {
  writeFileSync(
    join(folder, "memberships.csv"),
    sheet("membership_id,tier,start_date,end_date,mrr,status", passes, ({ until }) =>
      until === null ? ",Active" : ",Cancelled",
    ),
  );
  writeFileSync(
    join(folder, "employees.csv"),
    sheet("employee_id,department,hire_date,termination_date,monthly_salary", staff),
  );
  writeFileSync(join(folder, "repairs.csv"), sheet("repair_id,item,received_on,closed_on,price", repairs));
});

/** What had begun before a day and had not ended by it. */
const standing = (rows: Life[], after: string): Life[] =>
  rows.filter(({ from, until }) => from < after && (until === null || until >= after));
const number = (rows: Life[], after: string): number => standing(rows, after).length;
const sum = (rows: Life[], after: string): number =>
  standing(rows, after).reduce((total, { amount }) => total + amount, 0);
const months = Array.from({ length: 18 }, (_, at) =>
  [at, at + 1].map((month) => new Date(Date.UTC(2023, month, 1)).toISOString().slice(0, 10)),
);
const byMonth = (figure: (after: string) => number): (string | number)[][] =>
  months.map(([start = "", after = ""]) => [start, figure(after)]);

async function asked(
  ...questions: string[]
): Promise<{ rows: unknown[][]; sentence: string; headline: string }> {
  const source = await openSource(folder);
  const conversation: Conversation = { questions: [], queries: [] };
  let found = { rows: [] as unknown[][], sentence: "", headline: "" };
  for (const question of questions) {
    const answer = await answerOnce(source, question, conversation, now);
    if (answer.outcome !== "answered") throw new Error(`${question}: ${JSON.stringify(answer)}`);
    conversation.questions.push(question);
    conversation.queries.push(answer.reading.query);
    const headline = answer.headline.map(({ text }) => text).join("");
    found = { rows: answer.table.rows, sentence: answer.reading.sentence, headline };
  }
  await source.close();
  return found;
}

test.each<[string, (string | number)[][]]>([
  ["active memberships by month", byMonth((after) => number(passes, after))],
  ["mrr by month", byMonth((after) => sum(passes, after))],
  ["mrr at the end of each month", byMonth((after) => sum(passes, after))],
  ["headcount by month", byMonth((after) => number(staff, after))],
  ["how many employees did we have each month", byMonth((after) => number(staff, after))],
  ["open repairs at the end of each month", byMonth((after) => number(repairs, after))],
  [
    "mrr by quarter in 2024",
    [
      ["2024-01-01", sum(passes, "2024-04-01")],
      ["2024-04-01", sum(passes, "2024-07-01")],
    ],
  ],
  [
    "mrr in q1 vs q2 2024",
    [
      ["2024-01-01", sum(passes, "2024-04-01")],
      ["2024-04-01", sum(passes, "2024-07-01")],
    ],
  ],
])("%s", async (question, rows) => {
  const found = await asked(question);
  expect(found.rows).toEqual(rows);
  expect(found.sentence).toContain(", standing from");
});

test("follow-ups stay with what stands", async () => {
  const gold = passes.filter(({ kind }) => kind === "Gold");
  const { rows } = await asked("mrr by month", "by quarter instead", "only Gold", "in 2024");
  expect(rows).toEqual([
    ["2024-01-01", sum(gold, "2024-04-01")],
    ["2024-04-01", sum(gold, "2024-07-01")],
  ]);
});

test("what begins is counted when it began", async () => {
  const { rows, sentence } = await asked("new memberships by month");
  expect(rows).toEqual(
    months.flatMap(([start = "", after = ""]) => {
      const begun = passes.filter(({ from }) => from >= start && from < after).length;
      return begun === 0 ? [] : [[start, begun]];
    }),
  );
  expect(sentence).not.toContain("standing");
});

test("a churn rate by month is of those that there were when it began", async () => {
  const { rows, sentence } = await asked("churn rate by month");
  const expected = months.map(([start = "", after = ""], at) => {
    const ended = passes.filter(({ until }) => until !== null && until >= start && until < after).length;
    return [start, at === 0 ? null : (100 * ended) / number(passes, start)];
  });
  expect(sentence).toContain("end of month, standing from");
  expect(rows.map(([start]) => start)).toEqual(expected.map(([start]) => start));
  for (const [at, [, rate]] of expected.entries())
    if (rate === null) expect(rows[at]?.[1]).toBeNull();
    else expect(rows[at]?.[1]).toBeCloseTo(Number(rate), 6);
});

test("why it changed is told of what stood at both ends", async () => {
  const { headline } = await asked("why did mrr change in march 2024");
  const [before, after] = [sum(passes, "2024-03-01"), sum(passes, "2024-04-01")];
  expect(headline).toContain(`from ${before.toLocaleString("en-US")} to ${after.toLocaleString("en-US")}`);
});
