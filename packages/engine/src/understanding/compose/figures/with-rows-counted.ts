import type { ColumnEntry } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import { isOfPeople } from "../../index/persons.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { entityOf } from "../build-list.ts";

/**
 * "Logins last month", "bugs in May": rows of one kind within a time, which nothing names. They are counted, as "tickets last month" are,
 * and not listed by their keys. So are those of kinds that are compared by themselves ("men vs women"), or what was taken with them; other frames stay as they are.
 */
export function withRowsCounted(build: Build): Frame {
  const { frame, index } = build;
  const { targets, groups, extremes, orders, conditions, periods } = frame;
  const asked = targets.length + groups.length + extremes.length + orders.length > 0;
  if (asked || frame.everything || frame.listing || frame.limit !== null) return frame;
  const compared = asked ? null : comparedColumn(build);
  if (compared !== null) return withKindsMeasured(build, compared);
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

/** "Men vs women", "compare Ann and Bo": the one column whose values are named and nothing else; null elsewhere, as for how they did. */
function comparedColumn({ frame, choice, index, lemmas }: Build): ColumnEntry | null {
  const { versus, conditions, context } = frame;
  if (!versus || lemmas.has("how") || context.length > 0 || conditions.length < 2) return null;
  const [only, other] = new Set(
    conditions.map(({ test, negated }) =>
      test.kind === "value" && !negated ? (choice.values.get(test.value)?.column ?? -1) : -1,
    ),
  );
  return other === undefined ? (index.columns[only ?? -1] ?? null) : null;
}

/** Rows that a kind has at least on average: of fewer, each is known by itself. */
const rowsOfKind = 3;

/** Kinds of what is sold, and places where it is, are told apart by what was taken; kinds of people and of what happens by how many there are. */
function withKindsMeasured({ frame, choice, index }: Build, { column, table }: ColumnEntry): Frame {
  const entry = index.tables[table];
  if (entry === undefined) return frame;
  const isListed =
    entry.table.type !== "fact" && !isOfPeople(entry, index.columns) && index.moneyTable !== null;
  const [route] = isListed
    ? findRoutes(index.graph, index.moneyTable ?? -1, table, { count: 1, preferred: new Set() })
    : [];
  const at = [...choice.values.keys()][0];
  if (route?.toOne === true && at !== undefined) {
    const noun = {
      kind: "metric",
      start: at.start,
      end: at.end,
      metric: { kind: "lexicon", name: "revenue" },
    } as const;
    return { ...frame, targets: [{ noun, aggregation: null, distinct: false, joined: false }] };
  }
  const rows = entry.table.rowCount;
  return (column.profile?.distinct ?? rows) * rowsOfKind <= rows ? { ...frame, counting: true } : frame;
}
