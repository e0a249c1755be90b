import type { ChartKind } from "@parlance/contract";
import type { TableShape } from "./table-shape.ts";

/** Most members that bars or lines stay readable with. */
const readable = { bars: 60, series: 12, parts: 6 };

/** Why each kind suits a result, as a sentence; null where it does not. */
export const fits = {
  figure: ({ rows, measures, categories, time }) =>
    rows === 1 && measures.length >= 1 && categories.length === 0 && time === null
      ? "The answer is one row of figures."
      : null,
  table: () => "A table shows every value.",
  bar: ({ measures, categories, time, rows }) =>
    measures.length === 1 && categories.length + (time === null ? 0 : 1) === 1 && rows > 1
      ? "Bars compare the members of one dimension."
      : null,
  "grouped-bar": ({ measures, categories, time, members, rows }) => {
    if (rows < 2 || rows > readable.bars) return null;
    if (measures.length >= 2 && measures.length <= 4 && categories.length + (time === null ? 0 : 1) === 1)
      return "Grouped bars set several measures side by side.";
    return measures.length === 1 &&
      categories.length === 2 &&
      time === null &&
      Math.min(...members) <= readable.series
      ? "Grouped bars compare two dimensions."
      : null;
  },
  "stacked-bar": ({ measures, categories, time, members, positive }) => {
    const two = categories.length + (time === null ? 0 : 1) === 2;
    if (measures.length !== 1 || !two || !positive) return null;
    return Math.min(...members) <= readable.series ? "Stacked bars show the parts and their sum." : null;
  },
  line: ({ time, measures, categories, rows, members }) =>
    time !== null && measures.length >= 1 && categories.length <= 1 && rows > 1 && (members[0] ?? 0) <= 40
      ? "A line shows development over time."
      : null,
  area: ({ time, measures, categories, rows, positive, members }) =>
    time !== null &&
    measures.length === 1 &&
    categories.length <= 1 &&
    rows > 2 &&
    positive &&
    (members[0] ?? 0) <= readable.series
      ? "An area shows volume over time."
      : null,
  scatter: ({ measures, time, rows, categories, correlation }) =>
    measures.length >= 2 && time === null && (rows > 8 || correlation) && categories.length <= 2
      ? "Points show how two figures go together."
      : null,
  histogram: ({ binned, distribution, measures }) =>
    (binned || distribution) && measures.length >= 1 ? "A histogram shows how values are spread." : null,
  donut: ({ measures, categories, time, rows, positive }) =>
    measures.length === 1 &&
    categories.length === 1 &&
    time === null &&
    rows > 1 &&
    rows <= readable.parts &&
    positive
      ? "A donut shows few parts of a whole."
      : null,
} satisfies Record<ChartKind, (shape: TableShape) => string | null>;
