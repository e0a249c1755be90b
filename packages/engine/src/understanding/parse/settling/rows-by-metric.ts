import type { Frame } from "../frame/frame.ts";

/**
 * "Customers by revenue", "countries by profit": nobody splits rows by every amount that a figure comes to, but looks at that figure for each
 * of them, the highest first where no other order is said.
 */
export function rowsByMetric(frame: Frame): void {
  const [target, other] = frame.targets;
  if (target === undefined || other !== undefined || target.aggregation !== null) return;
  if (target.noun.kind === "metric" || frame.extremes.length > 0 || frame.counting) return;
  const figures = frame.groups.flatMap((group) =>
    group.kind === "noun" && !group.each && group.noun.kind === "metric" ? [group] : [],
  );
  const [figure, second] = figures;
  if (figure === undefined || second !== undefined) return;
  frame.targets = [{ noun: figure.noun, aggregation: null, distinct: false, joined: false }];
  frame.groups = [
    { kind: "noun", noun: target.noun, each: false },
    ...frame.groups.filter((group) => group !== figure),
  ];
  if (frame.orders.length === 0)
    frame.orders.push({ noun: figure.noun, count: false, aggregation: null, descending: true });
}
