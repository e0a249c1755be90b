import {
  type Aggregation,
  type Expression,
  type Filter,
  type Literal,
  type Path,
  resolveStep,
  type SemanticModel,
  type SemanticQuery,
  type Step,
} from "@parlance/contract";

/** One row of a table by column name. */
export type Row = Record<string, Literal>;

/** The rows of every table. */
export type Data = Map<string, Row[]>;

/** What the slow evaluator knows. `run` answers a nested query. */
export type World = { model: SemanticModel; data: Data; run(query: SemanticQuery): Literal[][] };

/** One joined row: which row stands at each path from the subject; null where none does. */
export type Tuple = Map<string, { table: string; row: Row | null }>;

/** Where a value is computed: a joined row, or a result row. */
export type Place = {
  tuple: Tuple;
  subject: string;
  output(id: string): Literal;
  all(id: string): Literal[];
};

/** The key of a path. */
export const key = (path: Path): string =>
  path.map((step) => `${step.reversed ? "<" : ">"}${step.relationship}`).join(" ");

/** A path and every shorter one that it starts with. */
export const prefixes = (path: Path): Path[] => path.map((_, index) => path.slice(0, index)).concat([path]);

/** All joined rows around one row `start` at the end of `at`, over every prefix of the paths, rows without partner kept. */
export function tuplesAround(
  world: World,
  subject: string,
  at: Path,
  start: Row | null,
  paths: Path[],
): Tuple[] {
  const wanted = new Map([at, ...paths].flatMap(prefixes).map((path) => [key(path), path]));
  const first: Tuple = new Map([[key(at), { table: tableAt(world, subject, at), row: start }]]);
  let tuples = [first];
  const done = new Set([key(at)]);
  while (done.size < wanted.size) {
    for (const [name, path] of wanted) {
      if (done.has(name)) continue;
      const above = key(path.slice(0, -1));
      const below = [...wanted.values()].find(
        (other) =>
          other.length === path.length + 1 && key(other.slice(0, -1)) === name && done.has(key(other)),
      );
      const last = path.at(-1);
      if (path.length > 0 && last !== undefined && done.has(above))
        tuples = tuples.flatMap((tuple) => extend(world, tuple, above, name, last));
      else if (below !== undefined) {
        const step = below.at(-1);
        if (step === undefined) continue;
        tuples = tuples.flatMap((tuple) =>
          extend(world, tuple, key(below), name, { ...step, reversed: !step.reversed }),
        );
      } else continue;
      done.add(name);
    }
  }
  return tuples;
}

function extend(world: World, tuple: Tuple, from: string, to: string, step: Step): Tuple[] {
  const here = tuple.get(from);
  const resolved = resolveStep(world.model, here?.table ?? "", step);
  if (here === undefined || resolved === null) throw new Error(`no step ${from} ${to}`);
  const { row } = here;
  const partners =
    row === null
      ? []
      : (world.data.get(resolved.to) ?? []).filter((other) =>
          resolved.fromColumns.every(
            (name, index) => row[name] !== null && row[name] === other[resolved.toColumns[index] ?? ""],
          ),
        );
  const rows: (Row | null)[] = partners.length === 0 ? [null] : partners;
  return rows.map((partner) => new Map(tuple).set(to, { table: resolved.to, row: partner }));
}

/** The table at the end of a path. */
export function tableAt(world: World, subject: string, path: Path): string {
  return path.reduce((table, step) => resolveStep(world.model, table, step)?.to ?? "?", subject);
}

/** The value of an expression. */
export function value(world: World, expression: Expression, place: Place): Literal {
  const inner = (part: Expression): Literal => value(world, part, place);
  switch (expression.kind) {
    case "field":
      return place.tuple.get(key(expression.field.path))?.row?.[expression.field.column] ?? null;
    case "constant":
      return expression.value;
    case "arithmetic":
      return arithmetic(expression.operator, inner(expression.left), inner(expression.right));
    case "function": {
      const operands = expression.arguments.map(inner);
      if (expression.name === "coalesce") return operands.find((operand) => operand !== null) ?? null;
      if (expression.name === "upper") return operands[0] === null ? null : String(operands[0]).toUpperCase();
      throw new Error(`no function ${expression.name}`);
    }
    case "truncate": {
      const text = inner(expression.operand);
      if (text === null) return null;
      return expression.grain === "month"
        ? `${String(text).slice(0, 7)}-01`
        : `${String(text).slice(0, 4)}-01-01`;
    }
    case "part": {
      const text = inner(expression.operand);
      if (text === null) return null;
      const day = new Date(String(text)).getUTCDay();
      return expression.part === "day-of-week" ? (day === 0 ? 7 : day) : Number(String(text).slice(5, 7));
    }
    case "bin": {
      const number = inner(expression.operand);
      if (number === null || expression.bins.kind !== "width") return null;
      const { width, origin } = expression.bins;
      return Math.floor((Number(number) - origin) / width) * width + origin;
    }
    case "case": {
      const hit = expression.cases.find(({ when }) => holds(world, when, place) === true);
      if (hit !== undefined) return inner(hit.value);
      return expression.otherwise === null ? null : inner(expression.otherwise);
    }
    case "aggregate-value":
      return aggregateValue(world, expression, place);
    case "output":
      return place.output(expression.id);
    case "output-aggregate":
      return aggregate(expression.aggregation, expression.quantile, place.all(expression.id));
    default:
      throw new Error(`no expression ${expression.kind}`);
  }
}

function arithmetic(operator: string, left: Literal, right: Literal): Literal {
  if (left === null || right === null) return null;
  const [a, b] = [Number(left), Number(right)];
  if (operator === "/") return b === 0 ? null : a / b;
  return operator === "+" ? a + b : operator === "-" ? a - b : a * b;
}

function aggregateValue(
  world: World,
  expression: Extract<Expression, { kind: "aggregate-value" }>,
  place: Place,
): Literal {
  const { subject, path, operand, filter, per } = expression;
  const paths = [...pathsIn(operand), ...pathsIn(filter), ...pathsIn(per.map((pair) => pair.inner))];
  const outer = per.map((pair) => value(world, pair.outer, place));
  const rows = (world.data.get(tableAt(world, subject, path)) ?? []).flatMap((row) => {
    const fits = tuplesAround(world, subject, path, row, paths).find((tuple) => {
      const at: Place = { ...place, tuple, subject };
      const agrees = per.every((pair, index) => value(world, pair.inner, at) === outer[index]);
      return agrees && (filter === null || holds(world, filter, at) === true);
    });
    return fits === undefined
      ? []
      : [operand === null ? 1 : value(world, operand, { ...place, tuple: fits, subject })];
  });
  return aggregate(operand === null ? "count" : expression.aggregation, expression.quantile, rows);
}

/** Whether a condition holds; null when it is unknown. */
export function holds(world: World, filter: Filter, place: Place): boolean | null {
  const inner = (part: Expression): Literal => value(world, part, place);
  switch (filter.kind) {
    case "and":
    case "or": {
      const parts = filter.filters.map((part) => holds(world, part, place));
      const decisive = filter.kind === "or";
      if (parts.includes(decisive)) return decisive;
      return parts.includes(null) ? null : !decisive;
    }
    case "not": {
      const part = holds(world, filter.filter, place);
      return part === null ? null : !part;
    }
    case "comparison":
      return compare(filter.operator, inner(filter.left), inner(filter.right));
    case "between": {
      const low = compare(">=", inner(filter.operand), inner(filter.low));
      const high = compare("<=", inner(filter.operand), inner(filter.high));
      return low === false || high === false ? false : low === null || high === null ? null : true;
    }
    case "in": {
      const operand = inner(filter.operand);
      return operand === null ? null : filter.values.includes(operand);
    }
    case "text": {
      const operand = inner(filter.operand);
      return operand === null ? null : String(operand).toLowerCase().includes(filter.value.toLowerCase());
    }
    case "null":
      return inner(filter.operand) === null;
    case "period": {
      const operand = inner(filter.operand);
      const { start, end } = filter.period.interval;
      return operand === null
        ? null
        : (start === null || operand >= start) && (end === null || operand < end);
    }
    case "related":
      return related(world, filter, place);
    case "member": {
      const operand = inner(filter.operand);
      return operand === null ? null : world.run(filter.query).some(([first]) => first === operand);
    }
  }
}

function related(world: World, filter: Extract<Filter, { kind: "related" }>, place: Place): boolean | null {
  const start = place.tuple.get("")?.row ?? null;
  const joined = tuplesAround(world, place.subject, [], start, [filter.path]);
  const ends = new Set(
    joined.map((tuple) => tuple.get(key(filter.path))?.row ?? null).filter((row) => row !== null),
  );
  const table = tableAt(world, place.subject, filter.path);
  const passing = [...ends].filter((row) => {
    const { filter: condition } = filter;
    if (condition === null) return true;
    const tuples = tuplesAround(world, table, [], row, pathsIn(condition));
    return tuples.some((tuple) => holds(world, condition, { ...place, tuple, subject: table }) === true);
  });
  return compare(filter.operator, passing.length, filter.count);
}

/** Compares with SQL's unknown. */
export function compare(operator: string, left: Literal, right: Literal): boolean | null {
  if (left === null || right === null) return null;
  switch (operator) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    default:
      return left >= right;
  }
}

/** One figure of many values; counts skip nulls, others are null without values. */
export function aggregate(aggregation: Aggregation, fraction: number | null, values: Literal[]): Literal {
  const known = values.filter((each) => each !== null);
  if (aggregation === "count") return known.length;
  if (aggregation === "count-distinct") return new Set(known).size;
  const [first] = known;
  if (first === undefined) return null;
  if (aggregation === "minimum") return known.reduce((least, each) => (each < least ? each : least), first);
  if (aggregation === "maximum") return known.reduce((most, each) => (each > most ? each : most), first);
  const numbers = known.map(Number).toSorted((left, right) => left - right);
  const sum = numbers.reduce((total, each) => total + each, 0);
  const mean = sum / numbers.length;
  if (aggregation === "sum") return sum;
  if (aggregation === "average") return mean;
  if (aggregation === "median" || aggregation === "quantile") {
    const position = (aggregation === "median" ? 0.5 : (fraction ?? 0)) * (numbers.length - 1);
    const [low = 0, high = 0] = [numbers[Math.floor(position)], numbers[Math.ceil(position)]];
    return low + (high - low) * (position - Math.floor(position));
  }
  if (numbers.length < 2) return null;
  const variance = numbers.reduce((total, each) => total + (each - mean) ** 2, 0) / (numbers.length - 1);
  return aggregation === "variance" ? variance : Math.sqrt(variance);
}

/** Every path in a part of a query that belongs to its own rows: subqueries' inner parts do not. */
export function pathsIn(part: unknown): Path[] {
  if (Array.isArray(part)) return part.flatMap(pathsIn);
  if (typeof part !== "object" || part === null) return [];
  const node = part as Record<string, unknown>;
  if (node.kind === "field") return [(node.field as { path: Path }).path];
  if (node.kind === "aggregate-value")
    return pathsIn((node.per as { outer: unknown }[]).map(({ outer }) => outer));
  if (node.kind === "member") return pathsIn(node.operand);
  if (node.kind === "related") return [[]];
  return Object.values(node).flatMap(pathsIn);
}
