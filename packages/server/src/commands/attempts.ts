/** Counts failed attempts by name within a window. */
export type Attempts = {
  /** Seconds until the name may try again; 0 is now. */
  wait(name: string): number;
  fail(name: string): void;
  succeed(name: string): void;
};

/** Allows `limit` failures per name in `windowMilliseconds`; the oldest names are dropped beyond 10,000. */
export function makeAttempts(limit: number, windowMilliseconds: number, now: () => number): Attempts {
  const failures = new Map<string, number[]>();
  const recent = (name: string): number[] =>
    (failures.get(name) ?? []).filter((time) => time > now() - windowMilliseconds);
  return {
    wait: (name) => {
      const oldest = recent(name).at(-limit);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowMilliseconds - now()) / 1000);
    },
    fail: (name) => {
      const times = [...recent(name), now()].slice(-limit);
      failures.delete(name);
      failures.set(name, times);
      const first = failures.keys().next();
      if (failures.size > 10_000 && first.done !== true) failures.delete(first.value);
    },
    succeed: (name) => void failures.delete(name),
  };
}
