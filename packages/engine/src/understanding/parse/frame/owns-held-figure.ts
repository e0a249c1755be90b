import type { Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

/** "Branches where the average age of female members is above 40": whose figure it is, which is what the condition behind is about. */
export function ownsHeldFigure({ held, frame, tokens }: Reader, noun: Noun): boolean {
  const last = frame.targets.at(-1);
  if (noun.kind !== "table" || held?.place !== "target" || last?.noun !== held.noun) return false;
  if (last.aggregation === null || last.aggregation === "count") return false;
  return ["of", "for", "among"].includes(tokens[held.noun.end]?.text ?? "");
}
