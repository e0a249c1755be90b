import type { Expression, Filter } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import { areAlike } from "../../lexicon/units.ts";

/** A comparison of the numbers that texts hold in several units ("90 min", "3 Seasons") is of those in the one that is said. */
export function inOwnUnit(
  { units }: ColumnEntry,
  text: Expression,
  said: string | undefined,
  compared: Filter,
): Filter {
  const own = units.length > 1 && said !== undefined ? units.find((unit) => areAlike(unit, said)) : undefined;
  if (own === undefined) return compared;
  const told: Filter = { kind: "text", match: "contains", operand: text, value: own, caseSensitive: false };
  return { kind: "and", filters: [compared, told] };
}
