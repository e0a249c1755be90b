import type { Candidate } from "../types.ts";

/** As likely as this another reading is worth asking for. */
const likely = 0.35;

/**
 * "Premium clients" where a kind of the accounts and a kind of their contracts are called so, and no word of the data says which: the
 * question names the rows in a word of its own. Both readings; empty elsewhere.
 */
export function eitherKind([best, ...others]: readonly Candidate[]): Candidate[] {
  const kind = best?.matches.find((match, at) => {
    const next = best.matches[at + 1];
    return match.kind === "value" && next?.kind === "table" && next.evidence === "synonym";
  });
  if (best === undefined || kind === undefined) return [];
  const other = others.find(
    ({ confidence, matches }) =>
      confidence >= likely &&
      matches.some(
        (match) => match.kind === "value" && match.text === kind.text && match.names !== kind.names,
      ),
  );
  return other === undefined ? [] : [best, other];
}
