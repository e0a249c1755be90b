import {
  estimateId,
  type Finding,
  lowered,
  named,
  type ResultTable,
  type Segment,
  unitless,
  words,
} from "@parlance/contract";
import { changeText, numberText } from "../../table-series/number-text.ts";
import { periodName } from "../../table-series/period-name.ts";
import type { TestedForecast } from "./forecast-one.ts";
import type { ReadTable } from "./read-table.ts";

/** Periods that a year has, where those of a year before are worth comparing with. */
const aYear: Partial<Record<ReadTable["calendar"]["grain"], number>> = { month: 12, quarter: 4 };

/**
 * "From February 2025 to April 2025 revenue is expected to add up to 1,900, +8 % on the same periods a year before.": several periods of what
 * adds up, together. `table` holds history and forecast, of which the first `lead` periods lead to what was asked for;
 * empty for one period and for figures that do not add up.
 */
export function totalFinding(
  table: ResultTable,
  { time, calendar, additive }: ReadTable,
  { series, forecast }: TestedForecast,
  lead: number,
): Finding[] {
  const { measure, key, values } = series;
  const asked = forecast.mean.slice(lead);
  if (asked.length < 2 || !additive(measure)) return [];
  const heading = table.columns[measure];
  const place = table.columns.findIndex(({ id }) => id === estimateId(heading?.id ?? "", "forecast"));
  const forecasts = table.rows.flatMap((row, index) =>
    row[place] !== null && [...key].every(([column, member]) => row[column] === member) ? [index] : [],
  );
  const rows = forecasts.slice(lead);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const name = (row: number): Segment =>
    named(periodName(String(table.rows[row]?.[time]), calendar.grain, table.columns[time]?.fiscalYearStart));
  const cells = rows.map((row): [number, number] => [row, place]);
  const total = asked.reduce((sum, value) => sum + value, 0);
  const before = yearBefore(values, { lead, ahead: asked.length }, aYear[calendar.grain] ?? null);
  return [
    {
      kind: "forecast",
      sentence: [
        words("From "),
        name(first),
        words(" to "),
        name(last),
        words(" "),
        named(lowered(heading === undefined ? "" : unitless(heading))),
        words(" is expected to add up to "),
        { kind: "cell", text: numberText(Number(total.toPrecision(4)), heading), cells, derivation: "sum" },
        ...(before === null
          ? []
          : [
              words(", "),
              { kind: "cell", text: changeText(total / before - 1), cells, derivation: "change" } as const,
              words(" on the same periods a year before"),
            ]),
        words("."),
      ],
      weight: 0.9,
      evidence: {
        method: "Sum of the expected values",
        figures: [
          { name: "expected", value: total },
          ...(before === null ? [] : [{ name: "a year before", value: before }]),
        ],
      },
    },
  ];
}

/** What the periods a year before the `ahead` ones behind the lead came to; null where not all of them are known or they are not above zero. */
function yearBefore(
  values: readonly (number | null)[],
  { lead, ahead }: { lead: number; ahead: number },
  year: number | null,
): number | null {
  if (year === null || values.length + lead < year) return null;
  const from = values.length + lead - year;
  const known = values.slice(from, from + ahead).filter((value) => value !== null);
  const total = known.reduce((sum, value) => sum + value, 0);
  return known.length === ahead && total > 0 ? total : null;
}
