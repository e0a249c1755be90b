import { isTime } from "../../index/entries.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, isMeasure, routeTo, tableOf } from "../build-context.ts";

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

/** Whether each row of what is grouped by has exactly one of all that is shown: then there is nothing to count for each. */
export const holdsOneEach = (probe: Build): boolean =>
  probe.frame.targets.every(({ noun }) =>
    noun.kind === "table" ? isOneOfEach(probe, noun.table) : ofEachRow(probe, noun),
  );

/** "The names, departments and cities of each employee", "for each visit, who was the doctor": of which each row of the group has one. */
const isOneOfEach = (probe: Build, table: number): boolean =>
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
