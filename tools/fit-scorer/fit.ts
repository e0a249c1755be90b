import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ConfidenceModel } from "../../packages/engine/src/understanding/score/confidence.ts";
import fitted from "../../packages/engine/src/understanding/score/fitted-scorer.json" with { type: "json" };
import { weights as hand } from "../../packages/engine/src/understanding/score/weights.ts";
import { ablation } from "./ablation.ts";
import { fitLogistic, type Judged, judged, platt, rawConfidence } from "./calibrator.ts";
import type { CollectedCase } from "./collected.ts";
import { crossRanked, folds } from "./cross-validate.ts";
import { foldOf } from "./random.ts";
import { fitRanker } from "./ranker.ts";
import { judgement, ranking } from "./report.ts";

/**
 * Fits the scorer and its confidence on what collect.ts wrote, and writes `score/fitted-scorer.json` of the engine.
 * Everything is seeded; the same file gives the same weights.
 *
 *     node tools/fit-scorer/fit.ts --in FILE [--without SUITE/DB,…] [--confidence] [--report FILE] [--ablation]
 *
 * Databases that are to be measured on are left out of everything. With `--confidence` the
 * ranking stays as it is, and only confidence is fitted: the first readings' labels are enough.
 *
 * Printed and reported figures are cross-validated: databases are split in five, each fifth is ranked and judged by
 * weights that were fitted on the other four. The weights that are written are fitted on all. Confidence is reported of the
 * questions that nothing but it could keep from being answered.
 */
const { values: options } = parseArgs({
  options: {
    in: { type: "string", default: "" },
    report: { type: "string" },
    without: { type: "string", default: "" },
    confidence: { type: "boolean", default: false },
    ablation: { type: "boolean", default: false },
  },
});
const rankOptions = {
  prior: { ...hand.candidate },
  pulls: { "read/": 3000, "link/": 3000, "use/": 3000 },
  rounds: 120,
};
const target = resolve(
  import.meta.dirname,
  "../../packages/engine/src/understanding/score/fitted-scorer.json",
);

const without = new Set(options.without.split(","));
const cases = readFileSync(options.in, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line): CollectedCase => JSON.parse(line))
  .filter(({ suite, db }) => !without.has(`${suite}/${db}`))
  .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
const ranked = options.confidence ? cases : crossRanked(cases, rankOptions);
const examples = judged(ranked);
const held = examples.map((example) => ({
  ...example,
  fold: foldOf(`${example.suite}/${example.db}`, folds),
}));
const isRecord = ({ ofRecords }: Judged): boolean => ofRecords;
/** What a reading of records counts in the model of other data, which are few. */
const recordsElsewhere = 0.3;
const parts = {
  records: held.filter(isRecord),
  others: held.map((one) => (isRecord(one) ? { ...one, weight: one.weight * recordsElsewhere } : one)),
};
const outside = { records: crossJudged(parts.records), others: crossJudged(parts.others) };
const report = [
  ...(options.confidence ? [] : ranking(cases, ranked)),
  ...judgement(
    [
      ...calibratedOutside(outside.records),
      ...calibratedOutside(outside.others).filter((one) => !isRecord(one)),
    ].filter(({ stands }) => stands),
  ),
  ...(options.ablation ? ablation(cases, rankOptions) : []),
];
process.stdout.write(`${report.join("\n")}\n`);
if (options.report !== undefined) writeFileSync(options.report, `${report.join("\n")}\n`);
const rank = options.confidence ? fitted.rank : fitRanker(cases, rankOptions);
const confidence = { records: modelOf("records"), others: modelOf("others") };
const questions = `${cases.length} questions of ${[...new Set(cases.map(({ suite }) => suite))].join(", ")}`;
writeFileSync(
  target,
  `${JSON.stringify({
    version: `2026-11-fitted-${cases.length}`,
    note: "Fitted by tools/fit-scorer.",
    fittedOn: {
      rank: options.confidence ? fitted.fittedOn.rank : questions,
      confidence: questions,
    },
    rank: rounded(rank),
    confidence,
  })}\n`,
);
process.stdout.write(`${join("score", "fitted-scorer.json")}: ${Object.keys(rank).length} weights\n`);

/** The model of one kind of data, calibrated by what weights from other databases say. */
function modelOf(kind: keyof typeof parts): ConfidenceModel {
  const { bias, weights } = fitLogistic(parts[kind]);
  return { bias, weights: rounded(weights), points: platt(outside[kind]) };
}

/** Raw confidence of each reading by logistic weights from other databases. */
function crossJudged(own: typeof held) {
  return Array.from({ length: folds }, (_, fold) => {
    const model = fitLogistic(own.filter((one) => one.fold !== fold));
    return own
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, raw: rawConfidence(one.features, model) }));
  }).flat();
}

/** Confidence with the calibration, too, from other databases. */
function calibratedOutside(judgedOutside: ReturnType<typeof crossJudged>) {
  return Array.from({ length: folds }, (_, fold) => {
    const own = platt(judgedOutside.filter((one) => one.fold !== fold));
    return judgedOutside
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, confidence: at(own, one.raw) }));
  }).flat();
}

function at(line: [number, number][], value: number): number {
  const above = line.findIndex(([from]) => from >= value);
  const [left, right] = [line[above - 1], line[above]];
  if (above === 0) return line[0]?.[1] ?? value;
  if (left === undefined || right === undefined) return line.at(-1)?.[1] ?? value;
  return left[1] + ((value - left[0]) / Math.max(1e-9, right[0] - left[0])) * (right[1] - left[1]);
}

function rounded(weights: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights)
      .map(([name, value]): [string, number] => [name, Math.round(value * 1e3) / 1e3])
      .filter(([, value]) => value !== 0)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}
