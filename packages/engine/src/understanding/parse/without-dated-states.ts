import { isTime } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { textAt } from "../text/phrase-at.ts";
import { isRooted } from "../text/same-root.ts";
import type { Token } from "../text/tokenize.ts";
import type { Link } from "./link.ts";

/**
 * "Jobs released this year", "finished last month" where rows tell when they were: the deed of that time, and not those that are in that state
 * and began then.
 */
export function withoutDatedStates(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: ModelIndex,
): readonly Link[] {
  const isDated = (word: string, table: number | undefined): boolean =>
    columns.some(
      (entry) =>
        entry.table === table && isTime(entry.column) && entry.words.some((each) => isRooted(each, word)),
    );
  return links.flatMap((link): Link[] => {
    if (link.kind !== "value" || link.end !== link.start + 1) return [link];
    const word = textAt(tokens, link.start);
    if (!/..ed$/.test(word) || !timed.has(textAt(tokens, link.end))) return [link];
    const options = link.options.filter(
      ({ column, condition }) => condition !== null || !isDated(word, columns[column]?.table),
    );
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}

const timed: ReadonlySet<string> = new Set("this last in on during since yesterday today between".split(" "));
