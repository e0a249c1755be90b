import type { Finding, ResultTable } from "@parlance/contract";
import { measureSeries, timeDimension } from "../series.ts";
import { mannKendall } from "./mann-kendall.ts";

/** A statement that a measure rises or falls over the periods shown, when chance would seldom make it (p < 0.01). The last period is left out: it may not be over. */
export function findTrend(table: ResultTable): Finding[] {
  if (timeDimension(table) === null) return [];
  return measureSeries(table).flatMap(({ column, label, values }): Finding[] => {
    const complete = values.slice(0, -1).filter((value) => value !== null);
    const test = complete.length === values.length - 1 ? mannKendall(complete) : null;
    if (test === null || test.pValue >= 0.01) return [];
    const cells = complete.map((_, row): [number, number] => [row, column]);
    return [
      {
        kind: "trend",
        sentence: [
          { kind: "name", text: label },
          {
            kind: "text",
            text: test.slope > 0 ? " is rising: a typical step is " : " is falling: a typical step is ",
          },
          { kind: "cell", text: signed(test.slope), cells, derivation: "statistic" },
          { kind: "text", text: " a period." },
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

const signed = (value: number): string =>
  `${value > 0 ? "+" : "−"}${Math.abs(value).toLocaleString("en-US", { maximumSignificantDigits: 3 })}`;
