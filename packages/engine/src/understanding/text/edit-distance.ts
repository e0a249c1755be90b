/**
 * Damerau-Levenshtein distance (optimal string alignment), given up above `limit`: then `limit + 1` is returned.
 * Words are cut at 40 characters.
 */
export function editDistance(left: string, right: string, limit: number): number {
  const a = left.slice(0, 40);
  const b = right.slice(0, 40);
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + cost,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        value = Math.min(value, at(before, column - 2) + 1);
      }
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return at(previous, b.length);
}

/** How many slips a word of that length may hold and still be taken for the other one. */
export const allowedSlips = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
