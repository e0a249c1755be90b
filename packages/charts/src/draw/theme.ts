/** The two themes of the product. */
export type ThemeName = "light" | "dark";

/** Colours of one theme, as CSS hex. `series` is the categorical palette, `accent` the subject, `muted` the rest. */
export type ChartTheme = {
  text: string;
  muted: string;
  grid: string;
  surface: string;
  accent: string;
  series: readonly string[];
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
  },
  dark: {
    text: "#e6eaf0",
    muted: "#98a4b5",
    grid: "#262f3c",
    surface: "#121821",
    accent: "#45c4bb",
    series: ["#45c4bb", "#4873bd", "#ffc237", "#ec6f68", "#8b637b", "#c29fff", "#717a14", "#d8edb5"],
  },
};
