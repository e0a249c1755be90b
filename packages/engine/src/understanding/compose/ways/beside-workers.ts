import type { Route } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { workers } from "../../lexicon/workers.ts";

/** How many steps more a way may take that leads by the things themselves. */
const longer = 1;

/**
 * "Checks by plant" of checks that tell what was checked and who inspected it: things are where they are, not where the one belongs who saw to them. The ways
 * without those that lead on from a worker whom the question does not name, where another is as good as certain.
 */
export function besideWorkers(
  { index, lemmas }: { index: ModelIndex; lemmas: ReadonlySet<string> },
  from: number,
  routes: Route[],
): Route[] {
  const leadsByWorker = (route: Route): boolean =>
    route.path.slice(0, -1).some((step, at) => {
      const table = route.tables[at - 1] ?? from;
      const way = index.graph.ways[table]?.find(
        (each) => each.step.relationship === step.relationship && each.step.reversed === step.reversed,
      );
      const role = way?.words.find((word) => workers.has(word));
      return !step.reversed && role !== undefined && !lemmas.has(role);
    });
  const apart = routes.filter((route) => route.toOne && !leadsByWorker(route));
  const shortest = Math.min(...apart.map(({ path }) => path.length));
  return routes.filter(
    (route) => !route.toOne || apart.includes(route) || route.path.length + longer < shortest,
  );
}
