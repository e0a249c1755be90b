import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";

/** Whether rows of a table are told by their name or their key. */
export const isNamedBy = ({ frame, choice, index }: Build, table: number): boolean => {
  const entry = index.tables[table];
  const telling = new Set(entry === undefined ? [] : [...entry.naming, ...entry.key]);
  const named = frame.conditions.filter(({ test }) => {
    const column = test.kind === "value" ? choice.values.get(test.value)?.column : undefined;
    return column !== undefined && telling.has(column);
  });
  const isOfOthers = ({ left, test }: Condition): boolean =>
    left !== null &&
    test.kind === "value" &&
    (left.kind !== "column" ||
      left.options.every(({ column }) => column !== choice.values.get(test.value)?.column));
  return named.length > 0 && !named.some(isOfOthers);
};
