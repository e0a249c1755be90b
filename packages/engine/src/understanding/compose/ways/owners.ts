import type { Frame, Target } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";

/** What a shown noun goes with: the table that it is said to be of, and the nouns that are listed with it. */
export type Company = { owner: number | null; beside: readonly Noun[] };

/** "The id and details of the investors": of whom each shown noun is, and what is shown in one breath with it. */
export function companyOf({ targets, owners, conditions, context }: Frame): Map<Noun, Company> {
  const found = new Map<Noun, Company>();
  for (const run of runsOf(targets, owners)) {
    const last = run.at(-1);
    if (last === undefined) continue;
    const owner = owners.find(({ start }) => start >= last.end && start - last.end <= 3);
    const table = owner?.kind === "table" ? owner.table : null;
    for (const noun of run) found.set(noun, { owner: table, beside: run.filter((other) => other !== noun) });
  }
  for (const { left } of conditions) {
    const owner = left?.kind === "column" ? tableBefore(left, { targets, context }) : null;
    if (left !== null && owner !== null && !found.has(left)) found.set(left, { owner, beside: [] });
  }
  return found;
}

/** "the student whose id": the table that one word parts from its column. */
function tableBefore(column: Noun, { targets, context }: Pick<Frame, "targets" | "context">): number | null {
  const nouns = [...context, ...targets.map(({ noun }) => noun)];
  const owner = nouns.find(({ kind, end }) => kind === "table" && column.start - end === 1);
  return owner?.kind === "table" ? owner.table : null;
}

/** Plain columns joined by "and" or commas, in groups; "names of actors and titles of plays" are two. */
function runsOf(targets: readonly Target[], owners: readonly Noun[]): Noun[][] {
  const runs: Noun[][] = [];
  for (const [at, { noun, aggregation, joined }] of targets.entries()) {
    if (noun.kind !== "column" || aggregation !== null) continue;
    const before = targets[at - 1];
    const run = runs.at(-1);
    const apart = owners.some(({ start }) => start >= (before?.noun.end ?? 0) && start < noun.start);
    if (joined && !apart && before !== undefined && run?.at(-1) === before.noun) run.push(noun);
    else runs.push([noun]);
  }
  return runs;
}
