import type { Item } from "./item.ts";
import { pushCondition } from "./push-condition.ts";
import { isNoun, peek, type Reader } from "./reader.ts";

/**
 * "Department 520", "order #12: status", "when was invoice 88 paid": the row of a table that has this number. A plural is followed by
 * how many, not by which ("employees 5 years ago"), but where a clause before it tells the rows apart ("of the members 12").
 */
export function readRowNumber(reader: Reader): boolean {
  const { frame, tokens } = reader;
  const [noun, number] = [peek(reader), peek(reader, 1)];
  if (noun?.kind !== "table" || !isPlainNumber(reader, number)) return false;
  const between = tokens.slice(noun.end, number.start).map(({ text }) => text);
  const head = tokens[noun.end - 1];
  const [before, next] = [tokens[noun.start - 1]?.text ?? "", peek(reader, 2)];
  if (between.some((text) => text !== "#") || head?.text !== head?.lemma || any.has(before)) return false;
  if (next?.kind === "number" || (isNoun(next) && next.kind === "table" && next.start === number.end))
    return false;
  frame.context.push(noun);
  pushCondition(reader, noun, { kind: "compare", operator: "=", value: number.value });
  reader.held = null;
  reader.at += 2;
  return true;
}

const any: ReadonlySet<string> = new Set("each per every any a an top".split(" "));

const isPlainNumber = (
  { tokens }: Reader,
  item: Item | undefined,
): item is Extract<Item, { kind: "number" }> =>
  item?.kind === "number" &&
  item.unit === null &&
  item.end === item.start + 1 &&
  tokens[item.start]?.kind === "number";

/** Whether nothing is said but which row it is ("show order 12"): then all of it is shown. */
export const asksForRow = ({ frame, pending }: Reader): boolean => {
  const [condition, other] = frame.conditions;
  return (
    condition?.left?.kind === "table" &&
    condition.test.kind === "compare" &&
    condition.test.operator === "=" &&
    other === undefined &&
    frame.asks === null &&
    !frame.counting &&
    pending.length +
      frame.targets.length +
      frame.groups.length +
      frame.extremes.length +
      frame.periods.length ===
      0
  );
};
