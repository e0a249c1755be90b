import type { ChartColour } from "@parlance/contract";

/** The two themes of the product. */
export type ThemeName = "light" | "dark";

/**
 * Colours of one theme, as CSS hex. `series` is the categorical palette, `accent` the subject, `muted` the rest;
 * `colours` are those that can be asked for by name, each to be read on the surface; `sequential` runs from little to much, `diverging` from negative over none to positive; `rise` and `fall` are parts of a
 * change.
 */
export type ChartTheme = {
  text: string;
  muted: string;
  grid: string;
  surface: string;
  accent: string;
  series: readonly string[];
  colours: Readonly<Record<ChartColour, string>>;
  sequential: readonly string[];
  diverging: readonly string[];
  rise: string;
  fall: string;
};

/**
 * Eight hues for each theme, found by maximising the smallest CIEDE2000 distance between any two of them in normal,
 * protanope, deuteranope and tritanope sight (Machado, Oliveira, Fernandes 2009), each at 3:1 or more on the surface;
 * `theme.test.ts` holds both. What is beyond eight is drawn as "other", in `muted`.
 */
export const themes: Record<ThemeName, ChartTheme> = {
  light: {
    text: "#1c2430",
    muted: "#5d6878",
    grid: "#e4dfd4",
    surface: "#fffefb",
    accent: "#0b6f6a",
    series: ["#0b6f6a", "#508ef4", "#961b4b", "#697c10", "#de7266", "#2d3188", "#9a769f", "#4e3a00"],
    colours: {
      teal: "#0b6f6a",
      blue: "#2f6fde",
      navy: "#23308a",
      sky: "#2484b8",
      purple: "#7a3fb0",
      pink: "#b93a86",
      red: "#c0282d",
      orange: "#bf560b",
      gold: "#927000",
      green: "#2e7d32",
      brown: "#764720",
      grey: "#5d6878",
    },
    sequential: ["#eef4f0", "#a9d3cb", "#4fa39b", "#0b6f6a", "#063f3d"],
    diverging: ["#9c3d16", "#e3b08f", "#f4f1e9", "#8cc3bb", "#0b6f6a"],
    rise: "#0b6f6a",
    fall: "#b5502a",
  },
  dark: {
    text: "#e6eaf0",
    muted: "#98a4b5",
    grid: "#262f3c",
    surface: "#121821",
    accent: "#45c4bb",
    series: ["#45c4bb", "#4873bd", "#ffc237", "#ec6f68", "#8b637b", "#c29fff", "#717a14", "#d8edb5"],
    colours: {
      teal: "#45c4bb",
      blue: "#6ea3ff",
      navy: "#5f74dd",
      sky: "#7cc7f5",
      purple: "#b98cf0",
      pink: "#f08cc4",
      red: "#ff6b6b",
      orange: "#ff9f4a",
      gold: "#ffc93c",
      green: "#6fcf73",
      brown: "#b8895c",
      grey: "#98a4b5",
    },
    sequential: ["#18222c", "#1d4a4d", "#2a7d79", "#45c4bb", "#b8f0ea"],
    diverging: ["#f08a5d", "#8a4a35", "#232b36", "#2a7d79", "#45c4bb"],
    rise: "#45c4bb",
    fall: "#f08a5d",
  },
};
