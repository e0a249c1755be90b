import type { AggregateQuery, ListQuery, SetQuery } from "@parlance/contract";
import type { Noun } from "../../parse/item.ts";
import type { Build } from "../build-context.ts";

type Plain = (build: Build, entity: number) => AggregateQuery | ListQuery | null;

/** From here on a column is called just so. */
const wholeName = 0.9;

/**
 * "Cities with both a customer and a supplier": what rows of two tables share, each of which has a column that is called so. Null where
 * anything else is said of them.
 */
export function sharedByTables(build: Build, plain: Plain): SetQuery | null {
  const { frame, choice, index } = build;
  const [target, other] = frame.targets;
  if (!frame.both || frame.counting || target?.noun.kind !== "column" || other !== undefined) return null;
  if (target.aggregation !== null || frame.periods.length + frame.extremes.length + frame.groups.length > 0)
    return null;
  const related = frame.conditions.flatMap(({ test }) => (test.kind === "related" ? test.table : []));
  const others = frame.conditions.length - related.length;
  const named = [...related, ...frame.required, ...frame.context, ...frame.owners, ...frame.deeds];
  const tables = [...new Set(named.flatMap((noun: Noun) => (noun.kind === "table" ? noun.table : [])))];
  const [first, second, third] = tables.map((table) => ({ table, column: columnIn(target.noun, table) }));
  if (first === undefined || second === undefined || third !== undefined || others > 0) return null;
  const side = ({ table, column }: typeof first): AggregateQuery | ListQuery | null => {
    const joined = new Set<number>();
    const plainFrame = {
      ...frame,
      both: false,
      conditions: [],
      required: [],
      context: [],
      owners: [],
      deeds: [],
    };
    const chosen = { ...choice, columns: new Map(choice.columns).set(target.noun, column ?? -1) };
    return column === null ? null : plain({ ...build, frame: plainFrame, choice: chosen, joined }, table);
  };
  const [left, right] = [side(first), side(second)];
  if (left?.kind !== "list" || right?.kind !== "list") return null;
  return {
    kind: "set",
    source: index.model.source,
    operation: "intersect",
    left,
    right,
    order: [],
    limit: null,
  };
}

/** The column of a table that a noun may name. */
const columnIn = (noun: Noun, table: number): number | null =>
  noun.kind === "column"
    ? (noun.options.find((option) => option.table === table && option.strength >= wholeName)?.column ?? null)
    : null;
