import type { CollectedCase } from "./collected.ts";
import { firstRight, isRanked } from "./cross-validate.ts";

type Judgement = { suite: string; right: boolean; confidence: number };

/** Tables of cross-validated confidence: reliability by tenth and by suite, and what each threshold answers. */
export const judgement = (judgements: readonly Judgement[]): string[] => [
  ...reliability(judgements),
  "",
  ...bySuite(judgements),
  "",
  ...thresholds(judgements),
];

/** A table of the cross-validated ranking by suite. */
export function ranking(before: readonly CollectedCase[], after: readonly CollectedCase[]): string[] {
  const [hand, fitted] = [firstRight(before), firstRight(after)];
  const asked = before.filter(isRanked);
  return [
    "| suite | questions | first right, hand weights | first right, fitted | any of 40 right |",
    "|---|--:|--:|--:|--:|",
    ...[...Map.groupBy(asked, ({ suite }) => suite)].map(([suite, own]) => {
      const any = own.filter(({ candidates }) => candidates.some(({ label }) => label !== "wrong")).length;
      return `| ${suite} | ${own.length} | ${share(hand.get(suite))} | ${share(fitted.get(suite))} | ${share(any / own.length)} |`;
    }),
    "",
  ];
}

function reliability(judgements: readonly Judgement[]): string[] {
  const bins = Map.groupBy(judgements, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  const error = errorOf(judgements);
  return [
    `| confidence | readings | mean confidence | right | (calibration error ${share(error / judgements.length)}) |`,
    "|---|--:|--:|--:|---|",
    ...[...bins.entries()]
      .sort(([left], [right]) => left - right)
      .map(
        ([bin, own]) =>
          `| ${bin / 10}–${(bin + 1) / 10} | ${own.length} | ${share(total(own) / own.length)} | ${share(rightOf(own) / own.length)} | ${"█".repeat(Math.round((20 * rightOf(own)) / own.length))} |`,
      ),
  ];
}

/** By suite: readings, their mean confidence, how many are right, and the calibration error. */
function bySuite(judgements: readonly Judgement[]): string[] {
  const rows = [...Map.groupBy(judgements, ({ suite }) => suite)].map(
    ([suite, own]) =>
      `| ${suite} | ${own.length} | ${share(total(own) / own.length)} | ${share(rightOf(own) / own.length)} | ${share(errorOf(own) / own.length)} |`,
  );
  return [
    "| suite | readings | mean confidence | right | calibration error |",
    "|---|--:|--:|--:|--:|",
    ...rows,
  ];
}

/** The sum over ten bins of how far the confidences are from how many are right. */
function errorOf(judgements: readonly Judgement[]): number {
  const bins = Map.groupBy(judgements, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  return [...bins.values()].reduce((sum, bin) => sum + Math.abs(total(bin) - rightOf(bin)), 0);
}

function thresholds(judgements: readonly Judgement[]): string[] {
  const suites = [...new Set(judgements.map(({ suite }) => suite))];
  const lines = [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8].map((threshold) => {
    const cells = [null, ...suites].map((suite) => {
      const own = judgements.filter((one) => suite === null || one.suite === suite);
      const answered = own.filter(({ confidence }) => confidence >= threshold);
      return `${share(answered.length / own.length)} / ${share(rightOf(answered) / Math.max(1, answered.length))}`;
    });
    return `| ${threshold} | ${cells.join(" | ")} |`;
  });
  return [
    `| threshold: answered / right of those | all | ${suites.join(" | ")} |`,
    `|---|--:|${suites.map(() => "--:|").join("")}`,
    ...lines,
  ];
}

const total = (all: readonly Judgement[]): number => all.reduce((sum, { confidence }) => sum + confidence, 0);
const rightOf = (all: readonly Judgement[]): number => all.filter(({ right }) => right).length;
const share = (value: number | undefined): string => (value ?? 0).toFixed(3);
