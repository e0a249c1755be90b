import { studentQuantile } from "../statistics/distributions.ts";
import type { Anomaly, DetectedAnomalies, Expectation } from "./anomaly.ts";
import { breakChances } from "./break-chances.ts";
import { byInputRow, meanOver } from "./input-rows.ts";
import { type Explanation, explainSeries, type Found } from "./model/explain-series.ts";
import { atPresent } from "./model/fit.ts";
import { interventionColumn } from "./model/intervention.ts";
import { meanOf, noiseUnit } from "./model/link.ts";
import { type Search, testsOf } from "./model/select.ts";
import { seasonBlocks } from "./season-blocks.ts";
import type { RegularSeries } from "./time/regular-series.ts";

/** Looks through a series of up to a few thousand points; `rows` is how many rows the input had. */
export function detectInShort(series: RegularSeries, rows: number): DetectedAnomalies {
  const options = optionsFor(series);
  const explained = explainSeries(series, seasonBlocks(series), options);
  const expectation = expectationOf(explained);
  const chances = chancesOf(explained, series, options);
  const found = explained.found.flatMap((item, index): Anomaly[] => {
    const end = item.kind === "patch" ? item.at + item.length : item.at + 1;
    const at = Array.from(series.rowOf.subarray(item.at, end)).filter((row) => row >= 0);
    if (at.length === 0) return [];
    const chance = chances[index] ?? 1;
    return [
      {
        kind: kinds[item.kind],
        rows: at,
        size: item.size,
        chance,
        ...levels(item, series, explained, expectation),
      },
    ];
  });
  return { found, reason: null, notes: series.notes, ...byInputRow(expectation, series, rows) };
}

/** How likely noise shows what was found, in all the places that were looked at. */
function chancesOf(
  { found, fit }: Explanation,
  { values, present }: RegularSeries,
  search: Search,
): number[] {
  const own = found.map(({ kind, pValue }) => Math.min(1, pValue * testsOf(kind, values.length, search)));
  const isLasting = (_: number, index: number): boolean => found[index]?.kind !== "patch";
  const lasting = breakChances(own.filter(isLasting), [...atPresent(fit.residual, present)]).values();
  return own.map((chance, index) => (isLasting(chance, index) ? (lasting.next().value ?? 1) : chance));
}

const kinds = { patch: "outlier", step: "level-shift", ramp: "trend-change" } as const;

/**
 * Slopes may change where no season of a year could look the same: a series of days or weeks that is too short for its
 * yearly season bends with it.
 */
const optionsFor = ({ values, step, first }: RegularSeries) => ({
  alpha: 0.02,
  patchLengths: [1, 2, 3],
  minimumPatch: 3,
  ramps: step.kind !== "fixed" || first === null,
  minimumRun: Math.max(4, Math.min(8, Math.round(values.length / 20))),
  minimumStep: 2,
  minimumLongStep: 1,
  maximumFound: 20,
});

/** Trend, seasons and lasting changes without the outliers, and where 95 % of the noise lies around them. */
function expectationOf({ model, fit, found, tails }: Explanation): Expectation {
  const rows = fit.predictor.length;
  const usual = fit.predictor.slice();
  for (const item of found) {
    if (item.kind !== "patch") continue;
    for (let row = item.at; row < item.at + item.length; row++) usual[row] = (usual[row] ?? 0) - item.effect;
  }
  const reach = studentQuantile(0.025, tails.df) * tails.scale * fit.scale;
  const expected = usual.map((predictor) => meanOf(model.link, predictor));
  const width = Float64Array.from(
    { length: rows },
    (_, row) => reach * noiseUnit(model.link, expected[row] ?? 0, 1e-9),
  );
  return {
    expected,
    lower: expected.map((value, row) => value - (width[row] ?? 0)),
    upper: expected.map((value, row) => value + (width[row] ?? 0)),
  };
}

function levels(
  item: Found,
  { values, present }: RegularSeries,
  { model, fit }: Explanation,
  { expected }: Expectation,
) {
  if (item.kind === "patch") {
    const span = { from: item.at, to: item.at + item.length };
    return { actual: meanOver(values, present, span), expected: meanOver(expected, present, span) };
  }
  const last = item.kind === "step" ? item.at : values.length - 1;
  const reached = (interventionColumn(item, values.length)[last] ?? 0) * item.effect;
  const predictor = fit.predictor[last] ?? 0;
  return { actual: meanOf(model.link, predictor), expected: meanOf(model.link, predictor - reached) };
}
