import { expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { buildCube, type CubeFigures } from "./cube.ts";
import { decompose } from "./decompose.ts";
import { plan, plantedRates } from "./testing/planted.ts";

const rows = (...list: [string, number[], number[]][]): CubeFigures =>
  buildCube(
    ["Region"],
    list.flatMap(([member, prior, current]) => [
      { current: false, members: [member], values: prior },
      { current: true, members: [member], values: current },
    ]),
    list[0]?.[1].length ?? 0,
  );
const byMember = (figures: CubeFigures, ratio: boolean) =>
  decompose(figures, ratio, figures.cube.codes[0] ?? new Int32Array(), figures.cube.members[0]?.length ?? 0);

test("what adds up changes by current less prior", () => {
  expect(byMember(rows(["North", [100], [60]], ["South", [50], [55]]), false)).toEqual([
    { prior: 100, current: 60, change: -40, rate: null, mix: null },
    { prior: 50, current: 55, change: 5, rate: null, mix: null },
  ]);
});

test("a rate that moved at equal weights is all rate", () => {
  const [north, south] = byMember(
    rows(["North", [10, 100], [30, 100]], ["South", [10, 100], [10, 100]]),
    true,
  );
  expect(north).toMatchObject({ prior: 0.1, current: 0.3, mix: 0 });
  expect(north?.rate).toBeCloseTo(0.1, 12);
  expect(south).toMatchObject({ change: 0 });
});

test("weight that moved at equal rates is all mix", () => {
  const parts = byMember(rows(["North", [50, 100], [100, 200]], ["South", [20, 200], [10, 100]]), true);
  expect(parts.map(({ rate }) => rate)).toEqual([0, 0]);
  expect(parts.reduce((sum, { mix }) => sum + (mix ?? 0), 0)).toBeCloseTo(110 / 300 - 70 / 300, 12);
});

test("a part that is new or gone is all mix, with no figure in its empty period", () => {
  const [north, south] = byMember(rows(["North", [50, 100], [0, 0]], ["South", [20, 200], [60, 300]]), true);
  expect(north).toMatchObject({ prior: 0.5, current: null, rate: 0 });
  expect(south?.rate).not.toBe(0);
});

test.each([true, false])("parts add up to the change to 1e-9, in 200 made-up cubes (ratio: %s)", (ratio) => {
  for (let seed = 0; seed < 200; seed++) {
    const { uniform } = seededRandom(seed);
    const effects = [{ where: { Region: "North" }, factor: uniform() * 4 }];
    const figures = plantedRates(plan({ seed, noise: 0.5, rows: 3000, effects }), () => 0.3, seed % 2 === 0);
    const scaled = {
      ...figures,
      prior: figures.prior.map((column) => column.map((value) => value * 1e6 * uniform())),
    };
    const partOf = Int32Array.from({ length: figures.cube.size }, () => Math.floor(uniform() * 7));
    const total = (column: Float64Array | undefined): number =>
      column?.reduce((sum, value) => sum + value, 0) ?? 0;
    const whole = (columns: Float64Array[]): number =>
      ratio ? total(columns[0]) / total(columns[1]) : total(columns[0]);
    const change = whole(scaled.current) - whole(scaled.prior);
    const parts = decompose(scaled, ratio, partOf, 7);
    const sum = parts.reduce((all, part) => all + part.change, 0);
    expect(Math.abs(sum - change)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(change)));
    for (const { change: own, rate, mix } of parts) if (ratio) expect((rate ?? 0) + (mix ?? 0)).toBe(own);
  }
});
