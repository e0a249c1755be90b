import {
  type Column,
  fieldsOf,
  type ListQuery,
  type SemanticModel,
  type SemanticQuery,
  somePart,
} from "@parlance/contract";
import type { FeatureVector } from "./query-features.ts";

/**
 * What a query makes of rows, where readings are often wrong in ways that no word shows ("rows/"): a list without "distinct" of what
 * repeats (the share of repeats), related rows of which there may be many ("rows/toMany", how often on one way), and figures that are
 * computed of texts.
 */
export function rowFeatures(query: SemanticQuery, model: SemanticModel): FeatureVector {
  const features: FeatureVector = {};
  const turns = mostTurns(query);
  if (turns > 0) features["rows/toMany"] = turns;
  for (const list of listsOf(query)) features["rows/repeats"] = repeats(list, model);
  if (somePart(query, (part) => part.kind === "function" && !fillsUp(part))) features["rows/function"] = 1;
  return features;
}

/** A number that counts as nothing where it is unknown, a name in whose place its code stands: neither computes anything. */
function fillsUp(part: object): boolean {
  const [, second] = "arguments" in part && Array.isArray(part.arguments) ? part.arguments : [];
  return (
    "name" in part && part.name === "coalesce" && (second?.kind === "constant" || second?.kind === "field")
  );
}

function listsOf(query: SemanticQuery): ListQuery[] {
  if (query.kind === "set") return [...listsOf(query.left), ...listsOf(query.right)];
  if (query.kind === "analysis") return listsOf(query.query);
  return query.kind === "list" && !query.distinct ? [query] : [];
}

/** The share of rows that repeat another in the shown column with the most different values, or in a first and a last name together. */
function repeats({ columns, hidden }: ListQuery, { tables }: SemanticModel): number {
  const shown = columns.flatMap(({ id, expression }) => {
    if (hidden.includes(id) || expression.kind !== "field") return [];
    const { table, column } = expression.field;
    const profile = tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column)?.profile;
    return profile == null ? [] : [{ table, column, profile }];
  });
  const names = shown.filter(({ table, column }) => table === shown[0]?.table && /name/i.test(column));
  const shares = shown.map(({ profile }) => differing(profile));
  if (names.length > 1) shares.push(differingTogether(names.map(({ profile }) => profile)));
  return 1 - Math.min(1, Math.max(0, ...shares));
}

/** The share of different pairs among rows, as many as of names that are given without regard to each other. */
function differingTogether(profiles: readonly NonNullable<Column["profile"]>[]): number {
  const pairs = profiles.reduce((product, { distinct }) => product * Math.max(1, distinct), 1);
  const rows = Math.max(1, ...profiles.map(({ sampledRows }) => sampledRows));
  return (pairs / rows) * (1 - (1 - 1 / pairs) ** rows);
}

const differing = ({ distinct, sampledRows, nulls }: NonNullable<Column["profile"]>): number =>
  distinct / Math.max(1, sampledRows - nulls);

/** The most steps from one row to many on the way to any one field. */
function mostTurns(part: unknown): number {
  return Math.max(0, ...fieldsOf(part).map(({ path }) => path.filter(({ reversed }) => reversed).length));
}
