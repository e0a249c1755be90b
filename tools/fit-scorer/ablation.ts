import type { CollectedCase } from "./collected.ts";
import { crossRanked, firstRight } from "./cross-validate.ts";
import type { RankOptions } from "./ranker.ts";

/** A table of what the scorer loses without each family of features, cross-validated by database. */
export function ablation(cases: readonly CollectedCase[], options: RankOptions): string[] {
  const all = firstRight(crossRanked(cases, options));
  const suites = [...all.keys()];
  const row = (name: string, shares: Map<string, number>): string =>
    `| ${name} | ${suites.map((suite) => (shares.get(suite) ?? 0).toFixed(3)).join(" | ")} |`;
  const without = Object.keys(options.pulls).map((family) => {
    const { [family]: _, ...left } = options.pulls;
    return row(`without ${family}`, firstRight(crossRanked(cases, { ...options, pulls: left })));
  });
  return [
    "",
    `| features | ${suites.join(" | ")} |`,
    `|---|${suites.map(() => "--:|").join("")}`,
    row("all", all),
    ...without,
  ];
}
