import { z } from "zod";

/** Colours that a person can ask for by name; each theme has its own shade of them that can be read on it. */
export const chartColours = [
  "teal",
  "blue",
  "navy",
  "sky",
  "purple",
  "pink",
  "red",
  "orange",
  "gold",
  "green",
  "brown",
  "grey",
] as const;
export type ChartColour = (typeof chartColours)[number];

/** Orders of what a chart compares: by size or by name. */
export const chartSorts = ["largest", "smallest", "name", "name-descending"] as const;

/** Ways to write figures: short ("1.2M"), in full, or times a hundred with a percent sign. */
export const chartNumbers = ["short", "exact", "percent"] as const;

/** How bars stand: from left to right, upwards, or in the other of both than they would by themselves. */
export const chartBars = ["lying", "standing", "turned"] as const;

/** Where a legend stands; "none" leaves it out, and names at the ends of lines with it. */
export const chartLegends = ["above", "below", "none"] as const;

/** Sizes of a chart beside the usual one. */
export const chartSizes = ["small", "large"] as const;

/** Levels of the drawn figures themselves that a line can stand at. */
export const referenceLevels = ["average", "median"] as const;

/**
 * How a person wants a chart to look, by hand or by asking; whatever is left out is as the chart has it by itself.
 * - `colours`: by the name of a line, bar or part; under "" of the one figure, or of all that have none of their own.
 * - `share`: stacks fill the whole, each part its share.
 * - `sort`, `top`: of the members along the axis; of times, which keep their order, the lines or parts that split them.
 * - `scale`: of the axis of figures; a logarithm leaves out what is not above zero.
 * - `bars`: which way they lie; `turned` is the other one than the chart has by itself.
 * - `start`: where the axis of figures begins: at a number or near the least of the data; not of bars and areas, whose size is their value.
 * - `legend`, `grid`: the names of lines or parts, and the lines behind them.
 * - `values`: the figures written at the bars or points.
 * - `reference`: a line at a value of the axis of figures, or at a level of the figures themselves, with its name.
 */
export const chartLookSchema = z.strictObject({
  title: z.string().max(160).optional(),
  xLabel: z.string().max(80).optional(),
  yLabel: z.string().max(80).optional(),
  numbers: z.enum(chartNumbers).optional(),
  decimals: z.number().int().min(0).max(6).optional(),
  colours: z.record(z.string().max(200), z.enum(chartColours)).optional(),
  share: z.boolean().optional(),
  bars: z.enum(chartBars).optional(),
  sort: z.enum(chartSorts).optional(),
  top: z.number().int().min(1).max(500).optional(),
  scale: z.enum(["linear", "log"]).optional(),
  start: z.union([z.number().min(-1e200).max(1e200), z.literal("data")]).optional(),
  legend: z.enum(chartLegends).optional(),
  grid: z.boolean().optional(),
  values: z.boolean().optional(),
  size: z.enum(chartSizes).optional(),
  reference: z
    .strictObject({
      value: z.union([z.number().min(-1e200).max(1e200), z.enum(referenceLevels)]),
      label: z.string().max(80).nullable(),
    })
    .optional(),
});
export type ChartLook = z.infer<typeof chartLookSchema>;
