import type { AggregateQuery, Filter, ListQuery } from "@parlance/contract";
import type { Frame } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, fieldAt, tableName } from "../build-context.ts";
import { conditionColumn } from "./condition-column.ts";
import { conditionsFilter } from "./conditions.ts";
import { conjunction } from "./join-conditions.ts";
import { membersOf } from "./members-of.ts";

type Plain = (build: Build, entity: number) => AggregateQuery | ListQuery | null;

/**
 * "Which routes have never been dropped", "customers who rented in 2023 but not in 2024": what is asked for stands in many rows, and
 * none of them may meet what stands behind "never". Null where each has one row, for which a plain denial is enough.
 */
export function neverMet(build: Build, entity: number, plain: Plain): AggregateQuery | ListQuery | null {
  const { frame } = build;
  const { never } = frame;
  if (never === null || frame.extremes.length > 0) return null;
  const behind: Frame = {
    ...frame,
    never: null,
    apart: null,
    conditions: frame.conditions
      .slice(never.again === true ? 0 : never.conditions)
      .map((each) => ({ ...each, negated: false })),
    periods: frame.periods.slice(never.periods).map((each) => ({ ...each, negated: false })),
    recurring: [],
  };
  if (behind.conditions.length + behind.periods.length === 0 || behind.conditions.some(isAbsence))
    return null;
  const member = memberOf(build, entity, behind);
  if (member === null) return null;
  const { table, column } = member;
  const filter = conditionsFilter({ ...build, frame: behind, joined: new Set() }, table);
  const operand = fieldAt(build, table, column);
  if (filter === null || operand === null) return null;
  const outer: Frame = {
    ...frame,
    never: null,
    apart: null,
    deeds: [],
    conditions: frame.conditions.slice(0, never.conditions),
    periods: frame.periods.slice(0, never.periods),
    required: frame.required.slice(0, never.required),
  };
  const query = plain({ ...build, frame: outer }, entity);
  const place = tableName(build, table);
  if (query === null || query.subject !== place) return null;
  const met: Filter = { kind: "member", operand, query: membersOf(build, place, operand, filter) };
  const without: Filter = { kind: "not", filter: met };
  const parts = query.filter === null ? [without] : [query.filter, without];
  const repeats = query.kind === "list" && member.repeats;
  return { ...query, filter: conjunction(parts), ...(repeats ? { distinct: true } : {}) } as typeof query;
}

/** "programmes that were never broadcast in May": that there are no such rows says it all. */
const isAbsence = ({ test }: Frame["conditions"][number]): boolean =>
  test.kind === "null" || (test.kind === "related" && test.operator === "=" && test.count === 0);

type Member = { table: number; column: number; repeats: boolean };

/** The column whose values are asked for where rows share them; the key of rows that what is denied is said of many rows for. */
export function memberOf(build: Build, entity: number, behind: Frame): Member | null {
  const { frame, index } = build;
  const named = frame.targets.flatMap(({ noun }) => columnOf(build, noun) ?? []);
  const [only, other] = named;
  const entry = only === undefined || other !== undefined ? undefined : index.columns[only];
  const rows = index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  const distinct = entry?.column.profile?.distinct ?? rows;
  const told = entry?.column.physicalType === "string" || entry?.column.role === "key";
  if (entry !== undefined && told && distinct < rows * mostlyOne)
    return { table: entry.table, column: entry.id, repeats: true };
  const [key, second] = index.tables[entity]?.key ?? [];
  if (key === undefined || second !== undefined || columnAt(build, key) === null) return null;
  return isElsewhere(build, entity, behind) ? { table: entity, column: key, repeats: false } : null;
}

/** From this share of different values on, a column tells rows apart. */
const mostlyOne = 0.95;

/** Whether something that is denied is said of rows of another table. */
const isElsewhere = (build: Build, entity: number, { conditions, periods, required }: Frame): boolean =>
  required.length + periods.length > 0 ||
  conditions.some((condition) => {
    const column = conditionColumn(build, entity, condition);
    return column !== null && build.index.columns[column]?.table !== entity;
  });
