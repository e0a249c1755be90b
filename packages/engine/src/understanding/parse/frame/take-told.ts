import type { Noun } from "../item.ts";
import type { ColumnOption } from "../links/link.ts";
import type { Condition } from "./frame.ts";
import { plainCondition } from "./plain-condition.ts";
import { valueCondition } from "./push-condition.ts";
import { peek, type Reader } from "./reader.ts";

/**
 * "the most cancelled bookings", "the most active members", "the most common primary diagnosis": which rows, told right before what is
 * counted or before a column of a `kind`. Gives the place of that noun, or the one to begin with where nothing is told.
 */
export function takeTold(reader: Reader, place: number, kind: ColumnOption["kind"] | null): number {
  const told: Condition[] = [];
  let next = place;
  for (
    let item = peek(reader, next);
    item?.end === peek(reader, next + 1)?.start;
    item = peek(reader, next)
  ) {
    if (item?.kind === "value") told.push(valueCondition(item));
    else if (item?.kind === "column" && item.options[0]?.kind === "flag") told.push(flagCondition(item));
    else break;
    next += 1;
  }
  const noun = peek(reader, next);
  const isOfKind = noun?.kind === "column" && noun.options[0]?.kind === kind;
  if (next === place || !(noun?.kind === "table" || isOfKind)) return place;
  reader.frame.conditions.push(...told);
  return next;
}

const flagCondition = (left: Noun): Condition =>
  plainCondition(left, { kind: "compare", operator: "=", value: true });
