import type { Test } from "./frame.ts";
import { isTied } from "./is-tied.ts";
import type { Noun } from "./item.ts";
import { isFigure } from "./listed-figure.ts";
import { pushCondition } from "./push-condition.ts";
import { type Reader, takeHeld } from "./reader.ts";

/** "spent more than their budget", "stock below the reorder level": one figure against another. */
export function readAgainst(
  reader: Reader,
  operator: Extract<Test, { kind: "compare" }>["operator"],
  other: Noun,
  at: number,
): boolean {
  const { held, frame } = reader;
  const own = held?.noun;
  if (!isFigure(other) || own === undefined || !isFigure(own) || !isTied(reader)) return false;
  if (reader.tokens[other.end]?.text === "of") return false;
  if (held?.place === "target" && frame.targets.length < 2) return false;
  takeHeld(reader);
  pushCondition(reader, own, { kind: "against", operator, other });
  reader.at += at + 1;
  return true;
}
