import {
  type AggregateQuery,
  type AnalysisQuery,
  type Column,
  type Dimension,
  type Field,
  findColumn,
  findTable,
  type Measure,
  type Path,
  resolvePath,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { reachableToOne } from "./paths.ts";

/** Groups of a change that are looked at: all combinations of the candidates' members must stay below. */
const mostGroups = 40_000;
const most = { candidates: 6, members: 60, steps: 3 };

/**
 * The query whose rows an analysis works on. For drivers: the measure (the parts of a ratio apart) in both periods by all
 * combinations of the candidate dimensions; without candidates the nearest dimensions of few members. Other analyses and
 * queries stay as they are.
 */
export function expandAnalysis(query: SemanticQuery, model: SemanticModel): SemanticQuery {
  if (query.kind !== "analysis" || query.request.kind !== "drivers" || query.query.kind !== "aggregate")
    return query;
  const { request } = query;
  const measure = query.query.measures.find(({ id }) => id === request.measure);
  if (measure === undefined) return query;
  const candidates =
    request.candidates.length > 0 ? request.candidates : candidatesOf(query.query, measure, model);
  const rows: AggregateQuery = {
    ...query.query,
    dimensions: candidates.map((field, index) => toDimension(field, index, model)),
    measures: partsOf(measure),
    transforms: [],
    having: null,
    comparison: { time: request.time, current: request.current, previous: request.previous },
    emptyGroups: "omit",
    order: [],
    limit: null,
    hidden: [],
    chart: null,
  };
  return { ...query, query: rows } satisfies AnalysisQuery;
}

/** A ratio's two measures, an average's sum and count, any other measure alone. */
function partsOf(measure: Measure): Measure[] {
  const { expression } = measure;
  if (expression.kind === "aggregate" && expression.aggregation === "average")
    return [
      {
        id: "numerator",
        label: `${measure.label}, numerator`,
        expression: { ...expression, aggregation: "sum" },
      },
      {
        id: "denominator",
        label: `${measure.label}, denominator`,
        expression: { ...expression, aggregation: "count" },
      },
    ];
  return expression.kind === "arithmetic" && expression.operator === "/"
    ? [
        { id: "numerator", label: `${measure.label}, numerator`, expression: expression.left },
        { id: "denominator", label: `${measure.label}, denominator`, expression: expression.right },
      ]
    : [measure];
}

function toDimension(field: Field, index: number, model: SemanticModel): Dimension {
  const table = findTable(model, field.table);
  const column = table === null ? null : findColumn(table, field.column);
  return { id: `d${index + 1}`, label: column?.label ?? field.column, expression: { kind: "field", field } };
}

/** Columns of the measure's rows and of what they refer to, by which the rows are split, while their groups stay few. */
function candidatesOf(query: AggregateQuery, measure: Measure, model: SemanticModel): Field[] {
  const start = measure.expression.kind === "aggregate" ? measure.expression.path : [];
  const table = resolvePath(model, query.subject, start)?.at(-1)?.to ?? query.subject;
  const found = reachableToOne(model, table, most.steps)
    .filter((path) => path.every(({ reversed }) => !reversed))
    .flatMap((path) => fieldsAt(start, path, table, model));
  const chosen: Field[] = [];
  let groups = 1;
  for (const { field, members } of byTurns(found)) {
    if (chosen.length === most.candidates || groups * members > mostGroups) continue;
    groups *= members;
    chosen.push(field);
  }
  return chosen;
}

type Candidate = { field: Field; members: number; distance: number };

/**
 * The best column of each table, nearest tables first, then the second best of each, and so on: so that one table with many
 * columns does not keep the others out. A handful of members says most.
 */
function byTurns(found: readonly Candidate[]): Candidate[] {
  const oddness = ({ members }: Candidate): number => Math.abs(Math.log(members / handful));
  const tables = [...Map.groupBy(found, ({ field }) => JSON.stringify(field.path)).values()].map((own) =>
    own.toSorted((a, b) => oddness(a) - oddness(b)),
  );
  return tables
    .flatMap((own) => own.map((candidate, turn) => ({ candidate, turn })))
    .toSorted((a, b) => a.turn - b.turn || a.candidate.distance - b.candidate.distance)
    .map(({ candidate }) => candidate);
}

const handful = 5;

function fieldsAt(start: Path, path: Path, from: string, model: SemanticModel): Candidate[] {
  const name = resolvePath(model, from, path)?.at(-1)?.to ?? from;
  const table = findTable(model, name);
  return (table?.columns ?? []).flatMap((column) => {
    const members = membersOf(column);
    return members === null
      ? []
      : [
          {
            field: { path: [...start, ...path], table: name, column: column.name },
            members,
            distance: path.length,
          },
        ];
  });
}

/** How many members a column that may explain a change has; null for keys, names, figures, times and constants. */
function membersOf({ role, hidden, profile }: Column): number | null {
  const splits = role === "category" || role === "boolean" || role === "geo";
  const members = profile?.distinct ?? 0;
  return splits && !hidden && members >= 2 && members <= most.members ? members : null;
}
