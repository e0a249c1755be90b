import { formatNumber } from "../format/format-number.ts";
import type { ChartContext } from "./chart-context.ts";

/** The value of a reference line as it was set: with the figure's unit, but not with the decimals that its rows need. */
export function referenceText({ unit, y, locale }: ChartContext, value: number): string {
  const { decimals: _, ...plain } = unit(y[0] ?? 0);
  return formatNumber(value, plain, locale);
}
