import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { FoundPeriod } from "../time/found-period.ts";
import type { Link } from "./links/link.ts";

const sides = /^(?:more|less|fewer|greater|higher|lower|bigger|smaller)$/;
const bounds = /^(?:over|under|above|below|exceeding|exceeds?|exceeded)$/;

/** "More than 2000 litres", "who paid over 2000": a round number behind a bound, or one of what is named behind it, and no year. */
export function boundsAmount(
  tokens: readonly Token[],
  { start, end, bare }: FoundPeriod,
  links: readonly Link[],
): boolean {
  const number = tokens[start]?.number;
  if (!bare || end !== start + 1 || number == null) return false;
  const [before, last] = [textAt(tokens, start - 2), textAt(tokens, start - 1)];
  const bounded =
    (last === "than" && sides.test(before)) ||
    (before === "at" && /^(?:least|most)$/.test(last)) ||
    bounds.test(last);
  const measured = links.some(
    (link) => link.start === end && (link.kind === "table" || link.kind === "column"),
  );
  return bounded && (number % 100 === 0 || measured);
}
