import { expect, it } from "vitest";
import { random } from "./random.ts";
import { ridge } from "./ridge.ts";

/** Rows of a constant, a telling and an idle feature, with outcomes drawn from the logistic model of `true` weights. */
function drawn(count: number) {
  const next = random(7);
  const rows = Array.from({ length: count }, () => [1, next() * 4 - 2, next() * 4 - 2]);
  const targets = rows.map((row) => {
    const chance = 1 / (1 + Math.exp(-(0.5 + 1.5 * (row[1] ?? 0))));
    return { right: next() < chance ? 1 : 0, weight: 1 };
  });
  return { rows, targets };
}

it("finds the weights that outcomes were drawn with", () => {
  const { rows, targets } = drawn(4000);
  const [bias, telling, idle] = ridge(rows, targets, [0, 0.01, 0.01]);
  expect(bias).toBeCloseTo(0.5, 0);
  expect(telling).toBeGreaterThan(1.3);
  expect(telling).toBeLessThan(1.7);
  expect(Math.abs(idle ?? 1)).toBeLessThan(0.12);
});

it("draws weights to 0 with the strength of the prior, the bias aside", () => {
  const { rows, targets } = drawn(400);
  const [, free] = ridge(rows, targets, [0, 0.01, 0.01]);
  const [bias, held] = ridge(rows, targets, [0, 1000, 1000]);
  expect(Math.abs(held ?? 1)).toBeLessThan(Math.abs(free ?? 0) / 3);
  expect(bias).toBeGreaterThan(0);
});

it("counts an example twice as heavy like two", () => {
  const { rows, targets } = drawn(50);
  const doubled = ridge([...rows, ...rows], [...targets, ...targets], [0, 1, 1]);
  const heavy = ridge(
    rows,
    targets.map((each) => ({ ...each, weight: 2 })),
    [0, 1, 1],
  );
  for (const [at, each] of heavy.entries()) expect(each).toBeCloseTo(doubled[at] ?? 0, 6);
});
