import type { Column, ComparisonOperator, Literal } from "@parlance/contract";

const code = /^(\D*)(\d+)(\D*)$/;

/**
 * "Grade G5 or higher": the known values of a column that are numbered as `from` is and lie on that side of it; null where they are
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
      ? [{ value, number: Number(match[2]) }]
      : [];
  });
  const meets = (each: number): boolean =>
    operator === "<" || operator === "<=" ? each <= Number(number) : each >= Number(number);
  return numbered.length < 3
    ? null
    : numbered
        .filter((each) => meets(each.number))
        .toSorted((one, other) => one.number - other.number)
        .map(({ value }) => value);
}
