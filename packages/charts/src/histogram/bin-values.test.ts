import fc from "fast-check";
import { expect, test } from "vitest";
import { binValues } from "./bin-values.ts";

test("round edges; the number of bins follows spread and size", () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  expect(binValues(values)).toEqual(
    [0, 50, 100].map((from) => ({ from, to: from + 50, count: from === 100 ? 1 : 50 })),
  );
});

test("nothing to bin, one value, equal values", () => {
  expect(binValues([])).toEqual([]);
  expect(binValues([7])).toEqual([{ from: 7, to: 7, count: 1 }]);
  expect(binValues([7, 7, 7])).toEqual([{ from: 7, to: 7, count: 3 }]);
});

test("one far outlier does not make thousands of bins", () => {
  const values = [...Array.from({ length: 1000 }, (_, index) => index % 10), 1_000_000];
  expect(binValues(values).length).toBeLessThanOrEqual(61);
});

test("every value is in exactly one bin, which holds it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 200 }),
      (values) => {
        const bins = binValues(values);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        for (const [index, { from, to, count }] of bins.entries()) {
          const last = index === bins.length - 1;
          const slack = Math.max(1e-9, Math.abs(to) * 1e-9);
          const inside = values.filter(
            (value) => value >= from - slack && (last ? value <= to + slack : value <= to + slack),
          );
          expect(inside.length).toBeGreaterThanOrEqual(count);
        }
      },
    ),
    { seed: 20241121, numRuns: 200 },
  );
});
