import {
  type AggregateQuery,
  conjuncts,
  type Dimension,
  type Filter,
  isSamePart,
  type MeasureExpression,
  type Path,
  someField,
} from "@parlance/contract";
import { column, select } from "./build.ts";
import { type JoinTreeNode, joinTree, lineage, pathKey } from "./join-tree.ts";
import { planRows } from "./plan-rows.ts";
import { freshName, type PlanContext, unchecked } from "./row-context.ts";
import { periodsSource, type StandingPeriods } from "./standing.ts";
import type { SelectColumn, SelectNode, SqlQuery, SqlSource } from "./tree.ts";
import { both, expressionPaths, filterPaths } from "./used-paths.ts";

/** Dimensions that one table holds, or reaches to-one: their members are its rows. */
type Spine = { path: Path; dimensions: Dimension[] };

/**
 * All members of the dimensions, with or without facts: the distinct values in the tables that hold them, under those
 * conditions of the query that speak of these tables alone (of the members alone where their own rows are counted), and all periods at whose ends rows stand. Dimensions of unrelated tables
 * are combined freely.
 */
export function emptyGroupMembers(
  plan: PlanContext,
  query: AggregateQuery,
  periods: StandingPeriods | null,
): SqlQuery | null {
  if (query.dimensions.length === 0) return null;
  const names = new Set<string>();
  const selects = spinesOf(plan, query, periods).map((spine) => spineMembers(plan, query, spine));
  if (periods !== null) selects.push(periodMembers(plan, periods));
  const [only = unchecked("no dimension")] = selects;
  if (selects.length === 1) return ordered(only, query);
  const sources = selects.map(
    (each): SqlSource => ({
      kind: "derived",
      query: each,
      alias: freshName("members", names),
    }),
  );
  const columns = query.dimensions.map(({ id }): SelectColumn => {
    const at = selects.findIndex((each) => each.columns.some(({ alias }) => alias === id));
    return { kind: "select-column", expression: column(sources[at]?.alias ?? "", id), alias: id };
  });
  const [from = unchecked("no dimension"), ...rest] = sources;
  return select({
    columns,
    from,
    joins: rest.map((source) => ({ kind: "join", type: "cross", source, on: null })),
  });
}

function periodMembers(plan: PlanContext, periods: StandingPeriods): SelectNode {
  const from = periodsSource(plan, periods, "periods");
  const expression = column(from.alias, "period");
  return select({ columns: [{ kind: "select-column", expression, alias: periods.dimension }], from });
}

/** The select list in the order of the query's dimensions. */
function ordered(members: SelectNode, query: AggregateQuery): SelectNode {
  const columns = query.dimensions.map(
    ({ id }) => members.columns.find(({ alias }) => alias === id) ?? unchecked(`dimension ${id}`),
  );
  return { ...members, columns };
}

/**
 * Dimensions of one table share a spine; a table that another one reaches to-one joins that one's, unless the way
 * starts at a counted table: what happened is no reason to leave out what did not.
 */
function spinesOf(plan: PlanContext, query: AggregateQuery, periods: StandingPeriods | null): Spine[] {
  const spines: Spine[] = [];
  const facts = countedTables(query);
  const sorted = query.dimensions
    .filter(({ id }) => id !== periods?.dimension)
    .map((dimension) => ({ dimension, path: home(dimension) }))
    .toSorted((left, right) => left.path.length - right.path.length);
  for (const { dimension, path } of sorted) {
    const into = spines.find(
      (spine) =>
        pathKey(spine.path) === pathKey(path) ||
        (!facts.has(pathKey(spine.path)) && reaches(plan, query.subject, spine.path, path)),
    );
    if (into === undefined) spines.push({ path, dimensions: [dimension] });
    else into.dimensions.push(dimension);
  }
  return spines;
}

/** The path whose rows hold the dimension: the longest that it reads. */
const home = ({ expression }: Dimension): Path =>
  expressionPaths(expression).toSorted((left, right) => right.length - left.length)[0] ?? [];

function reaches(plan: PlanContext, subject: string, from: Path, to: Path): boolean {
  const tree = joinTree(plan, subject, from, [to], new Set());
  return tree.nodes.get(pathKey(to))?.toOne ?? false;
}

function spineMembers(plan: PlanContext, query: AggregateQuery, spine: Spine): SelectNode {
  const near = (paths: Path[]): boolean =>
    paths.length > 0 &&
    paths.every(
      (path) => reaches(plan, query.subject, spine.path, path) && !throughFacts(plan, query, spine, path),
    );
  const counted = countedTables(query).has(pathKey(spine.path));
  const filter = conjuncts(query.filter)
    .filter((part) => near(filterPaths(part)) && (!counted || isOfMembers(part, spine)))
    .reduce<Filter | null>(both, null);
  const rows = planRows(plan, {
    subject: query.subject,
    root: spine.path,
    projected: spine.dimensions.flatMap(({ expression }) => expressionPaths(expression)),
    filter,
    names: new Set(),
  });
  const columns = spine.dimensions.map(
    ({ id, expression }): SelectColumn => ({
      kind: "select-column",
      expression: plan.translate.expression(expression, rows.row),
      alias: id,
    }),
  );
  return { ...rows.select, distinct: true, columns };
}

/** Whether a condition speaks of the members alone, and not of other columns of the rows that are counted. */
const isOfMembers = (part: Filter, { dimensions }: Spine): boolean =>
  !someField(part, (field) => !someField(dimensions, (own) => isSamePart(own, field)));

/** Whether the way from the spine to `path` crosses a counted table that is not the spine itself. */
function throughFacts(plan: PlanContext, query: AggregateQuery, spine: Spine, path: Path): boolean {
  const facts = countedTables(query);
  const tree = joinTree(plan, query.subject, spine.path, [path], new Set());
  const end: JoinTreeNode = tree.nodes.get(pathKey(path)) ?? tree.root;
  return lineage(end).some((node) => node !== tree.root && facts.has(node.key));
}

/** The keys of the paths whose rows some measure aggregates. */
const countedTables = (query: AggregateQuery): Set<string> =>
  new Set(query.measures.flatMap(({ expression }) => measurePaths(expression)).map(pathKey));

function measurePaths(expression: MeasureExpression): Path[] {
  switch (expression.kind) {
    case "aggregate":
    case "derived":
      return [expression.path];
    case "arithmetic":
      return [...measurePaths(expression.left), ...measurePaths(expression.right)];
    case "constant":
      return [];
  }
}
