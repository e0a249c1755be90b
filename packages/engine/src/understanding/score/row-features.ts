import type { Column, ListQuery, SemanticModel, SemanticQuery } from "@parlance/contract";
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
  if (JSON.stringify(query).includes('"kind":"function"')) features["rows/function"] = 1;
  return features;
}

function listsOf(query: SemanticQuery): ListQuery[] {
  if (query.kind === "set") return [...listsOf(query.left), ...listsOf(query.right)];
  if (query.kind === "analysis") return listsOf(query.query);
  return query.kind === "list" && !query.distinct ? [query] : [];
}

/** The share of rows that repeat another in the shown column with the most different values. */
function repeats({ columns, hidden }: ListQuery, { tables }: SemanticModel): number {
  const shares = columns.flatMap(({ id, expression }) => {
    if (hidden.includes(id) || expression.kind !== "field") return [];
    const { table, column } = expression.field;
    const profile = tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column)?.profile;
    return profile == null ? [] : [differing(profile)];
  });
  return 1 - Math.min(1, Math.max(0, ...shares));
}

const differing = ({ distinct, sampledRows, nulls }: NonNullable<Column["profile"]>): number =>
  distinct / Math.max(1, sampledRows - nulls);

/** The most steps from one row to many on the way to any one field. */
function mostTurns(part: unknown): number {
  if (Array.isArray(part)) return Math.max(0, ...part.map(mostTurns));
  if (typeof part !== "object" || part === null) return 0;
  if ("table" in part && "column" in part && "path" in part && Array.isArray(part.path))
    return part.path.filter(({ reversed }) => reversed === true).length;
  return Math.max(0, ...Object.values(part).map(mostTurns));
}
