import type { Noun } from "../item.ts";
import { isFigure } from "../links/listed-figure.ts";
import type { Test } from "./frame.ts";
import { isTied } from "./is-tied.ts";
import { pushCondition } from "./push-condition.ts";
import { type Reader, takeHeld } from "./reader.ts";

/** "spent more than their budget", "stock below the reorder level", "a paid date after the due date", "more than twice their budget": one figure or time against another. */
export function readAgainst(
  reader: Reader,
  operator: Extract<Test, { kind: "compare" }>["operator"],
  other: Noun,
  { at, factor = 1 }: { at: number; factor?: number },
): boolean {
  const { held, frame } = reader;
  const own = held?.noun;
  if (own === undefined || !areComparable(own, other) || !isTied(reader)) return false;
  if (reader.tokens[other.end]?.text === "of") return false;
  if (held?.place === "target" && frame.targets.length < 2) return false;
  takeHeld(reader);
  pushCondition(reader, own, { kind: "against", operator, other, ...(factor === 1 ? {} : { factor }) });
  reader.at += at + 1;
  return true;
}

/** "A higher list price than unit price": the comparative stands before the first of both. */
export function readHigherThan(
  reader: Reader,
  operator: Extract<Test, { kind: "compare" }>["operator"],
  own: Noun,
  other: Noun,
): boolean {
  if (!areComparable(own, other)) return false;
  pushCondition(reader, own, { kind: "against", operator, other });
  reader.at += 3;
  return true;
}

const areComparable = (own: Noun, other: Noun): boolean =>
  (isFigure(own) && isFigure(other)) || (isTime(own) && isTime(other) && columnOf(own) !== columnOf(other));

const columnOf = (noun: Noun): number | undefined =>
  noun.kind === "column" ? noun.options[0]?.column : undefined;

const isTime = (noun: Noun): boolean => noun.kind === "column" && noun.options[0]?.kind === "time";
