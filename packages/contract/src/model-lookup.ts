import type { Column, Relationship, SemanticModel, Table } from "./semantic-model.ts";
import type { Path, Step } from "./semantic-query-types.ts";

/** The table of that name, or null. */
export const findTable = (model: SemanticModel, name: string): Table | null =>
  model.tables.find((table) => table.name === name) ?? null;

/** The column of that name, the table's position column included, or null. */
export const findColumn = (table: Table, name: string): Column | null =>
  table.columns.find((column) => column.name === name) ??
  (name === table.positionColumn ? positionColumn(name) : null);

const positionColumn = (name: string): Column => ({
  name,
  label: "place in the list",
  description: null,
  physicalType: "integer",
  converted: false,
  nullable: false,
  semanticType: "dimension",
  role: "key",
  unit: { kind: "none", currency: null, label: null },
  additivity: null,
  defaultAggregation: null,
  synonyms: [],
  hidden: true,
  profile: null,
});

/** The relationship of that id, or null. */
export const findRelationship = (model: SemanticModel, id: string): Relationship | null =>
  model.relationships.find((relationship) => relationship.id === id) ?? null;

/** One step with both ends named: which table it leaves and enters, by which columns, and whether one row at most waits there. */
export type ResolvedStep = {
  step: Step;
  from: string;
  to: string;
  fromColumns: string[];
  toColumns: string[];
  toOne: boolean;
};

/** A step resolved from the table it leaves; null when the relationship is unknown or does not touch that table. */
export function resolveStep(model: SemanticModel, table: string, step: Step): ResolvedStep | null {
  const relationship = findRelationship(model, step.relationship);
  if (relationship === null) return null;
  const [near, far] = step.reversed
    ? [relationship.to, relationship.from]
    : [relationship.from, relationship.to];
  if (near.table !== table) return null;
  const toOne = step.reversed
    ? relationship.cardinality === "one-to-one"
    : relationship.cardinality !== "many-to-many";
  return { step, from: near.table, to: far.table, fromColumns: near.columns, toColumns: far.columns, toOne };
}

/** All steps of a path from `subject`; null when one does not resolve. */
export function resolvePath(model: SemanticModel, subject: string, path: Path): ResolvedStep[] | null {
  const steps: ResolvedStep[] = [];
  let table = subject;
  for (const step of path) {
    const resolved = resolveStep(model, table, step);
    if (resolved === null) return null;
    steps.push(resolved);
    table = resolved.to;
  }
  return steps;
}

/** The same way walked back: from the end of `path` to where it starts. */
export const reversePath = (path: Path): Path =>
  path.toReversed().map((step) => ({ relationship: step.relationship, reversed: !step.reversed }));
