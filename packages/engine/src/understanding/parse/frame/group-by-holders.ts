import type { Reader } from "./reader.ts";

/**
 * "The number of nurses for the wards that have more than 20 nurses": what the counted rows are said to be many of groups them,
 * where nothing else does. A number of all of them is more than 20 or is not.
 */
export function groupByHolders({ frame }: Reader): void {
  const [target, other] = frame.targets;
  const [holder, second] = frame.context.filter(({ kind }) => kind === "column");
  if (target?.noun.kind !== "table" || target.aggregation !== "count" || other !== undefined) return;
  if (holder === undefined || second !== undefined || frame.groups.length > 0) return;
  const { table } = target.noun;
  const many = frame.conditions.some(
    ({ test, negated }) =>
      test.kind === "related" &&
      test.table.kind === "table" &&
      test.table.table === table &&
      test.count > 0 &&
      !negated &&
      test.table.start > holder.start,
  );
  if (!many) return;
  frame.context = frame.context.filter((noun) => noun !== holder);
  frame.groups.push({ kind: "noun", noun: holder, each: false });
}
