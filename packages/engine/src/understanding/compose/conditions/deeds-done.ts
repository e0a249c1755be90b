import type { Filter } from "@parlance/contract";
import { type Build, columnAt, columnOf, valueAt } from "../build-context.ts";
import { conjunction } from "./join-conditions.ts";

/** "Applications decided by month": those that wait for a decision are in no month, and are not counted. */
export function deedsDone(build: Build, subject: number, filter: Filter | null): Filter | null {
  const known = build.frame.groups.flatMap((group): Filter[] => {
    if (!("done" in group) || group.done !== true) return [];
    const column = columnOf(build, group.of ?? null);
    const waits = (columnAt(build, column ?? -1)?.profile?.nulls ?? 0) > 0;
    const operand = column === null || !waits ? null : valueAt(build, subject, column);
    return operand === null ? [] : [{ kind: "not", filter: { kind: "null", operand } }];
  });
  return known.length === 0 ? filter : conjunction([...(filter === null ? [] : [filter]), ...known]);
}
