import { sameRows } from "./same-rows.ts";
import { isVerified, type Prediction, type SuiteCase } from "./suite.ts";

/**
 * A suite's figures; shares are 0 to 1, times milliseconds. `heldBack` counts questions that must not be answered,
 * `clarifyMissed` those that call for a question back and were answered; `askedNeedlessly` is the share of questions that were
 * asked back although the first reading was right.
 */
export type Score = {
  cases: number;
  strict: number;
  lenient: number;
  answered: number;
  precision: number;
  calibrationError: number | null;
  heldBack: { right: number; cases: number };
  clarifyMissed: { answered: number; cases: number };
  askedNeedlessly: number;
  p50: number;
  p95: number;
};

/** Scores predictions against their cases, by the rules of design.md. */
export function score(cases: SuiteCase[], predictions: Map<string, Prediction>): Score {
  const silent = cases.filter(({ expect }) => expect !== "answer");
  const unclear = cases.filter(({ expect }) => expect === "clarify");
  const scored = cases.filter(
    (one) => one.expect === "answer" && one.rows != null && one.tieSensitive !== true && isVerified(one),
  );
  const judged = scored.map((one) => ({
    prediction: predictions.get(one.id),
    strict: isRight(one, predictions, true),
    lenient: isRight(one, predictions, false),
  }));
  const answered = judged.filter(({ prediction }) => prediction?.answered === true);
  const times = [...predictions.values()].map(({ ms }) => ms).toSorted((a, b) => a - b);
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
  return {
    cases: scored.length,
    strict: share(judged.filter(({ strict }) => strict).length, scored.length),
    lenient: share(judged.filter(({ lenient }) => lenient).length, scored.length),
    answered: share(answered.length, scored.length),
    precision: share(answered.filter(({ lenient }) => lenient).length, answered.length),
    calibrationError: calibrationError(
      answered.map(({ prediction, lenient }) => ({
        confidence: prediction?.confidence ?? 0,
        right: lenient,
      })),
    ),
    heldBack: {
      right: silent.filter(({ id }) => predictions.get(id)?.answered !== true).length,
      cases: silent.length,
    },
    clarifyMissed: {
      answered: unclear.filter(({ id }) => predictions.get(id)?.answered === true).length,
      cases: unclear.length,
    },
    askedNeedlessly: share(
      judged.filter(({ prediction, lenient }) => prediction?.asked === true && lenient).length,
      scored.length,
    ),
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0,
  };
}

function isRight(one: SuiteCase, predictions: Map<string, Prediction>, strict: boolean): boolean {
  const rows = predictions.get(one.id)?.rows ?? null;
  if (rows === null) return false;
  const golds = [one, ...(one.alternatives ?? [])];
  return golds.some(
    (gold) => gold.rows != null && sameRows(gold.rows, rows, { ordered: gold.ordered ?? false, strict }),
  );
}

/** Expected calibration error over ten bins of equal width (Naeini et al. 2015); null without answers. */
function calibrationError(answers: { confidence: number; right: boolean }[]): number | null {
  if (answers.length === 0) return null;
  const bins = Map.groupBy(answers, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  let sum = 0;
  for (const bin of bins.values()) {
    const confidence = bin.reduce((total, one) => total + one.confidence, 0);
    const right = bin.filter((one) => one.right).length;
    sum += Math.abs(confidence - right);
  }
  return sum / answers.length;
}
