import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chooseChart } from "@parlance/charts";
import type { ChartSpec } from "@parlance/contract";
import { wishedChart } from "@parlance/engine";
import { answerOnce } from "../packages/cli/src/answer-once.ts";
import { sameRows } from "../packages/cli/src/evaluation/same-rows.ts";
import { latestDate } from "../packages/cli/src/latest-date.ts";
import { type OpenedSource, openSource } from "../packages/cli/src/open-source.ts";
import { agree } from "./charts/agree.ts";
import { type ChartCase, readChartCases } from "./charts/chart-case.ts";
import { goldResult } from "./charts/gold-result.ts";
import { writeFigures } from "./write-figures.ts";

/** Both ways of choosing a chart for a case, how the question ended, and whether its rows are the labelled ones. */
type Outcome = {
  one: ChartCase;
  gold: ChartSpec;
  drawn: ChartSpec | null;
  answered: boolean;
  right: boolean;
};

/** Rules were read off the questions of the first half's databases alone. */
const halves = ["tuned on", "not looked at"] as const;

const suite = resolve(import.meta.dirname, "../../shared/suites/charts-dev");
const { values } = parseArgs({ options: { limit: { type: "string" }, misses: { type: "boolean" } } });

if (!existsSync(suite))
  process.stdout.write("There are no suites beside this project; nothing was measured.\n");
else {
  const cases = readChartCases(join(suite, "cases.jsonl"));
  const outcomes = await chooseAll(values.limit === undefined ? cases : cases.slice(0, Number(values.limit)));
  if (values.misses === true) for (const outcome of outcomes) reportMiss(outcome);
  const rows = halves.flatMap((half) =>
    [true, false].map((named) =>
      row(
        `${half}, type ${named ? "named" : "not named"}`,
        outcomes.filter(({ one }) => halfOf(one) === half && one.mentionsChart === named),
      ),
    ),
  );
  for (const line of rows) process.stdout.write(`${line}\n`);
  if (values.limit === undefined)
    writeFigures("charts", [
      "| half, questions | cases | chosen from the right result | split alike too | answered | end to end, of those answered with the right rows | end to end, of those answered | end to end, best guesses too |",
      "|---|--:|--:|--:|--:|--:|--:|--:|",
      ...rows,
    ]);
}

async function chooseAll(cases: ChartCase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [db, own] of Map.groupBy(cases, (one) => one.db)) {
    const source = await openSource(join(suite, "dbs", db));
    try {
      for (const one of own) outcomes.push(await choose(source, one));
    } finally {
      await source.close();
    }
  }
  return outcomes;
}

async function choose(source: OpenedSource, one: ChartCase): Promise<Outcome> {
  const gold = goldResult(one, wishedChart(one.question, source.index));
  const now = `${(latestDate(source.model, "9999") ?? "2024-01-01").slice(0, 10)}T00:00:00`;
  const asked = { questions: [], queries: [] };
  const answer = await answerOnce(source, one.question, asked, now);
  const guess =
    answer.outcome === "clarification"
      ? (answer.choices[0] ?? null)
      : answer.outcome === "declined"
        ? answer.guess
        : null;
  const shown = guess === null ? answer : await answerOnce(source, one.question, asked, now, guess.query);
  return {
    one,
    gold: chooseChart(gold.table, gold.query, { title: "", resultHash: "" }),
    drawn: shown.outcome === "answered" ? shown.chart : null,
    answered: answer.outcome === "answered",
    right:
      answer.outcome === "answered" &&
      sameRows(one.rows, answer.table.rows, { ordered: false, strict: false }),
  };
}

/** Halves by database, so that no table is on both sides. */
function halfOf({ db }: ChartCase): (typeof halves)[number] {
  return (createHash("md5").update(db).digest().at(-1) ?? 0) % 2 === 1 ? "tuned on" : "not looked at";
}

function row(name: string, outcomes: Outcome[]): string {
  const share = (of: (outcome: Outcome) => boolean, among: Outcome[] = outcomes): string =>
    `${((100 * among.filter(of).length) / Math.max(1, among.length)).toFixed(1)} %`;
  const endToEnd = ({ drawn, one }: Outcome): boolean => agree(drawn, one.chart).type;
  const answered = outcomes.filter((outcome) => outcome.answered);
  const figures = [
    String(outcomes.length),
    share(({ gold, one }) => agree(gold, one.chart).type),
    share(({ gold, one }) => agree(gold, one.chart).exactly),
    share((outcome) => outcome.answered),
    share(
      endToEnd,
      outcomes.filter(({ right }) => right),
    ),
    share(endToEnd, answered),
    share(endToEnd),
  ];
  return `| ${name} | ${figures.join(" | ")} |`;
}

function reportMiss({ one, gold, drawn, answered, right }: Outcome): void {
  const ways = [agree(gold, one.chart).type ? null : `right result: ${gold.kind}`];
  if (!agree(drawn, one.chart).type)
    ways.push(
      `${right ? "answered rightly" : answered ? "answered" : "not answered"}: ${drawn?.kind ?? "none"}`,
    );
  const wrong = ways.filter((way) => way !== null);
  if (wrong.length > 0)
    process.stdout.write(
      `${halfOf(one)}; ${one.mentionsChart ? "named" : "not named"}; ${one.chart}; ${wrong.join("; ")}; ${one.rows.length} rows; ${one.question}\n`,
    );
}
