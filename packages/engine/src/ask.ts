import { chooseChart, formatCell, unmetWishes, withDecimals } from "@parlance/charts";
import {
  type Answer,
  type Conventions,
  knownUntil,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  standardConventions,
  success,
  type WorkStep,
} from "@parlance/contract";
import { runAnalysis } from "./analysis/run-analysis.ts";
import { answerHash } from "./answer/answer-hash.ts";
import { chartTitle } from "./answer/chart-title.ts";
import { composeAnswer } from "./answer/compose-answer.ts";
import { localiseFinding } from "./answer/localise-finding.ts";
import { scannedOf } from "./answer/scanned-of.ts";
import { withPartPeriods } from "./answer/with-part-periods.ts";
import { isBeyond, withinReach } from "./answer/within-reach.ts";
import { countRows } from "./count-rows.ts";
import type { Analyst, Clock, RunLimits, Stopwatch, Warehouse } from "./ports.ts";
import { readQuestion } from "./read-question.ts";
import { checkQuery } from "./semantics/check-query.ts";
import { conventionalColumns } from "./semantics/conventional-columns.ts";
import { drawnRows } from "./semantics/drawn-rows.ts";
import { analysedRows, expandAnalysis } from "./semantics/expand-analysis.ts";
import { outputColumns } from "./semantics/output-columns.ts";
import { withContext } from "./semantics/with-context.ts";
import { withLevels } from "./semantics/with-levels.ts";
import type { Dialect } from "./sql/dialect.ts";
import { missingFunction } from "./sql/missing-function.ts";
import { planQuery } from "./sql/plan-query.ts";
import { printSql } from "./sql/print-sql.ts";
import { tablesRead } from "./sql/tables-read.ts";
import type { ModelIndex } from "./understanding/index/model-index.ts";
import { leadsFrom } from "./understanding/suggest/leads.ts";
import { suggestQuestions } from "./understanding/suggest/suggest-questions.ts";

/** One question with everything that answering it needs. `query`, an edited reading, takes the place of reading the question. */
export type Ask = {
  question: string;
  query: SemanticQuery | null;
  /** The conversation so far, oldest first: questions and the queries that they were read as. */
  previous: SemanticQuery[];
  previousQuestions: string[];
  /** The question was offered as one that stands by itself: the conversation takes no part in its reading. */
  standalone?: boolean;
  /** The turn before was not answered: what a follow-up goes on from is not known for sure. */
  unanswered?: boolean;
  index: ModelIndex;
  warehouse: Warehouse;
  dialect: Dialect;
  clock: Clock;
  /** How time is counted and values are written; the standard where it is left out. */
  conventions?: Conventions;
  stopwatch: Stopwatch;
  limits: RunLimits;
  /** Carries out what the question's analysis asks for; left out, it runs right here. */
  analyst?: Analyst;
  onStep(step: WorkStep): void;
};

/**
 * One question through the house (ARCHITECTURE.md, "The walk of one question"):
 *
 *     1 question ─ 2 understanding ─ 3 semantic query ─ 4 SQL ─ 5 warehouse ─ 6 analysis ─ 7 chart ─ 8 answer
 *
 * Never throws for what a user can cause: an unread question is declined or asked back, a failed step is a failure.
 */
export async function ask(request: Ask): Promise<Answer> {
  const { question, index, warehouse, dialect, clock, stopwatch, limits, onStep } = request;
  const { model } = index;
  const now = clock.now();
  const conventions = request.conventions ?? standardConventions;
  const times = [stopwatch.milliseconds()];
  const lap = (): number => times.push(stopwatch.milliseconds());

  // 1, 2: the question and what it may mean
  onStep("semantic_analysis");
  const understood = readQuestion(asRead(request), now, conventions);
  if (understood.outcome !== "read") return understood.answer;
  const { reading, alternatives, assumptions } = understood;
  lap();
  const nearest = (): string[] => suggestQuestions(index, { around: null, count: 3 });

  // 3: the semantic query, checked against the model
  onStep("sql_generation");
  const checked = checkQuery(reading.query, model);
  if (!checked.ok)
    return { outcome: "failed", question, failure: checked.failure, reading, nearest: nearest() };

  // 4: SQL
  const asked = withContext(withLevels(expandAnalysis(checked.value, model), model), model);
  const planned = planQuery(asked, model, { now, calendar: conventions });
  if (!planned.ok)
    return { outcome: "failed", question, failure: planned.failure, reading, nearest: nearest() };
  const missing = missingFunction(planned.value, dialect);
  if (missing !== null) {
    const failure = {
      code: "unsupported-by-dialect" as const,
      dialect: dialect.name,
      feature: `a ${missing} within a text`,
    };
    return { outcome: "failed", question, failure, reading, nearest: nearest() };
  }
  const statement = printSql(planned.value, dialect);
  lap();

  // 5: the warehouse
  onStep("execution");
  const maximumRows = Math.max(limits.maximumRows, analysedRows(asked), drawnRows(asked, model));
  const run = await warehouse.run(statement, { ...limits, maximumRows });
  if (!run.ok) return { outcome: "failed", question, failure: run.failure, reading, nearest: nearest() };
  const { rows, truncated, bytesRead = null } = run.value;
  const total = truncated && bytesRead === null ? await countRows(warehouse, statement, limits) : null;
  const columns = conventionalColumns(outputColumns(asked, model), conventions);
  const counted = total === null ? {} : { total };
  const result = withPartPeriods(
    { columns, rows, rowCount: rows.length, truncated, ...counted },
    asked,
    model,
  );
  lap();

  // 6, 7: findings and chart
  onStep("analysis");
  const analysed = await analyse(request, result, asked, knownUntil(asked, model, now));
  if (!analysed.ok)
    return { outcome: "failed", question, failure: analysed.failure, reading, nearest: nearest() };
  const { findings: found, notes } = analysed.value;
  const findings = found.map((finding) => localiseFinding(finding, conventions.locale));
  const hash = answerHash(checked.value, statement.text, analysed.value.table);
  const table = withDecimals(analysed.value.table);
  const chart = chooseChart(table, checked.value, { title: chartTitle(reading), resultHash: hash });
  const unmet = unmetWishes(chart, table, checked.value);
  const scanned = scannedOf(model, tablesRead(planned.value), bytesRead);
  lap();

  // 8: the answer; of times without data the same question of those that have some
  const near = withinReach(checked.value, model, table);
  const moved = near === null ? null : readQuestion({ ...request, query: near }, now, conventions);
  const withData = moved?.outcome === "read" ? [moved.reading] : [];
  return composeAnswer({
    question,
    model,
    reading,
    assumptions: [...assumptions, ...notes, ...unmet],
    alternatives: [...withData, ...alternatives.filter(({ query }) => !isBeyond(query, model))],
    table,
    chart,
    findings,
    format: (value, column) =>
      value === null && column.role === "dimension"
        ? noMember
        : formatCell(value, column, { locale: conventions.locale }),
    followUps: suggestQuestions(index, {
      keepsRows: true,
      around: checked.value,
      count: 3,
      leads: leadsFrom(checked.value, { findings, table, index }),
      asked: { questions: [...request.previousQuestions, question], queries: request.previous },
    }),
    evidence: {
      ...evidenceOf(model, times),
      sql: statement.text,
      parameters: statement.parameters,
      hash,
      answeredAt: now,
      now,
      conventions,
      ...(scanned === null ? {} : { scanned }),
    },
  });
}

const asRead = (request: Ask): Ask =>
  request.standalone === true
    ? { ...request, previous: [], previousQuestions: [], unanswered: false }
    : request;

/** What any answer's shape allows to be said takes no time; what is asked for is the analyst's, where there is one. */
const analyse = ({ analyst, limits }: Ask, table: ResultTable, query: SemanticQuery, now: string) =>
  analyst === undefined || query.kind !== "analysis"
    ? success(runAnalysis(table, query, now))
    : analyst.analyse(table, query, now, limits);

/** A group of rows without a value, as charts name it too. */
const noMember = "(none)";

function evidenceOf(
  model: SemanticModel,
  [start = 0, read = 0, planned = 0, ran = 0, analysed = 0]: number[],
) {
  return {
    source: model.source,
    sourceLabel: model.label,
    modelVersion: model.version,
    milliseconds: {
      understanding: read - start,
      planning: planned - read,
      execution: ran - planned,
      analysis: analysed - ran,
      total: analysed - start,
    },
    steps: ["semantic_analysis", "sql_generation", "execution", "analysis"] as WorkStep[],
  };
}
