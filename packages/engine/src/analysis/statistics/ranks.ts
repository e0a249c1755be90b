/** The ranks of values, 1 for the smallest; equal values share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let place = from; place < to; place++) result[order[place] ?? 0] = (from + to + 1) / 2;
    from = to;
  }
  return result;
}
