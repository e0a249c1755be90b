import { textsOf } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { Build } from "../build-context.ts";

const over = /^(?:cancel|churn|discontinu|terminat|inactiv|clos|stopp|ended|expired|lapsed)/i;
const begun: ReadonlySet<string> = new Set("new start begin sign join open create".split(" "));
const ends: ReadonlySet<string> = new Set(["end", "ended", "until"]);

/** Ends that come by themselves, of which a date of cancelling tells nothing. */
const lapsing = /^(?:clos|stopp|ended|expired|lapsed|inactiv)/i;

/** Whether a state is one that rows came to on a date: any of one that is called their end, the same deed of "cancelled on". */
const isEndBy = (state: string, { words }: ColumnEntry): boolean =>
  over.test(state) &&
  (words.some((word) => ends.has(word)) ||
    !lapsing.test(state) ||
    words.some((word) => word.slice(0, 4) === state.slice(0, 4).toLowerCase()));

const reasons: ReadonlySet<string> = new Set(["reason", "cause", "motive"]);

/**
 * "Cancelled subscriptions by month", "churned members last quarter", "cancel reasons in 2023": when rows of a table that go on until an end
 * came to it, where a condition says that they did, or they are told apart by why they did, and nothing speaks of their beginning. Null
 * elsewhere.
 */
export function endedTime(
  { frame, choice, index, lemmas, kept = null }: Build,
  table: number,
): number | null {
  const cycle = index.lifecycles.find((each) => each.table.id === table);
  if (cycle === undefined || !cycle.until.words.some((word) => ends.has(word) || over.test(word)))
    return null;
  if ([...lemmas].some((lemma) => begun.has(lemma))) return null;
  const isOver = frame.conditions.some(({ test, negated }) => {
    const option = test.kind === "value" && !negated ? choice.values.get(test.value) : undefined;
    const own = index.columns[option?.column ?? -1]?.table === table;
    return own && option?.values.some((value) => isEndBy(String(value), cycle.until)) === true;
  });
  const isTold = frame.groups.some((group) => {
    const column = group.kind === "noun" ? index.columns[choice.columns.get(group.noun) ?? -1] : undefined;
    return (
      column?.table === table &&
      column.words.some((word) => reasons.has(word)) &&
      column.words.some((word) => over.test(word))
    );
  });
  return isOver || isTold || textsOf(kept).some((text) => over.test(text)) ? cycle.until.id : null;
}
