import type { Column, ComparisonOperator, Literal } from "@parlance/contract";

const code = /^(\D*)(\d+(?:\.\d+)*)(\D*)$/;

/** How "4.10" and "4.9" stand to each other: part by part, as versions do. */
function order(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split(".").map(Number));
  const parts = Math.max(left?.length ?? 0, right?.length ?? 0);
  for (let at = 0; at < parts; at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * "Grade G5 or higher", "version 4.1 and up": the known values of a column that are numbered as `from` is and lie on that side of it; null where they are
 * no such codes, or not all are known.
 */
export function codesBeyond(
  { profile }: Column,
  from: Literal,
  operator: ComparisonOperator,
): Literal[] | null {
  const known = profile?.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : [])) ?? [];
  const [, before, number, after] = code.exec(String(from)) ?? [];
  if (number === undefined || profile === null || known.length < profile.distinct) return null;
  const numbered = known.flatMap((value) => {
    const match = code.exec(value);
    return match !== null && match[1] === before && match[3] === after
      ? [{ value, number: match[2] ?? "" }]
      : [];
  });
  const meets = (each: string): boolean =>
    operator === "<" || operator === "<=" ? order(each, number) <= 0 : order(each, number) >= 0;
  return numbered.length < 3
    ? null
    : numbered
        .filter((each) => meets(each.number))
        .toSorted((one, other) => order(one.number, other.number))
        .map(({ value }) => value);
}
