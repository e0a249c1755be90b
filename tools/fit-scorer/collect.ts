import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkQuery, definitionsIn, planQuery, printSql, withTerms } from "@parlance/engine";
import { duckdbDialect } from "@parlance/warehouses";
import { sameRows } from "../../packages/cli/src/evaluation/same-rows.ts";
import { readCases, type SuiteCase, sampleCases } from "../../packages/cli/src/evaluation/suite.ts";
import { latestDate } from "../../packages/cli/src/latest-date.ts";
import { type OpenedSource, openSource } from "../../packages/cli/src/open-source.ts";
import { define } from "../../packages/engine/src/understanding/definitions/define.ts";
import { cutQuestion, rankCuts } from "../../packages/engine/src/understanding/read-question.ts";
import { tokenize } from "../../packages/engine/src/understanding/text/tokenize.ts";
import type { Candidate } from "../../packages/engine/src/understanding/types.ts";
import type { CollectedCase, Label } from "./collected.ts";

/**
 * Writes what the fit learns from: for each question without earlier turns the candidates' features and whether their
 * rows are the gold rows. Which SQL is right for a case is remembered in the cache file, so that a second run after a
 * change of features executes little.
 *
 *     node tools/fit-scorer/collect.ts --out FILE --cache FILE SUITE[:COUNT] …
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "" }, cache: { type: "string", default: "" } },
});
const suites = resolve(import.meta.dirname, "../../../shared/suites");
const known = readCache(options.cache);
if (existsSync(options.out)) rmSync(options.out);

async function collectSuite(argument: string): Promise<void> {
  const [named = "", count] = argument.split(":");
  const folder = existsSync(named) ? named : join(suites, named);
  const suite = basename(folder);
  const all = (await readCases(folder)).filter(usable);
  const cases = count === undefined ? all : sampleCases(all, Number(count));
  for (const [db, own] of Map.groupBy(cases, (one) => one.db)) {
    const source = await openSource(join(folder, "dbs", db));
    const fallback = latestDate(source.model, "9999") ?? "2024-01-01T00:00:00";
    for (const one of own) {
      const collected = await collect(source, one, { suite, fallback });
      appendFileSync(options.out, `${JSON.stringify(collected)}\n`);
    }
    await source.close();
  }
}

const usable = (one: SuiteCase): boolean =>
  (one.turns ?? []).length === 0 &&
  one.tieSensitive !== true &&
  (one.expect !== "answer" || one.rows != null);

async function collect(
  source: OpenedSource,
  one: SuiteCase,
  { suite, fallback }: { suite: string; fallback: string },
): Promise<CollectedCase> {
  const at = one.now ?? one.asOf ?? fallback;
  const now = at.includes("T") ? at : at.includes(" ") ? at.replace(" ", "T") : `${at}T00:00:00`;
  const index = withTerms(source.index, definitionsIn(one.instructions ?? ""));
  const question = define({ question: one.question, previous: [], previousQuestions: [], index, now });
  const cuts = cutQuestion(question, one.question, 10);
  const candidates = rankCuts(question, cuts, one.question, { count: 40, unweighed: true });
  const labelled: CollectedCase["candidates"] = [];
  for (const candidate of candidates) {
    const label = one.expect === "answer" ? await labelOf(source, one, candidate, now) : "wrong";
    if (label !== "invalid") labelled.push({ ...slim(candidate), label });
  }
  const { id, db, question: text } = one;
  return {
    suite,
    db,
    id,
    question: text,
    expect: one.expect,
    words: tokenize(text, 90).filter(({ kind }) => kind !== "mark").length,
    candidates: labelled,
  };
}

const slim = ({ features, score, confidence, unread }: Candidate) => ({
  features,
  score,
  confidence,
  unread,
});

async function labelOf(
  source: OpenedSource,
  one: SuiteCase,
  { query }: Candidate,
  now: string,
): Promise<Label | "invalid"> {
  const checked = checkQuery(query, source.model);
  if (!checked.ok) return "invalid";
  const planned = planQuery(checked.value, source.model, { now });
  if (!planned.ok) return "wrong";
  const statement = printSql(planned.value, duckdbDialect);
  const key = `${one.id}\u0000${statement.text}\u0000${JSON.stringify(statement.parameters)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const run = await source.warehouse.run(statement, {
    timeoutSeconds: 10,
    maximumRows: 50_000,
    signal: null,
  });
  const label = run.ok ? compare(one, run.value.rows) : "wrong";
  known.set(key, label);
  appendFileSync(options.cache, `${JSON.stringify([key, label])}\n`);
  return label;
}

function compare(one: SuiteCase, rows: Parameters<typeof sameRows>[1]): Label {
  const golds = [one, ...(one.alternatives ?? [])];
  const same = (strict: boolean): boolean =>
    golds.some(
      (gold) => gold.rows != null && sameRows(gold.rows, rows, { ordered: gold.ordered ?? false, strict }),
    );
  return same(true) ? "strict" : same(false) ? "lenient" : "wrong";
}

function readCache(file: string): Map<string, Label> {
  if (!existsSync(file)) writeFileSync(file, "");
  const lines = readFileSync(file, "utf8").split("\n");
  return new Map(lines.filter((line) => line !== "").map((line) => JSON.parse(line) as [string, Label]));
}

for (const argument of positionals) await collectSuite(argument);
