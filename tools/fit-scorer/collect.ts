import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ResultTable, SemanticModel, SemanticQuery } from "@parlance/contract";
import { checkQuery, definitionsIn, type ModelIndex, planQuery, printSql, withTerms } from "@parlance/engine";
import { duckdbDialect } from "@parlance/warehouses";
import { coefficientRow } from "../../packages/cli/src/evaluation/coefficient-row.ts";
import { sameRows } from "../../packages/cli/src/evaluation/same-rows.ts";
import {
  isVerified,
  readCases,
  type SuiteCase,
  sampleCases,
} from "../../packages/cli/src/evaluation/suite.ts";
import { withYearNumbers } from "../../packages/cli/src/evaluation/year-numbers.ts";
import { latestDate } from "../../packages/cli/src/latest-date.ts";
import { type OpenedSource, openSource } from "../../packages/cli/src/open-source.ts";
import { outputColumns } from "../../packages/engine/src/semantics/output-columns.ts";
import { define } from "../../packages/engine/src/understanding/definitions/define.ts";
import { doubt } from "../../packages/engine/src/understanding/doubt/doubt.ts";
import { applyPresentation } from "../../packages/engine/src/understanding/presentation/apply-presentation.ts";
import { presentationOf } from "../../packages/engine/src/understanding/presentation/presentation-of.ts";
import { cutQuestion, rankCuts } from "../../packages/engine/src/understanding/read-question.ts";
import { queryParts } from "../../packages/engine/src/understanding/score/agreement.ts";
import { tokenize } from "../../packages/engine/src/understanding/text/tokenize.ts";
import type { Candidate } from "../../packages/engine/src/understanding/types.ts";
import type { CollectedCase, Label } from "./collected.ts";
import { foldOf } from "./random.ts";

/**
 * Writes what the fit learns from: for each question without earlier turns the candidates' features and whether their
 * rows are the gold rows. Which SQL is right for a case is remembered in the cache file, so that a second run after a
 * change of features executes little.
 *
 *     node tools/fit-scorer/collect.ts --out FILE --cache FILE [--labelled N] SUITE[:COUNT] …
 *
 * With `--labelled` only the first candidates of each question are executed: enough to fit confidence on many more questions
 * (append such a file to one that has all). Answers are shown as asked, and cases whose rows their suite has not verified are
 * left out.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "" },
    cache: { type: "string", default: "" },
    labelled: { type: "string", default: "40" },
  },
});
const labelled = Number(options.labelled);
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
  isVerified(one) &&
  (one.expect !== "answer" || one.rows != null);

async function collect(
  source: OpenedSource,
  one: SuiteCase,
  { suite, fallback }: { suite: string; fallback: string },
): Promise<CollectedCase> {
  const at = one.now ?? one.asOf ?? fallback;
  const now = at.includes("T") ? at : at.includes(" ") ? at.replace(" ", "T") : `${at}T00:00:00`;
  const index = withTerms(source.index, definitionsIn(one.instructions ?? ""));
  const presentation = presentationOf(one.question, index);
  const question = define({
    question: presentation.text,
    previous: [],
    previousQuestions: [],
    index,
    now,
  });
  const cuts = cutQuestion(question, presentation.text, 10);
  const candidates: CollectedCase["candidates"] = [];
  const ranked = rankCuts(question, cuts, presentation.text, { count: 40 });
  for (const read of ranked) {
    const candidate = { ...read, query: applyPresentation(read.query, presentation, index.model) };
    const label =
      one.expect !== "answer"
        ? "wrong"
        : candidates.length < labelled
          ? await labelOf(source, one, candidate, now)
          : null;
    if (label !== "invalid") candidates.push({ ...slim(candidate), label });
  }
  const { id, db, question: text } = one;
  return {
    suite,
    db,
    id,
    question: text,
    expect: one.expect,
    stands: stands(ranked, presentation.text, index),
    words: tokenize(text, 90).filter(({ kind }) => kind !== "mark").length,
    candidates,
  };
}

/** Whether a question would be answered, were its first reading sure: nothing in it is unknown or open. */
function stands(ranked: readonly Candidate[], question: string, index: ModelIndex): boolean {
  const [first, ...others] = ranked.slice(0, 12);
  const tokens = tokenize(question.slice(0, 1000), 90);
  return first !== undefined && doubt([first, ...others], { question, tokens, index }).kind === "readings";
}

const slim = ({ query, features, score, confidence, unread }: Candidate) => {
  const { kind, rows, shown, figures, rank, fields } = queryParts(query);
  const parts = {
    kind,
    rows: hash(rows),
    shown: hash(shown),
    figures: hash(figures),
    rank: hash(rank),
    fields: hash(fields),
  };
  return { features, score, confidence, unread, parts };
};

const hash = (text: string): string => foldOf(text, 2 ** 32).toString(36);

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
  const analysis = query.kind === "analysis" ? `${query.request.kind}\u0000` : "";
  const key = `${analysis}${one.id}\u0000${statement.text}\u0000${JSON.stringify(statement.parameters)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const run = await source.warehouse.run(statement, {
    timeoutSeconds: 10,
    maximumRows: 50_000,
    signal: null,
  });
  const label = run.ok ? compare(one, shownRows(run.value, checked.value, source.model, now)) : "wrong";
  known.set(key, label);
  appendFileSync(options.cache, `${JSON.stringify([key, label])}\n`);
  return label;
}

/** The rows that an evaluation compares: a coefficient for a question of correlation, numbers for years. */
function shownRows(
  { rows, truncated }: { rows: ResultTable["rows"]; truncated: boolean },
  query: SemanticQuery,
  model: SemanticModel,
  now: string,
): ResultTable["rows"] {
  const table = { columns: outputColumns(query, model), rows, rowCount: rows.length, truncated };
  return coefficientRow(table, query, now) ?? withYearNumbers(table, query);
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
