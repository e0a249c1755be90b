import type { Expression } from "@parlance/contract";
import { timesName } from "../../time/times-of-day.ts";
import { type Build, valueAt } from "../build-context.ts";
import type { Dimensions } from "../groups/dimensions.ts";
import { clockColumn, within } from "./at-times.ts";

/** "In the morning vs in the evening", "before noon vs after": each of the times of the day by its name; null where not several are compared. */
export function comparedClocks(build: Build, subject: number): Dimensions | null {
  const wishes = build.frame.recurring.flatMap((wish) => (wish.part === "time-of-day" ? [wish] : []));
  const [first, second] = wishes;
  if (first === undefined || second === undefined) return null;
  const column = clockColumn(build, subject, first);
  const operand = column === null ? null : valueAt(build, subject, column);
  if (operand === null) return null;
  const cases = wishes.map((wish) => ({
    when: within(operand, wish),
    value: { kind: "constant" as const, value: timesName(wish.from, wish.until), type: "string" as const },
  }));
  const expression: Expression = { kind: "case", cases, otherwise: null };
  return { dimensions: [{ id: "v1", label: "time of day", expression }], hidden: [] };
}
