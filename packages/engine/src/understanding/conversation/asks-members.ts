import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Frame } from "../parse/frame/frame.ts";
import type { Noun } from "../parse/item.ts";
import { countsRows } from "./counts-rows.ts";
import type { Manner } from "./manner.ts";

/** Different values that a column of kinds has at most. */
const mostKinds = 60;

/**
 * "Which clients were that?", "for which products?", "which countries do they come from?" after figures: those figures by clients,
 * products, countries; a column of few different values ("the source") after a count is what to count by. Other frames stay as they are.
 */
export function asksMembers(frame: Frame, previous: SemanticQuery, index: ModelIndex, manner: Manner): Frame {
  const [target, other] = frame.targets;
  const { conditions, groups, extremes, counting, orders } = frame;
  if (target === undefined || other !== undefined || target.aggregation !== null || counting) return frame;
  if (conditions.length + groups.length + extremes.length + orders.length > 0 || previous.kind === "set")
    return frame;
  const before = previous.kind === "analysis" ? previous.query : previous;
  const subject = index.graph.tableIds.get(before.subject);
  const kinds =
    !manner.adds &&
    !manner.lists &&
    before.kind === "aggregate" &&
    before.dimensions.length === 0 &&
    countsRows(before) &&
    isKind(target.noun, index);
  const members = manner.asksMembers && before.limit?.count !== 1 && isMember(target.noun, subject);
  if (!kinds && !members) return frame;
  return {
    ...frame,
    targets: [],
    listing: false,
    groups: [{ kind: "noun", noun: target.noun, each: false }],
  };
}

const isMember = (noun: Noun, subject: number | undefined): boolean =>
  noun.kind === "table" ? noun.table !== subject : noun.kind === "column" && noun.options[0]?.kind === "text";

/** A column whose values are kinds of rows and not their names. */
function isKind(noun: Noun, { columns, tables }: ModelIndex): boolean {
  const option = noun.kind === "column" ? noun.options[0] : undefined;
  const entry = option === undefined ? undefined : columns[option.column];
  if (option?.kind !== "text" || entry === undefined) return false;
  const { distinct = Number.POSITIVE_INFINITY } = entry.column.profile ?? {};
  const rows = tables[entry.table]?.table.rowCount ?? 0;
  return (
    distinct <= mostKinds && distinct * 2 <= rows && tables[entry.table]?.naming.includes(entry.id) !== true
  );
}
