import type { AggregateQuery, Filter, ListQuery } from "@parlance/contract";
import type { Frame } from "../../parse/frame/frame.ts";
import { type Build, fieldAt, tableName } from "../build-context.ts";
import { conditionsFilter } from "./conditions.ts";
import { conjunction } from "./join-conditions.ts";
import { membersOf } from "./members-of.ts";
import { negate } from "./negate.ts";
import { memberOf } from "./never-met.ts";

/**
 * "Clerks who only handle refunds", where a clerk stands in many rows: those with such a row, and with no other. Null where those who are
 * asked for have rows of their own.
 */
export function onlyMet(
  build: Build,
  entity: number,
  plain: (build: Build, entity: number) => AggregateQuery | ListQuery | null,
): AggregateQuery | ListQuery | null {
  const { frame } = build;
  const said = [...frame.conditions, ...frame.periods].filter(({ only }) => only !== undefined);
  if (said.length === 0 || frame.extremes.length > 0) return null;
  const member = memberOf(build, entity, frame);
  if (member?.repeats !== true) return null;
  const others: Frame = { ...frame, conditions: frame.conditions.filter(({ only }) => only !== undefined) };
  const such: Frame = {
    ...others,
    conditions: others.conditions.map(({ only: _, ...each }, at) => ({ ...each, or: at > 0 })),
    periods: frame.periods.flatMap(({ only, ...each }) => (only !== undefined ? [each] : [])),
    recurring: [],
  };
  const filter = conditionsFilter({ ...build, frame: such, joined: new Set() }, member.table);
  const operand = fieldAt(build, member.table, member.column);
  const query = plain({ ...build, frame: withoutOnly(frame) }, entity);
  const place = tableName(build, member.table);
  if (filter === null || operand === null || query?.subject !== place) return null;
  const met: Filter = { kind: "member", operand, query: membersOf(build, place, operand, negate(filter)) };
  const parts = [...(query.filter === null ? [] : [query.filter]), negate(met)];
  const listed = query.kind === "list" ? { distinct: true } : {};
  return { ...query, filter: conjunction(parts), ...listed } as typeof query;
}

const withoutOnly = (frame: Frame): Frame => ({
  ...frame,
  conditions: frame.conditions.map(({ only: _, ...each }) => each),
  periods: frame.periods.map(({ only: _, ...each }) => each),
});
