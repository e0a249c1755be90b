import type { ColumnEntry } from "../../index/entries.ts";
import { moneyColumn } from "../../index/takings.ts";
import type { Build } from "../build-context.ts";
import { wayBetween } from "../ways/ways-between.ts";

/**
 * "How much did the travel pass bring in" where the takings are those of advertising: the money of the one table of facts that the question speaks
 * of by a value or a group, where it and the rows of the takings do not refer to each other. Null where the takings may be meant.
 */
export function moneyBeside(build: Build): ColumnEntry | null {
  const { index, choice, frame } = build;
  const from = index.moneyTable;
  if (from === null) return null;
  const groups = frame.groups.flatMap((group) => (group.kind === "noun" ? group.noun : []));
  const chosen = [
    ...[...choice.values.values()].map(({ column }) => column),
    ...groups.flatMap((noun) => choice.columns.get(noun) ?? []),
  ];
  const spoken = new Set(chosen.flatMap((id) => index.columns[id]?.table ?? []));
  const isApart = (table: number): boolean =>
    table !== from &&
    index.tables[table]?.table.type === "fact" &&
    wayBetween(build, from, table) === null &&
    wayBetween(build, table, from) === null;
  const [only, other] = [...spoken].filter(isApart);
  const table = index.tables[only ?? -1];
  if (table === undefined || other !== undefined || spoken.has(from)) return null;
  return index.columns[moneyColumn(table, index.columns)?.id ?? -1] ?? null;
}
