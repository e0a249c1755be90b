import { conjuncts } from "@parlance/contract";
import { clashes } from "../conversation/contradicts-itself.ts";
import type { Candidate } from "../types.ts";
import { partsCounted } from "./parts-counted.ts";

/** "Win rate of open deals", "return rate of shipped orders": a part that none of the rows it is asked of can be. The words of those rows; empty elsewhere. */
export function rateOfOthers({ query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate" || query.filter === null) return [];
  const rows = conjuncts(query.filter);
  const never = query.measures.find(({ expression }) =>
    partsCounted(expression).some((part) => clashes([...rows, ...conjuncts(part)])),
  );
  if (never === undefined) return [];
  const said = matches.filter(({ kind }) => kind === "value").map(({ text }) => text);
  return said.length > 0 ? said : [never.label];
}
