import type { Frame } from "./frame/frame.ts";
import type { Item } from "./item.ts";

const followed: ReadonlySet<Frame["analysis"]> = new Set(["anomalies", "forecast", "outliers", "trend"]);

/** "Any days with unusually high sales?": what is looked through is followed by the unit that the question names. */
export function followBy(frame: Frame, items: readonly Item[]): void {
  if (!followed.has(frame.analysis) || frame.groups.length > 0) return;
  const unit = items.find(
    (item, at) => item.kind === "cue" && item.cue.kind === "unit" && items[at - 1]?.kind !== "number",
  );
  if (unit?.kind === "cue" && unit.cue.kind === "unit")
    frame.groups.push({ kind: "grain", grain: unit.cue.grain });
}
