import type { AggregateQuery, Filter, ListQuery } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, columnOf, fieldAt, tableName } from "../build-context.ts";
import { clash } from "../build-set.ts";
import { conditionsFilter } from "../conditions/conditions.ts";
import { conjunction } from "../conditions/join-conditions.ts";
import { membersOf } from "../conditions/members-of.ts";

type Plain = (build: Build, entity: number) => AggregateQuery | ListQuery | null;

/**
 * "How many clients had both a roof and a boiler job": no row of a sheet has both, so those values of what is counted that rows of the
 * one and rows of the other share. Null where nothing of the kind is counted.
 */
export function bothCounted(build: Build, entity: number, plain: Plain): AggregateQuery | ListQuery | null {
  const { frame, index } = build;
  const [target, other] = frame.targets;
  const column = columnOf(build, target?.noun ?? null);
  if (!frame.both || target?.aggregation !== "count" || other !== undefined || column === null) return null;
  const pair = clash(build, entity);
  const table = index.columns[column]?.table;
  if (pair === null || table !== entity || index.tables[entity]?.key.includes(column) === true) return null;
  const rest = frame.conditions.filter((condition) => !pair.includes(condition));
  const operand = fieldAt(build, entity, column);
  const query = plain({ ...build, frame: { ...frame, both: false, conditions: rest } }, entity);
  if (operand === null || query === null) return null;
  const among = (own: Condition): Filter | null => {
    const filter = conditionsFilter(
      { ...build, frame: { ...frame, both: false, conditions: [...rest, own] } },
      entity,
    );
    return filter === null
      ? null
      : { kind: "member", operand, query: membersOf(build, tableName(build, entity), operand, filter) };
  };
  const filters = [query.filter, ...pair.map(among)].filter((filter) => filter !== null);
  return { ...query, filter: conjunction(filters) };
}
