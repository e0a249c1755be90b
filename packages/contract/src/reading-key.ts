import { periodSchema } from "./semantic-query-schema.ts";
import type { Period, SemanticQuery } from "./semantic-query-types.ts";

/**
 * A text that two queries share exactly when they mean the same at any time: "last month" of March is that of May. The
 * days that a relative period stood for when it was read are left out, also those just before it that it is compared
 * with, and so is the order of keys.
 */
export const readingKey = (query: SemanticQuery): string => JSON.stringify(lasting(query));

function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== "object" || value === null) return value;
  const period = periodOf(value);
  if (period !== null) return isRelative(period) ? period.expression : period;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      key === "previous" && isJustBefore(part, value) ? "just before" : lasting(part),
    ]),
  );
}

/** Whether days are those that end where a relative period beside them starts. */
function isJustBefore(part: unknown, beside: object): boolean {
  const current = "current" in beside ? periodOf(beside.current) : null;
  const previous = periodOf(part);
  if (current === null || previous === null || !isRelative(current) || isRelative(previous)) return false;
  return previous.interval.end !== null && previous.interval.end === current.interval.start;
}

const isRelative = ({ expression }: Period): boolean => expression.kind !== "absolute";

const periodOf = (value: unknown): Period | null => {
  const parsed = periodSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
};
