import type { ChartContext } from "../draw/chart-context.ts";

/** Parts of an option, of which ECharts' types know too many kinds to be told apart here. */
export type Part = Record<string, unknown>;

/** One change of a drawn chart by what a person asked of its look. */
export type LookStep = (option: Part, context: ChartContext) => Part;

/** A part as a list, whether it is one, many or none. */
export const listOf = (part: unknown): Part[] => (part === undefined ? [] : ([part].flat() as Part[]));

/** What `part` was, one or many, with each changed. */
export const eachOf = (part: unknown, change: (one: Part, at: number) => Part): unknown =>
  Array.isArray(part) ? part.map(change) : part === undefined ? part : change(part as Part, 0);

/** The axis of figures: a lying chart's is the one below. */
export function figureAxis(option: Part): "xAxis" | "yAxis" {
  const [below] = listOf(option.xAxis);
  const [beside] = listOf(option.yAxis);
  return below?.type !== "category" && beside?.type === "category" ? "xAxis" : "yAxis";
}
