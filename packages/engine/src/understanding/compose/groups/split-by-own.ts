import type { Frame } from "../../parse/frame/frame.ts";
import type { Item, Noun } from "../../parse/item.ts";

/** What is counted or measured (in a follow-up the rows `before`), and the groupings that are said without whose they are. */
export type Split = { of: Noun | null; before: number | null; by: ReadonlySet<Noun> };

/** "How many invoices per status": groupings that no table stands before ("customer status") and none follows ("status of the customer"). */
export function splitOf(
  { targets, groups }: Frame,
  items: readonly Item[],
  before: number | null,
): Split | null {
  const of = targets[0]?.noun ?? null;
  if (of === null && before === null) return null;
  const isSaidOf = ({ start, end }: Noun): boolean =>
    items.some(
      (item) =>
        (item.kind === "table" && item.end === start) ||
        (item.kind === "skip" && item.start === end && item.word === "of"),
    );
  const by = groups.flatMap((group) => (group.kind === "noun" ? group.noun : []));
  return { of, before, by: new Set(by.filter((noun) => !isSaidOf(noun))) };
}
