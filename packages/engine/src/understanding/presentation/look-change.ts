import type { ChartKind, ChartLook } from "@parlance/contract";

/** Parts of a chart's look that are to be otherwise; null takes one back to what the chart has by itself. */
export type LookChange = { [Part in keyof ChartLook]?: ChartLook[Part] | null };

/**
 * What words say of a chart: parts of its look, its kind, that all changes are taken back, or that its parts are to be shares: of one
 * split alone, they are no matter of its look. `refused` is what to say of what no chart can do.
 */
export type ChartChange = {
  look: LookChange;
  kind: ChartKind | null;
  reset: boolean;
  parts: boolean;
  refused: string | null;
};

/** A look with changes; colours are added to those that are there. */
export function changedLook(look: ChartLook, change: LookChange): ChartLook {
  const colours =
    change.colours === undefined || change.colours === null
      ? change.colours
      : { ...look.colours, ...change.colours };
  const bars = change.bars === "turned" ? otherWay(look.bars) : change.bars;
  const merged = {
    ...look,
    ...change,
    ...(bars === undefined ? {} : { bars }),
    ...(colours === undefined ? {} : { colours }),
  };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  ) as ChartLook;
}

/** Bars that are turned once more. */
const otherWay = (bars: ChartLook["bars"]): ChartLook["bars"] | null =>
  bars === undefined ? "turned" : bars === "turned" ? null : bars === "lying" ? "standing" : "lying";
