import type { TimeGrain } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeUnits, unitSaid, unitsOf } from "../unit-said.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";
import { gapUnit } from "./usual-unit.ts";

/** A link of a span to the time from one column to another, in the unit that is said with it, a little before or anywhere. */
export function durationLink(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  from: ColumnEntry,
  to: ColumnEntry,
  usual: TimeGrain = gapUnit(from, to),
  ahead = false,
): Link {
  const tail = textAt(tokens, end) === "in" ? unitsOf(tokens[end + 1]) : null;
  const inside = tokens.slice(start, end).find(({ lemma }) => timeUnits.has(lemma));
  const named = tail ?? timeUnits.get(inside?.lemma ?? "");
  const before = unitsOf(
    tokens.slice(Math.max(0, start - 5), start).find((token) => unitsOf(token) !== null),
  );
  const unit = named ?? before ?? unitSaid(tokens) ?? usual;
  return formulaLink(start, tail === null ? end : end + 2, {
    kind: "duration",
    unit,
    from: from.id,
    to: to.id,
    ...(ahead ? { ahead: true as const } : {}),
  });
}
