import type { Build } from "../build-context.ts";

/** Whether rows of a table are told by their name or their key. */
export const isNamedBy = ({ frame, choice, index }: Build, table: number): boolean => {
  const entry = index.tables[table];
  const telling = new Set(entry === undefined ? [] : [...entry.naming, ...entry.key]);
  return frame.conditions.some(({ test, left }) => {
    const column = test.kind === "value" ? choice.values.get(test.value)?.column : undefined;
    if (column === undefined || !telling.has(column)) return false;
    return (
      left === null || (left.kind === "column" && left.options.some((option) => option.column === column))
    );
  });
};
