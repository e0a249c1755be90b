import { capitalised, type Finding, named, type ResultTable, words } from "@parlance/contract";
import { measureSeries, timeDimension } from "../series.ts";
import { numberText } from "../table-series/number-text.ts";
import { mannKendall } from "./mann-kendall.ts";

/** A statement that a measure rises or falls over the periods shown, when chance would seldom make it (p < 0.01). The last period is left out: it may not be over. */
export function findTrend(table: ResultTable): Finding[] {
  const time = timeDimension(table);
  if (time === null) return [];
  const grain = table.columns[time]?.grain ?? "period";
  return measureSeries(table).flatMap(({ column, label, values }): Finding[] => {
    const complete = values.slice(0, -1).filter((value) => value !== null);
    const test = complete.length === values.length - 1 ? mannKendall(complete) : null;
    if (test === null || test.pValue >= 0.01) return [];
    const cells = complete.map((_, row): [number, number] => [row, column]);
    return [
      {
        kind: "trend",
        sentence: [
          named(capitalised(label)),
          words(test.slope > 0 ? " rose over time: typically by " : " fell over time: typically by "),
          {
            kind: "cell",
            text: numberText(Math.abs(test.slope), table.columns[column]),
            cells,
            derivation: "statistic",
          },
          words(` ${grain === "hour" ? "an" : "a"} ${grain}.`),
        ],
        weight: 0.8,
        evidence: {
          method: "Mann–Kendall test corrected for autocorrelation; Theil–Sen slope",
          figures: [
            { name: "p-value", value: test.pValue },
            { name: "tau", value: test.tau },
            { name: "periods", value: complete.length },
          ],
        },
      },
    ];
  });
}
