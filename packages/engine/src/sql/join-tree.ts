import {
  findRelationship,
  findTable,
  type Path,
  type PhysicalType,
  type ResolvedStep,
  resolvePath,
  reversePath,
  type SemanticModel,
} from "@parlance/contract";
import { every, select } from "./build.ts";
import { freshName, type PlanContext, unchecked } from "./row-context.ts";
import type { JoinNode, SqlExpression, SqlSource } from "./tree.ts";
import { parameter } from "./value-type.ts";

/** One table of the tree. `key` names it by its path from the subject; `step` leads here from `parent`. */
export type JoinTreeNode = {
  key: string;
  table: string;
  alias: string;
  parent: JoinTreeNode | null;
  step: ResolvedStep | null;
  /** At most one row here for each row of the root. */
  toOne: boolean;
};

/** The used paths as a tree that hangs on the table at the end of `root`; parents come before children. */
export type JoinTree = { root: JoinTreeNode; nodes: Map<string, JoinTreeNode> };

/** Names a path; equal paths have equal keys. */
export const pathKey = (path: Path): string =>
  JSON.stringify(path.map(({ relationship, reversed }) => [relationship, reversed]));

/**
 * Hangs the tree of all `paths` from `subject` on the end of `root`: the way back from the root to the subject is
 * walked as far as some path needs it. Aliases are added to `names`.
 */
export function joinTree(
  plan: PlanContext,
  subject: string,
  root: Path,
  paths: Path[],
  names: Set<string>,
): JoinTree {
  const table = tableAt(plan, subject, root);
  const rootNode: JoinTreeNode = {
    key: pathKey(root),
    table,
    alias: freshName(table, names),
    parent: null,
    step: null,
    toOne: true,
  };
  const nodes = new Map([[rootNode.key, rootNode]]);
  for (const path of paths) {
    let parent = rootNode;
    for (const { key, step } of walk(plan, subject, root, path)) {
      const known = nodes.get(key);
      const node = known ?? {
        key,
        table: step.to,
        alias: freshName(step.to, names),
        parent,
        step,
        toOne: parent.toOne && step.toOne,
      };
      nodes.set(key, node);
      parent = node;
    }
  }
  return { root: rootNode, nodes };
}

/** The node and all above it. */
export function lineage(node: JoinTreeNode): JoinTreeNode[] {
  return node.parent === null ? [node] : [...lineage(node.parent), node];
}

/** The table at the end of a path. */
export function tableAt(plan: PlanContext, subject: string, path: Path): string {
  const steps = resolvePath(plan.model, subject, path) ?? unchecked(`path ${pathKey(path)} from ${subject}`);
  return steps.at(-1)?.to ?? subject;
}

/** The table as a source under its alias; behind a filter that all rows meet where its database wants one on the partitions. */
export function tableSource(
  { model }: PlanContext,
  { table, alias }: Pick<JoinTreeNode, "table" | "alias">,
): SqlSource {
  const found = findTable(model, table);
  const source: SqlSource = { kind: "table", schema: found?.schema ?? null, name: table, alias };
  const partition = found?.columns.find(({ name }) => name === found.partitionColumn);
  if (partition === undefined) return source;
  const operand: SqlExpression = { kind: "column", source: alias, name: partition.name };
  const isNumber = partition.physicalType === "integer";
  const first = isNumber ? Number.MIN_SAFE_INTEGER : "0001-01-01";
  const where: SqlExpression = {
    kind: "logic",
    operator: "or",
    operands: [
      { kind: "comparison", operator: ">=", left: operand, right: parameter(first, partition.physicalType) },
      { kind: "is-null", operand, negated: false },
    ],
  };
  return { kind: "derived", query: select({ star: true, from: source, where }), alias };
}

/** The condition that ties a node to its parent, or to `source` in its parent's place. */
export function joinCondition(
  { model }: PlanContext,
  node: JoinTreeNode,
  source: string | null = null,
): SqlExpression {
  const { parent, step } = node;
  if (parent === null || step === null) return unchecked("a join without a parent");
  const pairs = step.fromColumns.map((from, index): SqlExpression => {
    const to = step.toColumns[index] ?? from;
    const [left, right] = comparableKeys(
      { kind: "column", source: source ?? parent.alias, name: from },
      typeOf(model, parent.table, from),
      { kind: "column", source: node.alias, name: to },
      typeOf(model, node.table, to),
    );
    return { kind: "comparison", operator: "=", left, right };
  });
  return every(pairs) ?? unchecked("a relationship without columns");
}

/** Two keys as they can be compared: where only one of them is text, both as text, because no database compares the two safely. */
export function comparableKeys(
  left: SqlExpression,
  leftType: PhysicalType | null,
  right: SqlExpression,
  rightType: PhysicalType | null,
): [SqlExpression, SqlExpression] {
  if ((leftType === "string") === (rightType === "string")) return [left, right];
  const asText = (key: SqlExpression, type: PhysicalType | null): SqlExpression =>
    type === "string" ? key : { kind: "cast", operand: key, type: "string" };
  return [asText(left, leftType), asText(right, rightType)];
}

/** A column's type in the model; null where it is not there. */
export const typeOf = (model: SemanticModel, table: string, column: string): PhysicalType | null =>
  findTable(model, table)?.columns.find(({ name }) => name === column)?.physicalType ?? null;

/**
 * The join of the node to its parent. It is a LEFT JOIN, so that rows without a partner stay, except where the data
 * was counted to hold a partner for every row: an inner join then means the same and is faster. Only files are counted
 * so, because they do not change under the model.
 */
export function joinNode(plan: PlanContext, node: JoinTreeNode, source: SqlSource): JoinNode {
  const { model } = plan;
  const inner = model.kind === "file" && lineage(node).every((each) => isTotal(model, each));
  return { kind: "join", type: inner ? "inner" : "left", source, on: joinCondition(plan, node) };
}

function isTotal(model: SemanticModel, { step }: JoinTreeNode): boolean {
  if (step === null) return true;
  const evidence = findRelationship(model, step.step.relationship)?.evidence ?? null;
  return !step.step.reversed && evidence !== null && evidence.orphans === 0 && evidence.nulls === 0;
}

/** The steps from the end of `root` to the end of `path`: back to where they part, then on. */
function walk(
  plan: PlanContext,
  subject: string,
  root: Path,
  path: Path,
): { key: string; step: ResolvedStep }[] {
  let shared = 0;
  while (shared < root.length && shared < path.length && sameStep(root, path, shared)) shared += 1;
  const start = tableAt(plan, subject, root);
  const way = [...reversePath(root.slice(shared)), ...path.slice(shared)];
  const steps = resolvePath(plan.model, start, way) ?? unchecked(`path ${pathKey(way)} from ${start}`);
  return steps.map((step, index) => {
    const back = root.length - shared;
    const at =
      index < back ? root.slice(0, root.length - index - 1) : path.slice(0, shared + index - back + 1);
    return { key: pathKey(at), step };
  });
}

const sameStep = (left: Path, right: Path, index: number): boolean =>
  left[index]?.relationship === right[index]?.relationship &&
  left[index]?.reversed === right[index]?.reversed;
