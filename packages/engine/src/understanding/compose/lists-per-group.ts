import { isTime } from "../index/entries.ts";
import type { Noun } from "../parse/item.ts";
import { type Build, columnAt, columnOf, isMeasure, routeTo, tableOf } from "./build-context.ts";

/** "List the id and model for every asset": columns beside a grouping, none of them a figure, are rows to list. */
export function listsPerGroup(probe: Build): boolean {
  const { frame } = probe;
  return (
    frame.groups.length > 0 &&
    frame.groups.every((group) => group.kind === "noun" && group.each) &&
    frame.transforms.length === 0 &&
    frame.extremes.length === 0 &&
    !frame.versus &&
    frame.targets.length > 0 &&
    frame.targets.every(({ noun, aggregation }) => {
      if (noun.kind === "table") return aggregation === null && isOneOfEach(probe, noun.table);
      const column = columnOf(probe, noun);
      const entry = column === null ? null : columnAt(probe, column);
      if (aggregation !== null || column === null) return false;
      return frame.listed || ofEachRow(probe, noun) || (!isTime(entry) && !isMeasure(probe, column));
    })
  );
}

/** "The names, departments and cities of each employee": of which each row of the group has one, beside columns. */
const isOneOfEach = (probe: Build, table: number): boolean =>
  probe.frame.targets.some(({ noun }) => noun.kind === "column") &&
  probe.frame.groups.every((group) => {
    const own = group.kind === "noun" ? tableOf(probe, group.noun) : null;
    return own !== null && own !== table && routeTo(probe, own, table)?.toOne === true;
  });

/** "The date and venue of each debate": what each row of the group has itself. */
const ofEachRow = (probe: Build, noun: Noun): boolean =>
  probe.frame.groups.every(
    (group) =>
      group.kind === "noun" && group.noun.kind === "table" && group.noun.table === tableOf(probe, noun),
  );
