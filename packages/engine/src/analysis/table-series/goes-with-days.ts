/**
 * Whether sums over periods of `days` go with the length of the periods, as sales do, or are the same whatever it is, as rents and
 * salaries are: whether the changes from one period to the next are smaller, in absolute size, of figures a day. False where they are alike.
 */
export function goesWithDays(values: readonly (number | null)[], days: readonly number[]): boolean {
  const usual = days.reduce((sum, count) => sum + count, 0) / days.length;
  const even = values.map((value, row) => (value === null ? null : (value * usual) / (days[row] ?? usual)));
  return changes(even) < changes(values);
}

const changes = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value, row) => {
    const before = values[row - 1] ?? null;
    return value === null || before === null ? sum : sum + Math.abs(value - before);
  }, 0);
