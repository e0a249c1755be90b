import type { Frame } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { entityOf } from "../build-list.ts";

/**
 * "Logins last month", "bugs in May": rows of one kind within a time, which nothing names. They are counted, as "tickets last month" are,
 * and not listed by their keys; other frames stay as they are.
 */
export function withRowsCounted(build: Build): Frame {
  const { frame, index } = build;
  const { targets, groups, extremes, orders, conditions, periods } = frame;
  const asked = targets.length + groups.length + extremes.length + orders.length > 0;
  if (asked || frame.everything || frame.listing || frame.limit !== null) return frame;
  const [condition, other] = conditions;
  if (condition?.test.kind !== "value" || other !== undefined || condition.negated) return frame;
  const { start, end } = condition.test.value;
  const entity = entityOf(build);
  const rows = entity === null ? undefined : index.tables[entity];
  const timed = periods.length === 1 && periods.every(({ bare, noun }) => !bare && noun === null);
  if (start > 0 || !timed || rows?.table.type !== "fact" || rows.naming.length > 0) return frame;
  const noun = { kind: "table", start, end, table: rows.id, evidence: "hint", strength: 0.7 } as const;
  return { ...frame, targets: [{ noun, aggregation: null, distinct: false, joined: false }] };
}
