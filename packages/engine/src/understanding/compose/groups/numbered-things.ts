import type { TableEntry } from "../../index/entries.ts";
import { rowsOfKinds } from "../../index/kind-tables.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, tableOf } from "../build-context.ts";
import { ownCode } from "../conditions/own-code.ts";

/** So many rows of what happened stand for each thing, while facts (orders) have few of others (payments). */
const fewestEach = 4;

/**
 * "Trucks without trips", "without a single breakdown": things that are called by a plate or a code of their own, and to each of which much happens. Which of them
 * they are is asked for, as it is of things with names.
 */
export function areNumberedThings(build: Build): boolean {
  const { tables } = build.index;
  const related = build.frame.conditions.flatMap((condition) => rowsMet(build, condition) ?? []);
  return (
    related.length > 0 &&
    build.frame.targets.every(({ noun }) => {
      const things = tables[tableOf(build, noun) ?? -1];
      return (
        things !== undefined &&
        related.every(({ table }) => table.rowCount >= things.table.rowCount * fewestEach) &&
        ownCode(things, build.index) !== null
      );
    })
  );
}

/** The rows that a condition asks for, or those of a kind that another table names. */
function rowsMet(build: Build, { test }: Condition): TableEntry | null {
  const { index, choice } = build;
  if (test.kind === "related") return index.tables[tableOf(build, test.table) ?? -1] ?? null;
  const column = test.kind === "value" ? choice.values.get(test.value)?.column : undefined;
  const kinds = index.columns[column ?? -1]?.table;
  const rows = kinds === undefined ? null : rowsOfKinds(index, kinds);
  return rows === null ? null : (index.tables[rows] ?? null);
}
