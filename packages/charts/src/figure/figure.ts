import type { Chart } from "../chart.ts";
import { baseOption } from "../draw/base-option.ts";
import { formatCell } from "../format/format-cell.ts";

/** Figures that can be read at one glance. */
const mostFigures = 4;

/** One row of figures, set large, with what it is of. */
export const figure: Chart = {
  name: "figure",
  needs: "one row of at most four figures",
  draws: ({ rows, figures }) => rows === 1 && figures.length >= 1 && figures.length <= mostFigures,
  fits: (shape) => {
    const { kind, bin, categories } = shape;
    const plain = bin === null && (kind === "aggregate" || categories.length === 0);
    return figure.draws(shape) && plain ? "The answer is one row of figures." : null;
  },
  encode: ({ figures }) => ({ x: null, y: figures, series: null }),
  draw: (context) => {
    const { table, y, width, theme, locale, column } = context;
    const whose = table.columns.flatMap(({ role }, index) =>
      role === "dimension" ? [formatCell(table.rows[0]?.[index] ?? null, column(index), { locale })] : [],
    );
    return {
      ...baseOption(context),
      graphic: y.flatMap((index, place) => {
        const left = (width / y.length) * place + 16;
        return [
          {
            type: "text" as const,
            left,
            top: 16,
            style: { text: [...whose, column(index).label].join(" · "), fontSize: 13, fill: theme.muted },
          },
          {
            type: "text" as const,
            left,
            top: 40,
            style: {
              text: formatCell(table.rows[0]?.[index] ?? null, column(index), { locale }),
              fontSize: 32,
              fontWeight: 600,
              fill: theme.text,
            },
          },
        ];
      }),
    };
  },
};
