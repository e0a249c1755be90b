import {
  type AggregateQuery,
  type AnalysisQuery,
  type Dimension,
  type Field,
  findColumn,
  findTable,
  type Measure,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { candidateDimensions } from "./candidate-dimensions.ts";
import { countedRows } from "./counted-rows.ts";
import { mostListed, withSample } from "./with-sample.ts";
import { withSplits } from "./with-splits.ts";
import { withSpread } from "./with-spread.ts";

/** Dimensions that a change is taken apart by, and groups: all combinations of their members must stay below; members that are held against the whole. */
const bounds = { candidates: 6, groups: 40_000, members: 20_000 };

/**
 * The query whose rows an analysis works on. For drivers: the measure (the parts of a ratio apart) in both periods by all
 * combinations of the candidate dimensions; without candidates the nearest dimensions of few members. For anomalies over
 * time alone: also within members of the nearest dimensions (`withSplits`). A comparison of two members gets the spread of their rows
 * (`withSpread`), rows to compare or describe are a sample where they are many (`withSample`). Other analyses and queries stay as they are.
 */
export function expandAnalysis(query: SemanticQuery, model: SemanticModel): SemanticQuery {
  if (query.kind === "aggregate") return withSpread(query);
  if (query.kind !== "analysis") return query;
  if (query.query.kind !== "aggregate") return withSample(query, model);
  if (query.request.kind === "anomalies") return { ...query, query: withSplits(query.query, model) };
  if (query.request.kind === "drivers") return comparison(query, query.query, query.request, model);
  return withSample(query, model);
}

/** Rows that an analysis may work on, beyond those that an answer shows: groups of a change, points of a series. */
export function analysedRows(query: SemanticQuery): number {
  if (query.kind !== "analysis") return 0;
  if (query.request.kind === "drivers") return bounds.groups + mostListed;
  return query.request.kind === "concentration" ? bounds.members : mostListed;
}

function comparison(
  query: AnalysisQuery,
  figures: AggregateQuery,
  request: Extract<AnalysisQuery["request"], { kind: "drivers" }>,
  model: SemanticModel,
): AnalysisQuery {
  const measure = figures.measures.find(({ id }) => id === request.measure);
  if (measure === undefined) return query;
  const named = request.candidates.length > 0;
  const parts = partsOf(measure).map((part) => (named ? part : countedRows(part, model)));
  const candidates = named
    ? request.candidates
    : candidateDimensions(figures, furthest(parts) ?? measure, model, bounds);
  const rows: AggregateQuery = {
    ...figures,
    dimensions: candidates.map((field, index) => toDimension(field, index, model)),
    measures: parts,
    transforms: [],
    having: null,
    comparison: {
      time: request.time,
      current: request.current,
      previous: request.previous,
      standing: request.standing,
    },
    emptyGroups: "omit",
    order: [],
    limit: null,
    hidden: [],
    chart: null,
  };
  return { ...query, query: rows };
}

/** Of a ratio's parts the one whose rows the others belong to: what splits them splits all. */
const furthest = (parts: readonly Measure[]): Measure | undefined =>
  parts.toSorted((a, b) => depth(b) - depth(a))[0];

const depth = ({ expression }: Measure): number =>
  expression.kind === "aggregate" && expression.path.every(({ reversed }) => !reversed)
    ? expression.path.length
    : 0;

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
