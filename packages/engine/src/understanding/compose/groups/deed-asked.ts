import { isTime } from "../../index/entries.ts";
import type { Condition, Frame } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { isRooted } from "../../text/same-root.ts";
import { type Build, tableOf } from "../build-context.ts";
import type { Choice } from "../resolve.ts";

/**
 * "When was order 5 delivered", where orders have a state of that name and a date of it: the date of the deed, whatever has become of
 * the order since. Other questions stay as they are.
 */
export function deedAsked(build: Build): { frame: Frame; choice: Choice } {
  const { frame, choice, index } = build;
  const table = frame.context.map((noun) => tableOf(build, noun)).find((each) => each !== null);
  const plain =
    frame.asks === "when" && frame.targets.length + frame.extremes.length + frame.groups.length === 0;
  const state = plain ? frame.conditions.find((condition) => isDeed(build, condition)) : undefined;
  if (state === undefined || table === undefined || table === null) return { frame, choice };
  const deed = saidOf(build, state);
  const time = index.tables[table]?.columns.find((id) => {
    const entry = index.columns[id];
    return entry !== undefined && isTime(entry.column) && entry.words.some((word) => isRooted(deed, word));
  });
  if (time === undefined) return { frame, choice };
  const option = { column: time, evidence: "exact" as const, strength: 1, kind: "time" as const, table };
  const noun: Noun = { kind: "column", start: -1, end: -1, options: [option] };
  const conditions = frame.conditions.filter((each) => each !== state);
  const targets = [{ noun, aggregation: null, distinct: false, joined: false }];
  return {
    frame: { ...frame, conditions, targets },
    choice: { ...choice, columns: new Map(choice.columns).set(noun, time) },
  };
}

const saidOf = ({ choice }: Build, { test }: Condition): string => {
  const value = test.kind === "value" ? choice.values.get(test.value)?.values[0] : undefined;
  return typeof value === "string" ? value.toLowerCase() : "";
};

/** Whether a state is what the question ends with ("… when was it paid?"). */
function isDeed(build: Build, condition: Condition): boolean {
  const deed = saidOf(build, condition);
  return (
    /^[a-z]{3,}$/.test(deed) &&
    !condition.negated &&
    build.text.toLowerCase().replace(/\W+$/, "").endsWith(` ${deed}`)
  );
}
