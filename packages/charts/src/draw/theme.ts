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

/** Categorical hues after Okabe and Ito (2008), shifted to hold contrast on each surface; `palette.test.ts` simulates colour-vision deficiencies. */
export const themes: Record<ThemeName, ChartTheme> = {
  light: {
    text: "#1c2430",
    muted: "#5d6878",
    grid: "#e4e1d9",
    surface: "#fdfcf9",
    accent: "#0b7a75",
    series: ["#0b7a75", "#d55e00", "#3a6fb0", "#a8812a", "#9a3f7f", "#4f9fce", "#5a5a5a", "#b9442e"],
  },
  dark: {
    text: "#e6eaf0",
    muted: "#94a0b2",
    grid: "#252d3a",
    surface: "#10151d",
    accent: "#3fc1b8",
    series: ["#3fc1b8", "#f08a4b", "#6fa8ee", "#e3c05c", "#d685bd", "#9ad0f5", "#a9b0ba", "#e0705a"],
  },
};
