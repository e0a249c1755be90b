import {
  type AggregateQuery,
  type Aggregation,
  aggregateQuery,
  type Expression,
  type Field,
  type Filter,
  type ListQuery,
  type Literal,
  type MeasureExpression,
  type Path,
  type Period,
  resolveStep,
  type SemanticModel,
  type Step,
  type Transform,
} from "@parlance/contract";

/** Draws whole numbers below `bound`: the queries' only source of chance. */
export type Draw = (bound: number) => number;

/** A random query over a random schema: most of what a query can say, all of it answerable. */
export function randomQuery(model: SemanticModel, draw: Draw): AggregateQuery | ListQuery {
  const subject = pick(draw, model.tables).name;
  return draw(5) === 0 ? randomList(model, subject, draw) : randomAggregate(model, subject, draw);
}

function randomAggregate(model: SemanticModel, subject: string, draw: Draw): AggregateQuery {
  const dimensions = times(draw(3), (index) => ({
    id: `d${index}`,
    label: "",
    expression: randomDimension(model, subject, draw),
  }));
  const measures = times(1 + draw(3), (index) => ({
    id: `m${index}`,
    label: "",
    expression: randomMeasure(model, subject, draw),
  }));
  const transforms = dimensions.length > 0 && draw(4) === 0 ? [randomTransform(dimensions.length, draw)] : [];
  const ids = [...dimensions, ...measures].map(({ id }) => id);
  const ties = draw(3) === 0 ? "keep" : "cut";
  return aggregateQuery(model.source, subject, {
    dimensions,
    measures,
    filter: draw(3) === 0 ? null : randomFilter(model, subject, draw, 2),
    transforms,
    having: draw(4) === 0 ? randomHaving(draw) : null,
    comparison:
      draw(8) === 0
        ? {
            time: field(walk(model, subject, draw, 2), "d"),
            current: period("2024-01-01", "2024-02-01"),
            previous: period("2023-12-01", "2024-01-01"),
          }
        : null,
    order: draw(2) === 0 ? [{ by: { kind: "output", id: pick(draw, ids) }, descending: draw(2) === 0 }] : [],
    limit:
      draw(3) === 0
        ? {
            count: 1 + draw(3),
            offset: draw(3) === 0 ? 1 : 0,
            per: dimensions.length === 2 && draw(2) === 0 ? ["d0"] : [],
            ties,
          }
        : null,
    hidden: draw(4) === 0 && measures.length > 1 ? ["m1"] : [],
  });
}

function randomList(model: SemanticModel, subject: string, draw: Draw): ListQuery {
  const columns = times(1 + draw(3), (index) => ({
    id: `c${index}`,
    label: "",
    expression: {
      kind: "field" as const,
      field: field(walk(model, subject, draw, 2), pick(draw, ["a", "n", "s", "d"])),
    },
  }));
  return {
    kind: "list",
    source: model.source,
    subject,
    columns,
    filter: draw(4) === 0 ? null : randomFilter(model, subject, draw, 2),
    distinct: draw(2) === 0,
    order: draw(2) === 0 ? [{ by: { kind: "output", id: "c0" }, descending: draw(2) === 0 }] : [],
    limit: draw(3) === 0 ? { count: 2, offset: 0, per: [], ties: "cut" } : null,
    hidden: [],
    chart: null,
  };
}

type Walk = { path: Path; table: string };

/** A random way of at most `most` steps. */
function walk(
  model: SemanticModel,
  from: string,
  draw: Draw,
  most: number,
  only: "to-one" | "any" = "any",
): Walk {
  let at: Walk = { path: [], table: from };
  for (let left = draw(most + 1); left > 0; left -= 1) {
    const steps = model.relationships.flatMap(({ id }) =>
      [false, true].map((reversed): Step => ({ relationship: id, reversed })),
    );
    const last = at.path.at(-1);
    const back = (step: Step): boolean =>
      last?.relationship === step.relationship && last.reversed !== step.reversed;
    const ways = steps.flatMap((step) => {
      const resolved = resolveStep(model, at.table, step);
      return resolved === null || back(step) || (only === "to-one" && !resolved.toOne) ? [] : [resolved];
    });
    if (ways.length === 0) return at;
    const way = pick(draw, ways);
    at = { path: [...at.path, way.step], table: way.to };
  }
  return at;
}

const field = ({ path, table }: Walk, column: string): Field => ({ path, table, column });

function randomDimension(model: SemanticModel, subject: string, draw: Draw): Expression {
  const at = walk(model, subject, draw, 3);
  const of = (column: string): Expression => ({ kind: "field", field: field(at, column) });
  switch (draw(6)) {
    case 0:
      return { kind: "truncate", grain: draw(2) === 0 ? "month" : "year", operand: of("d") };
    case 1:
      return { kind: "part", part: draw(2) === 0 ? "day-of-week" : "month-of-year", operand: of("d") };
    case 2:
      return { kind: "bin", operand: of("n"), bins: { kind: "width", width: 3, origin: draw(2) } };
    case 3:
      return {
        kind: "case",
        cases: [{ when: randomCondition(model, subject, draw), value: constant("yes") }],
        otherwise: draw(2) === 0 ? constant("no") : null,
      };
    default:
      return of(pick(draw, ["s", "a", "n"]));
  }
}

const aggregations: readonly Aggregation[] = [
  "count",
  "count-distinct",
  "sum",
  "sum",
  "average",
  "minimum",
  "maximum",
  "median",
  "quantile",
  "variance",
];

function randomMeasure(model: SemanticModel, subject: string, draw: Draw): MeasureExpression {
  if (draw(6) === 0)
    return {
      kind: "arithmetic",
      operator: draw(2) === 0 ? "/" : "-",
      left: randomAggregateMeasure(model, subject, draw),
      right: randomAggregateMeasure(model, subject, draw),
    };
  return randomAggregateMeasure(model, subject, draw);
}

function randomAggregateMeasure(model: SemanticModel, subject: string, draw: Draw): MeasureExpression {
  const at = walk(model, subject, draw, 2);
  const on = walk(model, at.table, draw, 1, "to-one");
  const operand: Expression = {
    kind: "field",
    field: field({ path: joined(at.path, on.path), table: on.table }, draw(2) === 0 ? "n" : "x"),
  };
  const aggregation = pick(draw, aggregations);
  const isCount = aggregation === "count" && draw(2) === 0;
  return {
    kind: "aggregate",
    aggregation,
    quantile: aggregation === "quantile" ? 0.25 : null,
    operand: isCount ? null : operand,
    path: at.path,
    filter: draw(4) === 0 ? randomCondition(model, subject, draw) : null,
  };
}

/** One path after another; a step there and back is none. */
function joined(path: Path, more: Path): Path {
  const [last, first] = [path.at(-1), more[0]];
  return last !== undefined && first?.relationship === last.relationship && first.reversed !== last.reversed
    ? path.slice(0, -1)
    : [...path, ...more];
}

const constant = (value: Literal): Expression => ({ kind: "constant", value, type: null });
const period = (start: string, end: string): Period => ({
  expression: { kind: "absolute", grain: null },
  interval: { start, end },
});

function randomFilter(model: SemanticModel, subject: string, draw: Draw, depth: number): Filter {
  if (depth === 0) return randomCondition(model, subject, draw);
  const inner = (): Filter => randomFilter(model, subject, draw, depth - 1);
  switch (draw(6)) {
    case 0:
      return { kind: "or", filters: [inner(), inner()] };
    case 1:
      return { kind: "not", filter: inner() };
    case 2:
    case 3:
      return { kind: "and", filters: [inner(), inner()] };
    default:
      return randomCondition(model, subject, draw);
  }
}

function randomCondition(model: SemanticModel, subject: string, draw: Draw): Filter {
  const at = walk(model, subject, draw, 2);
  const of = (column: string): Expression => ({ kind: "field", field: field(at, column) });
  switch (draw(9)) {
    case 0:
      return { kind: "null", operand: of(pick(draw, ["n", "s", "d"])) };
    case 1:
      return { kind: "in", operand: of("s"), values: ["red", "Blue"] };
    case 2:
      return { kind: "text", match: "contains", operand: of("s"), value: "RE", caseSensitive: false };
    case 3:
      return { kind: "period", operand: of("d"), period: period("2024-01-01", "2024-02-01") };
    case 4:
      return { kind: "between", operand: of("n"), low: constant(0), high: constant(4) };
    case 5:
      return randomRelated(model, subject, draw);
    case 6:
      return {
        kind: "comparison",
        operator: pick(draw, [">", "<="]),
        left: of("n"),
        right: randomAverage(model, at, draw),
      };
    default:
      return {
        kind: "comparison",
        operator: pick(draw, ["=", "!=", "<", ">="]),
        left: of("n"),
        right: constant(draw(6)),
      };
  }
}

function randomRelated(model: SemanticModel, subject: string, draw: Draw): Filter {
  const at = walk(model, subject, draw, 3);
  if (at.path.length === 0) return { kind: "null", operand: { kind: "field", field: field(at, "x") } };
  const condition: Filter = {
    kind: "comparison",
    operator: ">",
    left: { kind: "field", field: field(walk(model, at.table, draw, 1, "to-one"), "n") },
    right: constant(2),
  };
  return {
    kind: "related",
    path: at.path,
    filter: draw(2) === 0 ? condition : null,
    operator: pick(draw, [">", "=", ">=", "<"]),
    count: draw(3),
  };
}

/** The average of the same column over the rows that share `s`. */
function randomAverage(model: SemanticModel, at: Walk, draw: Draw): Expression {
  const inner = (column: string): Expression => ({
    kind: "field",
    field: field({ path: [], table: at.table }, column),
  });
  const per =
    draw(2) === 0 ? [{ inner: inner("s"), outer: { kind: "field" as const, field: field(at, "s") } }] : [];
  const filter = draw(3) === 0 ? randomFilter(model, at.table, draw, 0) : null;
  return {
    kind: "aggregate-value",
    subject: at.table,
    path: [],
    aggregation: "average",
    quantile: null,
    operand: inner("n"),
    filter: filter?.kind === "comparison" ? null : filter,
    per,
  };
}

function randomHaving(draw: Draw): Filter {
  const right: Expression =
    draw(2) === 0
      ? constant(2)
      : { kind: "output-aggregate", id: "m0", aggregation: "average", quantile: null };
  return { kind: "comparison", operator: ">=", left: { kind: "output", id: "m0" }, right };
}

function randomTransform(dimensions: number, draw: Draw): Transform {
  const per = dimensions === 2 ? ["d1"] : [];
  const common = { id: "t", label: "", of: "m0", per };
  switch (draw(5)) {
    case 0:
      return { ...common, kind: "share" };
    case 1:
      return { ...common, kind: "running", along: "d0" };
    case 2:
      return { ...common, kind: "growth", along: "d0", lag: 1 };
    case 3:
      return { ...common, kind: "moving", along: "d0", size: 2, aggregation: "average" };
    default:
      return { ...common, kind: "rank", descending: true };
  }
}

function pick<T>(draw: Draw, items: readonly T[]): T {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
