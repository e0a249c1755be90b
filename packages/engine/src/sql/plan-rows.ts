import { conjuncts, type Filter, findTable, type Path } from "@parlance/contract";
import { column, every, number, select } from "./build.ts";
import {
  comparableKeys,
  type JoinTree,
  type JoinTreeNode,
  joinCondition,
  joinNode,
  joinTree,
  lineage,
  pathKey,
  tableSource,
  typeOf,
} from "./join-tree.ts";
import { rejectsNull } from "./null-rejecting.ts";
import { freshName, type PlanContext, type RowContext, unchecked } from "./row-context.ts";
import { type StandingPeriods, standingJoin } from "./standing.ts";
import type { JoinNode, SelectNode, SqlExpression, SqlSource } from "./tree.ts";
import { filterPaths } from "./used-paths.ts";

/** Which rows: those of the table at `root`, joined to every path of `projected`, that pass `filter`; once for each of the `periods` at whose end they stand. */
export type RowsRequest = {
  subject: string;
  root: Path;
  projected: Path[];
  filter: Filter | null;
  names: ReadonlySet<string>;
  periods?: StandingPeriods | null;
};

/**
 * Joined rows, ready for columns. A root row appears once for each combination of its projected to-many rows;
 * `repeats` says that it may appear more often, and its identity is needed to take it once.
 */
export type PlannedRows = {
  select: SelectNode;
  row: RowContext;
  root: JoinTreeNode;
  /** Some projected path is to-many. */
  fansOut: boolean;
  /** The filter had to join a to-many path of its own. */
  repeats: boolean;
  /** The first day of the period in which a row stands. */
  period: SqlExpression | null;
  /** What tells the rows of the root apart, and of every to-many table that is projected when asked for. */
  identity(includingProjected: boolean): SqlExpression[];
};

/**
 * Plans joined rows. Conditions on to-many paths that nothing projects ask for some related row, and become IN or EXISTS
 * where a missing row cannot meet them; otherwise their tables are joined and the root repeats.
 */
export function planRows(plan: PlanContext, request: RowsRequest): PlannedRows {
  const names = new Set(request.names);
  const parts = conjuncts(request.filter).map((filter) => ({ filter, paths: filterPaths(filter) }));
  const paths = [...request.projected, ...parts.flatMap((part) => part.paths)];
  const tree = joinTree(plan, request.subject, request.root, paths, names);
  const node = (path: Path): JoinTreeNode =>
    tree.nodes.get(pathKey(path)) ?? unchecked(`path ${pathKey(path)} is not joined`);
  const row = rowContext(plan, request.subject, names, node);
  const projected = new Set([tree.root, ...request.projected.flatMap((path) => lineage(node(path)))]);
  const joined = withToOne(tree, projected);
  const branches = groupByBranch(parts, (path) => branchOf(node(path), joined));
  const where: SqlExpression[] = [];
  for (const { filters, roots } of branches) {
    const [branch] = roots;
    if (roots.size === 0) where.push(...filters.map((filter) => plan.translate.filter(filter, row)));
    else if (branch !== undefined && roots.size === 1 && needsRow(filters, branch, node))
      where.push(someRow(tree, branch, filters, row));
    else {
      for (const root of roots) for (const below of descendants(tree, root)) joined.add(below);
      where.push(...filters.map((filter) => plan.translate.filter(filter, row)));
    }
  }
  const tables = [...tree.nodes.values()].filter((each) => joined.has(each));
  const sources = new Map(tables.map((each) => [each, tableSource(plan, each)]));
  const standing = request.periods ? standingJoin(plan, request.periods, row, names) : null;
  const joins = (): JoinNode[] => [
    ...joinsOf(plan, tables, sources),
    ...(standing === null ? [] : [standing.join]),
  ];
  const result = select({ from: sources.get(tree.root) ?? null, joins: joins(), where: every(where) });
  return {
    select: result,
    row,
    root: tree.root,
    fansOut: [...projected].some((each) => !each.toOne),
    period: standing?.period ?? null,
    repeats: tables.some((each) => !each.toOne && !projected.has(each)),
    identity: (includingProjected) => {
      const kept = [...projected].filter((each) => each === tree.root || (includingProjected && !each.toOne));
      const columns = kept.flatMap((each) => identify(plan, each, sources));
      result.from = sources.get(tree.root) ?? null;
      result.joins = joins();
      return columns;
    },
  };
}

/** A context whose fields are columns of joined tables. */
export function rowContext(
  plan: PlanContext,
  subject: string,
  names: ReadonlySet<string>,
  node: (path: Path) => { alias: string },
): RowContext {
  const noOutput = (id: string): never => unchecked(`output ${id} in a condition on rows`);
  return {
    plan,
    names,
    subject,
    source: (path) => node(path).alias,
    output: noOutput,
    outputAggregate: noOutput,
  };
}

const joinsOf = (plan: PlanContext, tables: JoinTreeNode[], sources: Map<JoinTreeNode, SqlSource>) =>
  tables
    .filter((each) => each.parent !== null)
    .map((each) => joinNode(plan, each, sources.get(each) ?? unchecked(each.table)));

/** The projected tables and every table that is one step to-one further. */
function withToOne(tree: JoinTree, projected: Set<JoinTreeNode>): Set<JoinTreeNode> {
  const joined = new Set(projected);
  for (const node of tree.nodes.values())
    if (node.parent !== null && joined.has(node.parent) && node.step?.toOne) joined.add(node);
  return joined;
}

/** The table where the way to `node` leaves the joined ones, or null. */
const branchOf = (node: JoinTreeNode, joined: Set<JoinTreeNode>): JoinTreeNode | null =>
  lineage(node).find((each) => !joined.has(each)) ?? null;

/** Conditions that speak of the same branch belong together: they mean the same related row. */
function groupByBranch(
  parts: { filter: Filter; paths: Path[] }[],
  branch: (path: Path) => JoinTreeNode | null,
): { filters: Filter[]; roots: Set<JoinTreeNode> }[] {
  let groups: { filters: Filter[]; roots: Set<JoinTreeNode> }[] = [];
  for (const { filter, paths } of parts) {
    const roots = new Set(paths.map(branch).filter((root) => root !== null));
    const meets = (group: { roots: Set<JoinTreeNode> }): boolean =>
      [...roots].some((root) => group.roots.has(root));
    const met = groups.filter(meets);
    const merged = {
      filters: [...met.flatMap((group) => group.filters), filter],
      roots: new Set([...met.flatMap((group) => [...group.roots]), ...roots]),
    };
    groups = [...groups.filter((group) => !met.includes(group)), merged];
  }
  return groups;
}

/** Whether the conditions cannot hold without a row of the branch. */
function needsRow(filters: Filter[], branch: JoinTreeNode, node: (path: Path) => JoinTreeNode): boolean {
  return filters.some((filter) => rejectsNull(filter, (path) => lineage(node(path)).includes(branch)));
}

const descendants = (tree: JoinTree, branch: JoinTreeNode): JoinTreeNode[] =>
  [...tree.nodes.values()].filter((node) => lineage(node).includes(branch));

/**
 * Some row of the branch meets the conditions: IN where one column ties it to its parent and nothing else does, which
 * databases answer without looking at the outer rows one by one; else EXISTS.
 */
function someRow(tree: JoinTree, branch: JoinTreeNode, filters: Filter[], row: RowContext): SqlExpression {
  const { plan } = row;
  const { parent, step } = branch;
  const [from, to] = [step?.fromColumns[0], step?.toColumns[0]];
  const below = descendants(tree, branch);
  const own = new Set(below.map(({ key }) => key));
  const apart = filters.every((filter) => filterPaths(filter).every((path) => own.has(pathKey(path))));
  const conditions = filters.map((filter) => plan.translate.filter(filter, row));
  const rows = select({
    from: tableSource(plan, branch),
    joins: below
      .filter((node) => node !== branch)
      .map((node) => ({
        kind: "join",
        type: "left",
        source: tableSource(plan, node),
        on: joinCondition(plan, node),
      })),
  });
  if (apart && parent !== null && from !== undefined && to !== undefined && step?.fromColumns.length === 1) {
    const [operand, key] = comparableKeys(
      column(parent.alias, from),
      typeOf(plan.model, parent.table, from),
      column(branch.alias, to),
      typeOf(plan.model, branch.table, to),
    );
    const columns = [{ kind: "select-column" as const, expression: key, alias: to }];
    const query = { ...rows, columns, where: every(conditions) };
    return { kind: "in-query", operand, query };
  }
  const columns = [{ kind: "select-column" as const, expression: number(1), alias: "found" }];
  const query = { ...rows, columns, where: every([joinCondition(plan, branch), ...conditions]) };
  return { kind: "exists", query, negated: false };
}

/** The primary key, or a row number that a CTE adds to a table without one. */
function identify(
  plan: PlanContext,
  node: JoinTreeNode,
  sources: Map<JoinTreeNode, SqlSource>,
): SqlExpression[] {
  const table = findTable(plan.model, node.table) ?? unchecked(`table ${node.table}`);
  if (table.primaryKey.length > 0) return table.primaryKey.map((name) => column(node.alias, name));
  const rowId = freshName("row_id", new Set(table.columns.map(({ name }) => name)));
  sources.set(node, {
    kind: "table",
    schema: null,
    name: numberedRows(plan, node.table, rowId),
    alias: node.alias,
  });
  return [column(node.alias, rowId)];
}

/** The CTE of the table's rows with a number each; one for every table. */
function numberedRows(plan: PlanContext, table: string, rowId: string): string {
  const from = tableSource(plan, { table, alias: table });
  const known = plan.ctes.find(
    ({ query }) => query.kind === "select" && query.star && query.from?.alias === table,
  );
  if (known !== undefined) return known.name;
  const name = freshName(`${table}_numbered`, plan.names);
  const position: SqlExpression = {
    kind: "window",
    function: { name: "row-number" },
    partitionBy: [],
    orderBy: [],
    preceding: null,
  };
  const columns = [{ kind: "select-column" as const, expression: position, alias: rowId }];
  plan.ctes.push({ kind: "cte", name, query: select({ star: true, columns, from }) });
  return name;
}
