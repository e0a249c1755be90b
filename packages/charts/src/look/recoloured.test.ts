import { expect, test } from "vitest";
import { themes } from "../draw/theme.ts";
import { mixed, recoloured } from "./recoloured.ts";

test("the colour comes first, in place of the hue that is most like it", () => {
  const theme = recoloured(themes.light, "navy");
  expect(theme.accent).toBe(themes.light.colours.navy);
  expect(theme.series).toHaveLength(themes.light.series.length);
  expect(theme.series[0]).toBe(theme.accent);
  expect(theme.series).not.toContain("#2d3188");
  expect(theme.sequential.at(-1)).toBe(theme.accent);
  expect(recoloured(themes.dark, undefined)).toBe(themes.dark);
});

test("a mixture lies between its colours", () => {
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mixed("#102030", "#405060", 0)).toBe("#102030");
});
