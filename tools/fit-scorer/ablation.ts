import type { CollectedCase } from "./collected.ts";
import { crossRanked, firstRight } from "./cross-validate.ts";
import type { RankOptions } from "./ranker.ts";

const families = ["read/", "shape/", "cue/", "link/", "use/", "unmet/"];

/** A table of what the scorer loses without each family of features, cross-validated by database. */
export function ablation(cases: readonly CollectedCase[], options: RankOptions): string[] {
  const all = firstRight(crossRanked(cases, options));
  const suites = [...all.keys()];
  const row = (name: string, shares: Map<string, number>): string =>
    `| ${name} | ${suites.map((suite) => (shares.get(suite) ?? 0).toFixed(3)).join(" | ")} |`;
  const without = families.map((family) => {
    const left = families.filter((other) => other !== family);
    return row(`without ${family}`, firstRight(crossRanked(cases, { ...options, families: left })));
  });
  return [
    "",
    `| features | ${suites.join(" | ")} |`,
    `|---|${suites.map(() => "--:|").join("")}`,
    row("all", all),
    ...without,
  ];
}
