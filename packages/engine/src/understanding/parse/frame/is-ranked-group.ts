import type { Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

/** "the number of members in the top 2 towns": rows are counted for each of what is ranked, and the number ranks it. */
export function isRankedGroup({ frame, items, at, openExtreme }: Reader, noun: Noun): boolean {
  const top = frame.extremes.at(-1);
  const before = items[at - 1];
  return (
    openExtreme &&
    noun.kind === "column" &&
    noun.options[0]?.kind !== "number" &&
    top !== undefined &&
    top.size !== null &&
    top.by === null &&
    top.hints.length === 0 &&
    before?.kind === "number" &&
    before.end === noun.start &&
    frame.groups.length === 0 &&
    frame.targets.length > 0 &&
    frame.targets.every(({ aggregation }) => aggregation === "count")
  );
}
