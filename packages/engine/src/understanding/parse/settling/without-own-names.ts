import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const splitters: ReadonlySet<string> = new Set("by per each every which what".split(" "));

/** Strength above which a word is all of a value, if in the plural. */
const wholly = 0.85;

/** "Members" of a column that is called after its values ("member_casual"): the value, but behind "by". */
export function withoutOwnNames(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const isValueOf = (column: number, { start, end }: Link): boolean =>
    links.some(
      (other) =>
        other.kind === "value" &&
        other.start === start &&
        other.end === end &&
        other.options.some((each) => each.column === column && each.strength > wholly),
    );
  return links.flatMap((link): Link[] => {
    if (link.kind !== "column" || splitters.has(textAt(tokens, link.start - 1))) return [link];
    const options = link.options.filter(
      ({ column, evidence }) => evidence !== "partial" || !isValueOf(column, link),
    );
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}
