import { isUnit } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "A wait over 2 hours": the unit of the number, not part of the name of another column ("Arrival hour"); "3 month moving average": not the
 * month with that number either.
 */
export function withoutUnitColumns(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  return links.filter(
    (link) =>
      link.kind !== "column" ||
      link.end !== link.start + 1 ||
      (!isWindow(tokens, link.start) &&
        (!isBoundUnit(tokens, link.start) || link.options.some(({ evidence }) => evidence !== "partial"))),
  );
}

const isBoundUnit = (tokens: readonly Token[], at: number): boolean =>
  isUnit(textAt(tokens, at)) && tokens[at - 1]?.kind === "number" && bounds.has(textAt(tokens, at - 2));

/** How long a moving average looks back. */
const isWindow = (tokens: readonly Token[], at: number): boolean =>
  ["moving", "rolling"].includes(textAt(tokens, at + 1)) &&
  tokens.slice(Math.max(0, at - 2), at).some(({ kind }) => kind === "number");

const bounds: ReadonlySet<string> = new Set(
  "over above under below than exceeding exceeds exceeded least beyond".split(" "),
);
