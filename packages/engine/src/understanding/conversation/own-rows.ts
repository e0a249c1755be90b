import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Frame } from "../parse/frame/frame.ts";
import { countsRows } from "./counts-rows.ts";
import type { Manner } from "./manner.ts";

/**
 * "Open tickets", "late orders", "clients who left" after figures of something else: rows by their own name, with what tells which and no
 * word that ties them to the answer before. They are a topic of their own, unless these rows are what was counted or listed before.
 */
export function namesOwnRows(
  { targets, conditions, extremes, groups, orders, listing, counting, transforms }: Frame,
  manner: Manner,
  previous: SemanticQuery,
  { graph }: ModelIndex,
): boolean {
  const [target, other] = targets;
  if (target?.noun.kind !== "table" || target.aggregation !== null || other !== undefined) return false;
  const tied =
    manner.opens || manner.refers || manner.adds || manner.drops || manner.narrows || manner.replaces;
  if (tied || counting || groups.length + orders.length + transforms.length > 0) return false;
  if (extremes.length > 0 || (conditions.length === 0 && !listing)) return false;
  const before = previous.kind === "analysis" ? previous.query : previous;
  if (before.kind === "set") return true;
  const same = graph.tableIds.get(before.subject) === target.noun.table;
  return !(same && (before.kind === "list" || countsRows(before)));
}
