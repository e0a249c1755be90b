import type { SemanticQuery } from "@parlance/contract";
import type { Frame } from "../parse/frame/frame.ts";
import type { Manner } from "./manner.ts";

/**
 * "The greatest load for each of them", "the lowest age instead" after figures of members or a list: the greatest load of each, and no member that has it. Other
 * frames stay as they are.
 */
export function endOfEach(frame: Frame, previous: SemanticQuery, { each, replaces }: Manner): Frame {
  const [extreme, other] = frame.extremes;
  const ofMembers = previous.kind === "aggregate" && previous.dimensions.length > 0 && (each || replaces);
  const { targets, groups, conditions } = frame;
  if (!ofMembers && !(previous.kind === "list" && each)) return frame;
  if (extreme === undefined || other !== undefined || targets.length + groups.length + conditions.length > 0)
    return frame;
  const { by, size, count, descending } = extreme;
  if (by?.kind !== "column" || by.options[0]?.kind !== "number" || size !== null || count) return frame;
  const aggregation = descending ? ("maximum" as const) : ("minimum" as const);
  return {
    ...frame,
    extremes: [],
    listing: false,
    targets: [{ noun: by, aggregation, distinct: false, joined: false }],
  };
}
