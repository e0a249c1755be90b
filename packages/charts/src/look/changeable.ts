import type { ChartKind } from "@parlance/contract";

/** Kinds with one axis of figures that a logarithm can be taken of: not those that add parts up. */
const logarithmic: readonly ChartKind[] = ["bar", "grouped-bar", "line", "scatter", "histogram", "box-plot"];

/** Whether a kind can show its figures on a scale of logarithms. */
export const canBeLogarithmic = (kind: ChartKind): boolean => logarithmic.includes(kind);

const withBars: readonly ChartKind[] = ["bar", "grouped-bar", "stacked-bar"];

/** Whether a kind has bars that can lie or stand. */
export const hasBars = (kind: ChartKind): boolean => withBars.includes(kind);

const withAxes: readonly ChartKind[] = [
  ...logarithmic,
  "stacked-bar",
  "area",
  "combo",
  "forecast",
  "anomalies",
  "pareto",
  "waterfall",
];

/** Whether a kind has axes to be named, and one of figures that a reference line can be drawn at. */
export const hasAxes = (kind: ChartKind): boolean => withAxes.includes(kind);

const anywhere: readonly ChartKind[] = ["line", "scatter", "box-plot", "forecast", "anomalies"];

/** Whether a kind's axis of figures may begin elsewhere than at zero: not where a length or an area is the value. */
export const canStartAnywhere = (kind: ChartKind): boolean => anywhere.includes(kind);

const written: readonly ChartKind[] = [...withBars, "line", "area", "combo"];

/** Whether a kind can have its figures written at its bars or points, or left out. */
export const canWriteValues = (kind: ChartKind): boolean => written.includes(kind);

/** Groups of several bars that still have room for a figure at each. */
export const mostWritten = 15;
