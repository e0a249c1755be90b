import {
  type AggregateQuery,
  conjuncts,
  type Filter,
  fieldsOf,
  isSamePart,
  lowered,
  type Measure,
  rowsOf,
} from "@parlance/contract";
import { conjunction } from "./compose/conditions/join-conditions.ts";
import { operandOf } from "./compose/conditions/operand-of.ts";
import { onlyRows } from "./compose/figures/only-rows.ts";
import type { Lifecycle } from "./index/lifecycles.ts";
import type { ModelIndex } from "./index/model-index.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

/** "And how many left?": a deed that is said of no rows that were shown. */
const further =
  /^\W*(?:and|but|so|&)?,? *(?:how many|what about) (?!of\b|were\b|was\b|are\b|have\b|had\b|more\b)(?<deed>[a-z][a-z'-]+(?: (?:us|off|up|out|down|away|the company))?)\W*$/i;
const both =
  /^(?<one>\W*how many .{3,80}?),? (?:and|vs\.?|versus) (?:how many )?(?<deed>(?!were\b|was\b|are\b|have\b|had\b|more\b)[a-z][a-z'-]+(?: (?:us|off|up|out|down|away))?)\W*$/i;
const states: ReadonlySet<string> = new Set(["status", "state", "stage"]);
const surest = 0.6;
const sure = 0.85;

type Read = (question: Question) => Understanding;
type Counted = { query: AggregateQuery; period: Extract<Filter, { kind: "period" }>; cycle: Lifecycle };

/**
 * "And how many left?" after "how many people joined in 2023", "how many tickets were opened in May and how many closed": those that ended in
 * that period, each by its own date, and not those of the first that have ended since. Null for other questions, and where the rows have not
 * both dates.
 */
export function beganAndEnded(question: Question, read: Read): Understanding | null {
  const last = question.previous.at(-1);
  const text = question.question.slice(0, 200);
  if (last !== undefined) {
    const deed = further.exec(text)?.groups?.deed;
    const before = deed === undefined ? null : countedIn(last, question.index);
    const other = before === null || deed === undefined ? null : otherEnd(before, deed, question, read);
    if (before === null || other === null) return null;
    return reading({ ...before.query, filter: conjunction(other.filters) }, other.candidate);
  }
  const { one, deed } = both.exec(text)?.groups ?? {};
  const found = one === undefined ? null : best(read({ ...question, question: one }));
  const before = found === null ? null : countedIn(found.query, question.index);
  if (before === null || found === null || deed === undefined) return null;
  const other = otherEnd(before, deed, question, read);
  const [measure] = before.query.measures;
  if (other === null || measure === undefined) return null;
  const filters = conjuncts(before.query.filter);
  const shared = filters.filter((each) => other.filters.includes(each));
  const counted = (id: string, said: string, own: readonly Filter[]): Measure => {
    const left = conjunction(own.filter((each) => !shared.includes(each)));
    const { expression } = measure;
    return { id, label: said, expression: left === null ? expression : onlyRows(expression, left) };
  };
  const label = lowered(measure.label);
  const measures = [
    counted("m1", measure.label, filters),
    counted("m2", `${label} that ${deed}`, other.filters),
  ];
  return reading({ ...before.query, filter: conjunction(shared), measures }, found);
}

function best(read: Understanding): Candidate | null {
  const [first] = read.kind === "readings" ? read.readings : [];
  return first !== undefined && first.confidence >= surest ? first : null;
}

/** A number of rows that began, or ended, in one period; null for all else. */
function countedIn(query: Candidate["query"], { lifecycles }: ModelIndex): Counted | null {
  if (query.kind !== "aggregate" || query.dimensions.length > 0 || query.comparison !== null) return null;
  const [measure, other] = query.measures;
  const expression = measure?.expression;
  const counts =
    expression?.kind === "aggregate" && expression.aggregation === "count" && expression.filter === null;
  if (!counts || other !== undefined) return null;
  const [period, more] = conjuncts(query.filter).filter((each) => each.kind === "period");
  if (period === undefined || more !== undefined) return null;
  const cycle = lifecycles.find(({ table }) => table.table.name === query.subject);
  return cycle !== undefined && [cycle.from, cycle.until].some((end) => isOf(period, end?.column.name))
    ? { query, period, cycle }
    : null;
}

const isOf = (filter: Filter, column: string | undefined): boolean => {
  const operand = operandOf(filter);
  return operand?.kind === "field" && operand.field.path.length === 0 && operand.field.column === column;
};

/** The same rows by the deed at their other end, in the same period; null where the deed is not read so. */
function otherEnd(
  { query, period, cycle }: Counted,
  deed: string,
  question: Question,
  read: Read,
): { filters: Filter[]; candidate: Candidate } | null {
  const { start, end } = period.period.interval;
  if (start === null || end === null) return null;
  const rows = rowsOf(lowered(cycle.table.table.label));
  const text = `how many ${rows} ${deed} from ${start.slice(0, 10)} to before ${end.slice(0, 10)}`;
  const candidate = best(read({ ...question, question: text, previous: [], previousQuestions: [] }));
  const found = candidate === null ? null : countedIn(candidate.query, question.index);
  if (candidate === null || found === null || found.query.subject !== query.subject) return null;
  if (isSamePart(operandOf(found.period), operandOf(period))) return null;
  const said = { ...found.period, period: period.period };
  const own = conjuncts(found.query.filter).map((each) => (each === found.period ? said : each));
  const kept = conjuncts(query.filter).filter((each) => each !== period && !tellsEnd(each, cycle));
  return { filters: [...kept, ...own], candidate };
}

/** Whether a condition says that rows ended, or in which state they are. */
const tellsEnd = (filter: Filter, { until }: Lifecycle): boolean =>
  fieldsOf(filter).some(
    ({ path, column }) =>
      path.length === 0 &&
      (column === until.column.name || column.split("_").some((word) => states.has(word))),
  );

const reading = (query: AggregateQuery, { assumptions }: Candidate): Understanding => ({
  kind: "readings",
  readings: [
    { query, score: 0, confidence: sure, matches: [], assumptions, unread: [], skipped: [], features: {} },
  ],
});
