import type { ChartColour } from "@parlance/contract";
import type { ChartTheme } from "../draw/theme.ts";

/**
 * A theme whose subject has the colour that was asked for. It comes first among the hues, in place of the one that is most
 * like it, and colours that run from little to much run towards it.
 */
export function recoloured(theme: ChartTheme, name: ChartColour | undefined): ChartTheme {
  if (name === undefined) return theme;
  const accent = theme.colours[name];
  const nearest = theme.series.toSorted((a, b) => distance(a, accent) - distance(b, accent))[0];
  return {
    ...theme,
    accent,
    series: [accent, ...theme.series.filter((hue) => hue !== nearest)],
    sequential: [0.08, 0.35, 0.65, 1].map((share) => mixed(theme.surface, accent, share)),
  };
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Squared distance in RGB, which is enough to tell the nearest of a few hues. */
const distance = (one: string, other: string): number => {
  const there = channels(other);
  return channels(one).reduce((sum, channel, at) => sum + (channel - (there[at] ?? 0)) ** 2, 0);
};

/** A colour between two; `share` of the second. */
export function mixed(from: string, to: string, share: number): string {
  const end = channels(to);
  const parts = channels(from).map((channel, at) =>
    Math.round(channel + share * ((end[at] ?? 0) - channel))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}
