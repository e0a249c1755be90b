import type { ComparisonOperator, Expression, Filter, Path, Step } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Hint } from "../../lexicon/adjectives.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { asRead, type Build, columnOf, pathTo } from "../build-context.ts";
import { borrowedField } from "../groups/borrowed-field.ts";
import { fieldOn } from "../groups/field-on.ts";
import { hintColumn } from "../groups/hint-column.ts";

/** Where a reference leads: one step to the row of a table. */
type Reference = { step: Step; from: number; to: number };

/** The reference that a column is by itself; null for other columns. */
function referenceOf({ model, columns, tables, graph }: ModelIndex, column: number): Reference | null {
  const entry = columns[column];
  const own = tables[entry?.table ?? -1]?.table.name;
  if (entry?.foreign !== true) return null;
  const relationship = model.relationships.find(
    ({ from, cardinality }) =>
      from.table === own &&
      from.columns.length === 1 &&
      from.columns[0] === entry.column.name &&
      cardinality !== "many-to-many",
  );
  const to = relationship === undefined ? undefined : graph.tableIds.get(relationship.to.table);
  if (relationship === undefined || to === undefined) return null;
  return { step: { relationship: relationship.id, reversed: false }, from: entry.table, to };
}

const keys: ReadonlySet<string> = new Set(["id", "key", "no", "number", "code"]);

/**
 * The names of the row that a reference leads to, where it is called after the part that the row plays ("manager", "support rep")
 * and not asked for as a number: the manager of an employee is another employee by name. Null elsewhere.
 */
export function namesBehind(build: Build, subject: number, noun: Noun, column: number): Expression[] | null {
  const { index } = build;
  const reference = referenceOf(index, column);
  const words = (index.columns[column]?.words ?? []).filter((word) => !keys.has(word));
  const table = index.tables[reference?.to ?? -1];
  const names = table === undefined ? [] : table.naming.length > 0 ? table.naming : table.borrowed;
  if (reference === null || table === undefined || names.length === 0) return null;
  const option = noun.kind === "column" ? noun.options.find((each) => each.column === column) : undefined;
  const asKey =
    build.lemmas.has("id") ||
    (option?.evidence === "exact" && isOwnCode(build, column, table)) ||
    (option?.evidence === "exact" && words.length < (index.columns[column]?.words.length ?? 0));
  const path = asKey ? null : wayThrough(build, subject, reference);
  if (path === null) return null;
  return names.flatMap((id) => borrowedField(build, path, reference.to, id) ?? []);
}

/** "By symbol" of shares whose companies are told apart by a symbol, too: a code that people say, and no role of a company. */
function isOwnCode({ index }: Build, column: number, { key: [only, other], words }: TableEntry): boolean {
  const entry = index.columns[column];
  return (
    entry?.column.physicalType === "string" &&
    other === undefined &&
    index.columns[only ?? -1]?.words.join(" ") === entry.words.join(" ") &&
    !entry.words.some((word) => words.includes(word))
  );
}

function wayThrough(build: Build, subject: number, { step, from }: Reference): Path | null {
  const way = pathTo(build, subject, from);
  return way === null ? null : [...way.path, step];
}

/** "Whose manager is Ann": the way to the row that has the value, where the condition names the reference to it; null elsewhere. */
export function wayToReferred(build: Build, subject: number, condition: Condition): Path | null {
  const { test } = condition;
  const column = columnOf(build, condition.left ?? namedBefore(build, condition)?.left ?? null);
  const reference = column === null ? null : referenceOf(build.index, column);
  if (reference === null || test.kind !== "value") return null;
  const table = build.index.columns[build.choice.values.get(test.value)?.column ?? -1]?.table;
  return table === reference.to ? wayThrough(build, subject, reference) : null;
}

/** "Reports to Ann Smith": the condition on the first name that a last name stands right behind, of one person; null elsewhere. */
function namedBefore({ frame, choice, index }: Build, { test, negated }: Condition): Condition | null {
  if (test.kind !== "value") return null;
  const last = choice.values.get(test.value)?.column ?? -1;
  const naming = index.tables[index.columns[last]?.table ?? -1]?.naming ?? [];
  const isFirst = (other: Condition): boolean => {
    if (other.test.kind !== "value" || other.test.value.end !== test.value.start) return false;
    const first = choice.values.get(other.test.value)?.column ?? -1;
    return other.negated === negated && first !== last && [first, last].every((id) => naming.includes(id));
  };
  return frame.conditions.find(isFirst) ?? null;
}

/** "More than their manager earns": the same column of the row that is referred to; null for other conditions. */
export function referredFilter(build: Build, subject: number, condition: Condition): Filter | null {
  const { test, left, hints } = condition;
  if (test.kind !== "referred") return null;
  const reference = referenceOf(build.index, columnOf(build, test.reference) ?? -1);
  const hinted = hintColumn(build, reference === null ? [] : [reference.from], hints);
  const column = columnOf(build, left) ?? hinted?.column ?? null;
  if (reference === null || column === null) return null;
  const way = pathTo(build, subject, reference.from);
  const own = build.index.columns[column]?.table === reference.from;
  if (way === null || !own) return null;
  return {
    kind: "comparison",
    operator: isTurned(hinted, hints) ? turned(test.operator) : test.operator,
    left: asRead(build, column, fieldOn(build, column, way.path)),
    right: asRead(build, column, fieldOn(build, column, [...way.path, reference.step])),
  };
}

/** "Older" of a birth date, which is earlier. */
const isTurned = (found: { descending: boolean } | null, [first]: readonly Hint[]): boolean =>
  found !== null && first !== undefined && found.descending !== first.descending;

const turned = (operator: ComparisonOperator): ComparisonOperator =>
  operator === ">" ? "<" : operator === "<" ? ">" : operator;
