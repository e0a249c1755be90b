import type { Chart } from "../chart.ts";
import { baseOption, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { formatNumberShort } from "../format/format-number.ts";
import { labelFormat } from "../format/label-format.ts";

/** Parts that an eye can compare as angles. */
const mostParts = 6;

/** Slices that are drawn when more are asked for; the smallest ones are added up as "Other". */
const mostSlices = 12;

/** Pixels of width below which names need the room that a large ring would take. */
const narrow = 480;

/** Few parts of a whole, each named beside its slice; only for figures that add up. */
export const donut: Chart = {
  name: "donut",
  needs: "one figure, nowhere below zero, by one column",
  draws: ({ measures, categories, time, rows, positive }) =>
    measures.length >= 1 && categories.length + (time === null ? 0 : 1) === 1 && rows > 0 && positive,
  fits: (shape) => {
    const { time, rows, additive, share, ranked, measures } = shape;
    const few = rows > 1 && rows <= mostParts && measures.length === 1;
    return donut.draws(shape) && time === null && few && !ranked && (additive || share)
      ? "A donut shows few parts of a whole."
      : null;
  },
  encode: ({ measures, categories, time }) => ({
    x: categories[0] ?? time,
    y: measures.slice(0, 1),
    series: null,
  }),
  draw: (context) => {
    const { table, theme, locale, column, width } = context;
    const isNarrow = width < narrow;
    const y = context.y[0] ?? 0;
    const unit = context.unit(y);
    const written = labelFormat(
      table.rows.map((row) => numeric(row[y]) ?? 0),
      unit,
      locale,
    );
    const total = table.rows.reduce((sum, row) => sum + (numeric(row[y]) ?? 0), 0);
    const share = (value: number): string =>
      formatNumberShort(
        total > 0 ? value / total : 0,
        { kind: "ratio", currency: null, label: null },
        locale,
      );
    return {
      ...baseOption(context),
      tooltip: tooltip(context, "item", y),
      series: [
        {
          type: "pie",
          radius: isNarrow ? ["34%", "50%"] : ["48%", "70%"],
          name: column(y).label,
          data: parts(context, y),
          ...(isNarrow ? { labelLine: { length: 8, length2: 6 } } : {}),
          label: {
            ...(isNarrow ? { fontSize: 11, width: 84, overflow: "break" as const } : {}),
            color: theme.text,
            lineHeight: 15,
            formatter: ({ name, value }) =>
              unit.kind === "ratio" || isNarrow
                ? `${name}\n${share(Number(value))}`
                : `${name}\n${written(Number(value))} (${share(Number(value))})`,
          },
          itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        },
      ],
    };
  },
};

/** The slices, the largest first from the top; times in their order. */
function parts({ table, x, grain, label }: ChartContext, y: number): { name: string; value: number }[] {
  const all = table.rows.map((row) => ({ name: label(row[x] ?? null, x), value: numeric(row[y]) ?? 0 }));
  const ranked = all.toSorted((a, b) => b.value - a.value);
  if (all.length <= mostSlices) return grain === null ? ranked : all;
  const rest = ranked.slice(mostSlices - 1);
  const value = rest.reduce((sum, one) => sum + one.value, 0);
  return [...ranked.slice(0, mostSlices - 1), { name: `Other (${rest.length})`, value }];
}
