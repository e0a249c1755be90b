import type { Token } from "../../text/tokenize.ts";
import { isWholeFigure } from "../links/is-whole-figure.ts";
import type { Link } from "../links/link.ts";

/**
 * "Average tenant rating, only those with 20+ ratings" where another table has a "rating", too: the head of a figure's whole name that is said again by itself,
 * with nothing named right before it, means that figure.
 */
export function saidAgain(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const whole = links.filter(isWholeFigure);
  if (whole.length === 0) return links;
  return links.map((link): Link => {
    if (link.kind !== "column" || link.end !== link.start + 1 || link.options[0]?.kind !== "number")
      return link;
    const head = tokens[link.start]?.lemma;
    const before = whole.find(({ end }) => end <= link.start && tokens[end - 1]?.lemma === head);
    if (whole.some(({ start, end }) => start <= link.start && link.end <= end)) return link;
    const isNamed = links.some(({ end, kind }) => end === link.start && kind !== "metric");
    return before === undefined || isNamed ? link : { ...link, options: before.options };
  });
}
