import { expect, test } from "vitest";
import { buildCube } from "./cube.ts";
import { findDrivers } from "./find-drivers.ts";
import { namedSlice } from "./search-slices.ts";
import { plan, plantedLevels, plantedRates } from "./testing/planted.ts";

const level = { numerator: 0, denominator: null };
const ratio = { numerator: 0, denominator: 1 };
type Figures = ReturnType<typeof plantedLevels>;
const named = (figures: Figures, measure: { numerator: number; denominator: number | null }) => {
  const found = findDrivers(figures, measure);
  const names = (list: typeof found.drivers) => list.map(({ slice }) => namedSlice(figures.cube, slice));
  return { ...found, names: names(found.drivers), against: names(found.offsets) };
};

test.each([
  ["a member", [{ where: { Region: "North" }, factor: 0.5 }]],
  ["a member that vanished", [{ where: { Region: "North" }, factor: 0 }]],
  ["a member that grew tenfold", [{ where: { Plan: "Team" }, factor: 10 }]],
  ["two members", ["North", "West"].map((Region) => ({ where: { Region }, factor: 0.6 }))],
  ["a combination", [{ where: { Region: "South", Channel: "Web" }, factor: 0.4 }]],
])("%s that moved is the driver", (_, effects) => {
  for (const seed of [11, 12, 13]) {
    const { names, broad } = named(plantedLevels(plan({ seed, effects })), level);
    expect(names).toHaveLength(effects.length);
    expect(names).toEqual(expect.arrayContaining(effects.map(({ where }) => where)));
    expect(broad).toBe(false);
  }
});

test("what moved against the change is an offset", () => {
  const effects = [
    { where: { Region: "North" }, factor: 0.3 },
    { where: { Region: "South", Channel: "Web" }, factor: 2.5 },
  ];
  const figures = plantedLevels(plan({ seed: 21, effects }));
  const { drivers, offsets } = findDrivers(figures, level);
  const names = [...drivers, ...offsets].map(({ slice }) => namedSlice(figures.cube, slice));
  expect(names).toEqual(expect.arrayContaining(effects.map(({ where }) => where)));
  expect(drivers.every(({ effect }) => effect * (drivers[0]?.effect ?? 0) > 0)).toBe(true);
  expect(offsets.every(({ effect }) => effect * (drivers[0]?.effect ?? 0) < 0)).toBe(true);
});

test("everything alike is broad, noise is nothing", () => {
  const broad = named(plantedLevels(plan({ seed: 31, common: 0.8 })), level);
  expect(broad).toMatchObject({ names: [], broad: true });
  expect(broad.common).toBeCloseTo(0.8, 1);
  expect(named(plantedLevels(plan({ seed: 32 })), level)).toMatchObject({ names: [], broad: false });
});

test("the unit and the order of rows make no difference", () => {
  const effects = [{ where: { Region: "East", Plan: "Free" }, factor: 2 }];
  const figures = plantedLevels(plan({ seed: 41, effects }));
  const rows = Array.from({ length: figures.cube.size }, (_, leaf) => {
    const members = figures.cube.members.map(
      (all, index) => all[figures.cube.codes[index]?.[leaf] ?? 0] ?? "",
    );
    return [true, false].map((current) => ({
      current,
      members,
      values: [((current ? figures.current : figures.prior)[0]?.[leaf] ?? 0) * 0.37],
    }));
  });
  const turned = buildCube(figures.cube.dimensions, rows.toReversed().flat(), 1);
  expect(named(turned, level).names).toEqual(named(figures, level).names);
});

test.each([
  [{ Region: "North" }, 2.5],
  [{ Channel: "Web", Plan: "Pro" }, 3],
])("a rate that rose in %j", (where, factor) => {
  const figures = plantedRates(plan({ seed: 51, effects: [{ where, factor }] }), () => 0.06);
  const found = named(figures, ratio);
  expect(found.names).toEqual([where]);
  expect(found.drivers[0]).toMatchObject({ kind: "rate" });
  expect(found.drivers[0]?.effect).toBeGreaterThan(0);
});

test("a success rate that fell is found by its failures, with a falling effect", () => {
  const failing = plantedRates(
    plan({ seed: 52, effects: [{ where: { Region: "West" }, factor: 4 }] }),
    () => 0.02,
  );
  const successes = {
    ...failing,
    prior: failing.prior.map((column, index) =>
      index === 0 ? column.map((value, leaf) => (failing.prior[1]?.[leaf] ?? 0) - value) : column,
    ),
    current: failing.current.map((column, index) =>
      index === 0 ? column.map((value, leaf) => (failing.current[1]?.[leaf] ?? 0) - value) : column,
    ),
  };
  const found = named(successes, ratio);
  expect(found.names).toEqual([{ Region: "West" }]);
  expect(found.drivers[0]?.effect).toBeLessThan(0);
});

test("volume that moved between members of different rates is a driver of the ratio", () => {
  const rate = ({ Channel }: Record<string, string>): number => (Channel === "Web" ? 0.5 : 0.1);
  const effects = [
    { where: { Channel: "Web" }, factor: 0.4 },
    { where: { Channel: "Store" }, factor: 1.8 },
  ];
  const found = named(plantedRates(plan({ seed: 53, effects }), rate, true), ratio);
  expect(found.names).toContainEqual({ Channel: "Web" });
  expect(found.drivers[0]).toMatchObject({ kind: "mix" });
});

test("volume that moved at equal rates changes no ratio", () => {
  const effects = [{ where: { Channel: "Web" }, factor: 0.4 }];
  expect(
    named(
      plantedRates(plan({ seed: 54, effects }), () => 0.2, true),
      ratio,
    ).names,
  ).toEqual([]);
});

test("a cube without figures has no drivers", () => {
  const empty = buildCube(["Region"], [{ current: true, members: ["North"], values: [0, 0] }], 2);
  expect(named(empty, level).names).toEqual([]);
  expect(named(empty, ratio).names).toEqual([]);
});
