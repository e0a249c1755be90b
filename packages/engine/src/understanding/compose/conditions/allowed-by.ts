import type { Filter } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { conditionColumn } from "./condition-column.ts";
import { joinConditions } from "./join-conditions.ts";

/** "Only tea or coffee": what the conditions that are said of all allow for one column, where they are joined; `filterOf` says each of its rows. */
export function allowedBy(
  build: Build,
  subject: number,
  column: number,
  filterOf: (condition: Condition) => Filter | null,
): Filter | null {
  const said = build.frame.conditions.filter(
    (each) => each.only !== undefined && conditionColumn(build, subject, each) === column,
  );
  const filters = said.flatMap((each) => filterOf(each) ?? []);
  const parts = filters.map((filter) => ({ filter, or: true, column, negated: false }));
  return joinConditions(parts, false)[0] ?? null;
}
