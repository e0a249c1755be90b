/** At most `count` runs at a time, first come first served. */
export type Slots = { run<T>(work: () => Promise<T>): Promise<T> };

/** Makes slots: DuckDB's calls each hold a worker thread of Node, and files need some too. */
export function makeSlots(count: number): Slots {
  const waiting: (() => void)[] = [];
  let free = count;
  const take = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    run: async (work) => {
      await take();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
