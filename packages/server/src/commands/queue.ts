/** Runs work one after the other. */
export type Queue = { run<T>(work: () => Promise<T>): Promise<T> };

/** Makes a queue; work that fails does not hold up the next. */
export function makeQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
