import type { ChartSpec, ResultTable } from "@parlance/contract";
import { drawChart } from "../draw-chart.ts";
import type { Locale } from "../format/format-number.ts";

/** Kinds whose lines, bars or parts each have a hue of their own when there are several. */
const hued = ["grouped-bar", "stacked-bar", "line", "area", "scatter", "donut", "combo"];

/** The lines, bars or parts of a chart that can have colours of their own, as they are named; none where all is of one colour. */
export function drawnNames(spec: ChartSpec, table: ResultTable, locale: Locale): string[] {
  if (!hued.includes(spec.kind)) return [];
  const { series } = drawChart(spec, table, { theme: "light", locale, width: 640 });
  const drawn = [series ?? []].flat() as { name?: unknown; type?: unknown; data?: unknown }[];
  const named =
    spec.kind === "donut"
      ? drawn.flatMap(({ data }) => (Array.isArray(data) ? data.map(({ name }) => name) : []))
      : drawn.map(({ name }) => name);
  const names = named.filter((name) => typeof name === "string");
  return names.length > 1 ? names.slice(0, most) : [];
}

/** Colours that can still be told apart. */
const most = 12;
