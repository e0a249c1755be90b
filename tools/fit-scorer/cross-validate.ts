import type { CollectedCase } from "./collected.ts";
import { foldOf } from "./random.ts";
import { fitRanker, type RankOptions, reranked } from "./ranker.ts";

/** Parts that the databases are split into. */
export const folds = 5;

/** Every question with its candidates ranked by weights that were fitted on other databases. Order is kept. */
export function crossRanked(cases: readonly CollectedCase[], options: RankOptions): CollectedCase[] {
  const fold = (one: CollectedCase): number => foldOf(`${one.suite}/${one.db}`, folds);
  const models = Array.from({ length: folds }, (_, held) =>
    fitRanker(
      cases.filter((one) => fold(one) !== held),
      options,
    ),
  );
  return cases.map((one) => reranked(one, models[fold(one)] ?? {}));
}

/** Whether it is known which of a question's candidates are right. */
export const isRanked = ({ expect, candidates }: CollectedCase): boolean =>
  expect === "answer" && candidates.every(({ label }) => label !== null);

/** Share of the questions of each suite whose first candidate is right, further columns allowed; weighed alike in "all". */
export function firstRight(cases: readonly CollectedCase[]): Map<string, number> {
  const shares = new Map<string, number>();
  const asked = cases.filter(isRanked);
  for (const [suite, own] of Map.groupBy(asked, (one) => one.suite)) {
    const right = own.filter(
      ({ candidates }) => candidates[0] !== undefined && candidates[0].label !== "wrong",
    );
    shares.set(suite, right.length / own.length);
  }
  const sum = [...shares.values()].reduce((total, each) => total + each, 0);
  return shares.set("all", sum / Math.max(1, shares.size));
}
