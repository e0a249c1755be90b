import { seededRandom } from "../../statistics/seeded-random.ts";
import { buildCube, type CubeFigures, type CubeRow, type Slice } from "../cube.ts";

/** Members that a planted change holds, by dimension. */
export type Where = Record<string, string>;

/** What a made-up cube is like; `noise` is the swing of a leaf in both periods, `effects` change the current one. */
export type Plan = {
  seed: number;
  dimensions: Record<string, string[]>;
  rows: number;
  noise: number;
  common: number;
  effects: { where: Where; factor: number }[];
};

export const regions = ["North", "South", "East", "West", "Central"];
export const channels = ["Web", "Store", "Partner"];
export const plans = ["Free", "Basic", "Pro", "Team"];

/** A shop's cube where nothing happens but noise, with whatever a test changes. */
export const plan = (more: Partial<Plan>): Plan => ({
  seed: 1,
  dimensions: { Region: regions, Channel: channels, Plan: plans },
  rows: 30_000,
  noise: 0.05,
  common: 1,
  effects: [],
  ...more,
});

/** Counts of each leaf, drawn as the plan says: one figure. */
export function plantedLevels(given: Plan): CubeFigures {
  return buildCube(
    Object.keys(given.dimensions),
    leavesOf(given).map(({ current, members, rows }) => ({ current, members, values: [rows] })),
    1,
  );
}

/** Events of each leaf at a rate, and the rows that they are counted among; effects change the rate or, with `volume`, the rows. */
export function plantedRates(given: Plan, rate: (where: Where) => number, volume = false): CubeFigures {
  const { normal } = seededRandom(given.seed + 1000);
  const base = volume ? given : { ...given, effects: [], common: 1 };
  const rows = leavesOf(base).map(({ current, members, rows: count }): CubeRow => {
    const where = whereOf(given, members);
    const factor = volume ? 1 : factorOf(given, where, current);
    const expected = count * Math.min(1, rate(where) * factor);
    const spread = Math.sqrt(expected * (1 - expected / Math.max(1, count)));
    const events = Math.min(count, Math.max(0, Math.round(expected + spread * normal())));
    return { current, members, values: [events, count] };
  });
  return buildCube(Object.keys(given.dimensions), rows, 2);
}

/** A slice by names. */
export const sliceOf = ({ cube }: CubeFigures, where: Where): Slice =>
  cube.dimensions.flatMap((dimension, index) => {
    const member = where[dimension];
    return member === undefined
      ? []
      : [{ dimension: index, member: cube.members[index]?.indexOf(member) ?? -1 }];
  });

function leavesOf(given: Plan): { current: boolean; members: string[]; rows: number }[] {
  const { normal } = seededRandom(given.seed);
  const shares = Object.values(given.dimensions).map((members) => {
    const weights = members.map(() => Math.exp(0.6 * normal()));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / all);
  });
  const leaves = Object.values(given.dimensions).reduce<{ members: string[]; share: number }[]>(
    (found, members, dimension) =>
      found.flatMap((leaf) =>
        members.map((member, index) => ({
          members: [...leaf.members, member],
          share: leaf.share * (shares[dimension]?.[index] ?? 0),
        })),
      ),
    [{ members: [], share: 1 }],
  );
  return [false, true].flatMap((current) =>
    leaves.map(({ members, share }) => {
      const level =
        given.rows *
        share *
        Math.exp(given.noise * normal()) *
        factorOf(given, whereOf(given, members), current);
      return { current, members, rows: Math.max(0, Math.round(level + Math.sqrt(level) * normal())) };
    }),
  );
}

const whereOf = (given: Plan, members: string[]): Where =>
  Object.fromEntries(
    Object.keys(given.dimensions).map((dimension, index) => [dimension, members[index] ?? ""]),
  );

const factorOf = ({ effects, common }: Plan, where: Where, current: boolean): number =>
  current
    ? effects
        .filter((effect) => Object.entries(effect.where).every(([key, member]) => where[key] === member))
        .reduce((product, { factor }) => product * factor, common)
    : 1;
