import type { Token } from "../../text/tokenize.ts";
import type { Frame, Test } from "./frame.ts";

const others =
  /\b(?:with|to|and|vs|versus|against|than) (?:the |all |all the )?(?:others?(?: days)?|rest|remaining|remainder|(?:every|any)(?:one|body) else)\b/;

/**
 * "Compare email with the other channels", "members vs the rest", "those without a phone vs the rest", "crates over 20 kg vs the rest": what is compared is the one condition,
 * and it leaves nothing out.
 */
export function againstOthers(frame: Frame, tokens: readonly Token[]): void {
  if (!frame.versus || !others.test(tokens.map(({ text }) => text).join(" "))) return;
  const [flag, another] = frame.conditions;
  if (another === undefined && flag !== undefined && isFlagged(flag) && flag.left !== null) {
    frame.conditions = [];
    frame.groups.push({ kind: "noun", noun: flag.left, each: false });
    return;
  }
  const values = frame.conditions.filter(({ test, negated }) => test.kind === "value" && !negated);
  const absences = frame.conditions.filter(({ test, negated }) => isAbsence(test) && !negated);
  const bounds = values.length + absences.length > 0 ? [] : frame.conditions.filter(isBound);
  const [first, second] = [...values, ...absences, ...bounds];
  if (first === undefined || second !== undefined) return;
  frame.others = first;
}

/** "Over 3500 kg", "of at least 5 guests": a number on one side of another. */
const isBound = ({ test, negated }: Frame["conditions"][number]): boolean =>
  test.kind === "compare" && test.operator !== "=" && typeof test.value === "number" && !negated;

/** A flag that is set: of both kinds of rows, those that have it not are the others. */
const isFlagged = ({ test, negated }: Frame["conditions"][number]): boolean =>
  test.kind === "compare" && test.operator === "=" && test.value === true && !negated;

const isAbsence = (test: Test): boolean =>
  test.kind === "null" || (test.kind === "related" && test.operator === "=" && test.count === 0);

/** "Weekends vs weekdays", "weekends vs other days", "Saturdays vs the rest": the days of either kind. */
export function againstWeekdays(frame: Frame, tokens: readonly Token[]): void {
  const named = frame.groups.findIndex((group) => group.kind === "part" && group.part === "day-of-week");
  const [weekend, other] = frame.recurring;
  if (!frame.versus || weekend?.part !== "day-of-week" || other !== undefined) return;
  const rest = others.test(tokens.map(({ text }) => text).join(" "));
  if (named < 0 && !rest) return;
  if (named >= 0 && !weekend.values.includes(6)) return;
  frame.groups = frame.groups.filter((_, at) => at !== named);
  const values = [1, 2, 3, 4, 5, 6, 7].filter((day) => !weekend.values.includes(day));
  frame.recurring.push({ ...weekend, values });
}
