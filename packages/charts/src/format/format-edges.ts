import { formatNumber, formatNumberShort, type Locale, type WrittenUnit } from "./format-number.ts";

/** Writes the edges of bins, in rising order: short where that tells them all apart ("$1.2K"), else in full ("$1,350", "$1,400"). */
export function formatEdges(edges: readonly number[], unit: WrittenUnit, locale: Locale): string[] {
  const short = edges.map((edge) => formatNumberShort(edge, unit, locale));
  return new Set(short).size === new Set(edges).size
    ? short
    : edges.map((edge) => formatNumber(edge, unit, locale));
}
