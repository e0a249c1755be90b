import type { Chart } from "../chart.ts";
import { baseOption, tooltip } from "../draw/base-option.ts";
import { numeric } from "../draw/chart-context.ts";
import { formatNumberShort } from "../format/format-number.ts";

/** Parts that an eye can compare as angles. */
const mostParts = 6;

/** Few parts of a whole, each named beside its slice; only for figures that add up. */
export const donut: Chart = {
  fits: ({ measures, categories, time, rows, positive, additive, share, ranked }) =>
    measures.length >= 1 &&
    categories.length === 1 &&
    time === null &&
    rows > 1 &&
    rows <= mostParts &&
    positive &&
    !ranked &&
    (additive || share)
      ? "A donut shows few parts of a whole."
      : null,
  encode: ({ measures, categories }) => ({
    x: categories[0] ?? null,
    y: measures.slice(0, 1),
    series: null,
  }),
  draw: (context) => {
    const { table, x, theme, locale, column } = context;
    const y = context.y[0] ?? 0;
    const { unit } = column(y);
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
          radius: ["48%", "70%"],
          name: column(y).label,
          data: table.rows.map((row) => ({
            name: context.label(row[x] ?? null, x),
            value: numeric(row[y]) ?? 0,
          })),
          label: {
            color: theme.text,
            lineHeight: 15,
            formatter: ({ name, value }) =>
              unit.kind === "ratio"
                ? `${name}\n${share(Number(value))}`
                : `${name}\n${formatNumberShort(Number(value), unit, locale)} (${share(Number(value))})`,
          },
          itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        },
      ],
    };
  },
};
