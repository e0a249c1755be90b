import { type Build, tableOf } from "../build-context.ts";
import { ownCode } from "../conditions/own-code.ts";

/** So many rows of what happened stand for each thing, while facts (orders) have few of others (payments). */
const fewestEach = 4;

/**
 * "Trucks without trips": things that are called by a plate or a code of their own, and to each of which much happens. Which of them
 * they are is asked for, as it is of things with names.
 */
export function areNumberedThings(build: Build): boolean {
  const { tables } = build.index;
  const related = build.frame.conditions.flatMap(({ test }) =>
    test.kind === "related" ? (tables[tableOf(build, test.table) ?? -1] ?? []) : [],
  );
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
