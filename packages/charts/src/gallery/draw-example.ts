import type { ChartKind } from "@parlance/contract";
import { charts } from "../charts.ts";
import { chooseChart } from "../choose-chart.ts";
import type { DrawOptions } from "../draw/chart-context.ts";
import { drawChart } from "../draw-chart.ts";
import { renderSvg } from "../render-svg.ts";
import { tableShape } from "../shape/table-shape.ts";
import type { Example } from "./examples.ts";

/** An example drawn as a kind that can draw it, as SVG. Throws a RangeError where it cannot. */
export function drawExample(
  kind: ChartKind,
  { table, query }: Example,
  options: DrawOptions & { height: number },
): string {
  const shape = tableShape(table, query);
  if (!charts[kind].draws(shape)) throw new RangeError(`${kind} cannot draw this result`);
  const { x, y, series } = charts[kind].encode(shape);
  const id = (index: number | null): string | null =>
    index === null ? null : (table.columns[index]?.id ?? null);
  const spec = {
    ...chooseChart(table, query, { title: "Revenue", resultHash: "" }),
    kind,
    x: id(x),
    y: y.map(id).filter((one) => one !== null),
    series: id(series),
  };
  return renderSvg(drawChart(spec, table, options), options);
}
