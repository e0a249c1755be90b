import { expect, test } from "vitest";
import { countryCodes } from "./countries.ts";
import { placeName, placesOf, tilesOf } from "./place-names.ts";
import { stateNames } from "./us-states.ts";

test("countries by name, code or what people call them", () => {
  const found = placesOf(["France", "DEU", "jp", "USA", "United Kingdom", "EIRE"]);
  expect(found?.region).toBe("world");
  expect([...(found?.codes.values() ?? [])]).toEqual(["FR", "DE", "JP", "US", "GB", "IE"]);
});

test("states by name or postal code", () => {
  expect(placesOf(["CA", "TX", "Georgia", "new york"])).toMatchObject({ region: "states" });
});

test.each([
  [["North", "South", "West"]],
  [["France"]],
  [["France", "Online", "Wholesale"]],
  [[1, 2, null]],
  [[]],
])("%j are no places", (values) => {
  expect(placesOf(values)).toBeNull();
});

test("every place has one square of its own and a name", () => {
  for (const region of ["world", "states"] as const) {
    const tiles = tilesOf(region);
    expect(new Set(tiles.map(({ code }) => code)).size).toBe(tiles.length);
    for (const { code } of tiles) expect(placeName(region, code, "en")).not.toBe(code);
  }
  expect(
    tilesOf("states")
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(Object.keys(stateNames).toSorted());
  const codes = countryCodes.trim().split(/\s+/);
  expect(
    tilesOf("world")
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(codes.map((code) => code.slice(0, 2)).toSorted());
  expect(new Set(codes.map((code) => code.slice(2))).size).toBe(codes.length);
});
