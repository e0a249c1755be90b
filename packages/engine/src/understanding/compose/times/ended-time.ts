import { isSamePart, textsOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import { yesFilter } from "../../index/flag-events.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";

const over = /^(?:cancel|churn|discontinu|terminat|inactiv|clos|stopp|ended|expired|lapsed)/i;
/** What is over because someone put an end to it, and the date on which they did. */
const off = /^(?:cancel|churn|terminat)/i;
const begun: ReadonlySet<string> = new Set("new start begin sign join open create".split(" "));
const ends: ReadonlySet<string> = new Set(["end", "ended", "until"]);

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
  if (cycle === undefined || [...lemmas].some((lemma) => begun.has(lemma)) || isOfWhole(frame)) return null;
  if (areGone({ frame, choice, index }, cycle.table)) return cycle.until.id;
  if (!cycle.until.words.some((word) => ends.has(word) || over.test(word))) return null;
  const isEnd = cycle.until.words.some((word) => ends.has(word));
  const isOff = cycle.until.words.some((word) => off.test(word));
  const isOver = frame.conditions.some(({ test, negated }) => {
    const option = test.kind === "value" && !negated ? choice.values.get(test.value) : undefined;
    const own = index.columns[option?.column ?? -1]?.table === table;
    const states = own ? (option?.values ?? []).map(String) : [];
    return states.some((state) => (isEnd ? over : off).test(state));
  });
  const isTold = frame.groups.some((group) => {
    const column = group.kind === "noun" ? index.columns[choice.columns.get(group.noun) ?? -1] : undefined;
    return (
      column?.table === table &&
      column.words.some((word) => reasons.has(word)) &&
      column.words.some((word) => over.test(word))
    );
  });
  const isEnded = isEnd ? isOver || textsOf(kept).some((text) => over.test(text)) : isOff && isOver;
  return isTold || isEnded ? cycle.until.id : null;
}

/** "What share of orders in 2024 got cancelled": the time before the state is that of all the rows, of which a part is asked for. */
const isOfWhole = ({ transforms, periods, conditions }: Frame): boolean =>
  transforms.some(({ kind }) => kind === "share") &&
  periods.some(({ at }) =>
    conditions.some(({ test }) => test.kind === "value" && (at?.end ?? Infinity) <= test.value.start),
  );

/** Whether a condition is that a table's rows are those which its flag says are gone. */
function areGone(
  { frame, choice, index }: Pick<Build, "frame" | "choice" | "index">,
  { id, table }: TableEntry,
): boolean {
  const flag = index.departed.find((each) => each.table === id);
  const gone = flag === undefined ? null : yesFilter(flag, table.name);
  return frame.conditions.some(
    ({ test, negated }) =>
      test.kind === "value" &&
      !negated &&
      gone !== null &&
      isSamePart(choice.values.get(test.value)?.condition?.filter, gone),
  );
}
