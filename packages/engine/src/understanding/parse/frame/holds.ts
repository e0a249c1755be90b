/** Whether a list of ids, which ascend, has one. */
export function holds(ids: readonly number[] | undefined, id: number): boolean {
  if (ids === undefined) return false;
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id;
}
