import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const comparing: ReadonlySet<string> = new Set(["vs", "versus"]);

/**
 * "JFK vs La Guardia" read as one column's value and another's: rows that are both, where the one is held against the other; nor is "online vs store revenue"
 * only what is online. The second; empty elsewhere.
 */
export function unlikeSides(tokens: readonly Token[], { matches }: Candidate): string[] {
  const at = tokens.findIndex(
    ({ text }, place) => comparing.has(text) || (text === "." && comparing.has(textAt(tokens, place - 1))),
  );
  const versus = tokens[at];
  if (versus === undefined) return [];
  const values = matches.filter(({ kind }) => kind === "value");
  const before = values.findLast(({ end }) => end <= versus.start);
  const behind = values.find(({ start }) => start >= versus.end);
  const next = matches
    .filter(({ start }) => start >= versus.end)
    .toSorted((one, other) => one.start - other.start)[0];
  const rows = next?.kind === "table" && next.start - versus.end <= 2 ? next : undefined;
  if (before !== undefined && versus.start - before.end <= 2 && rows !== undefined) return [rows.text];
  const beside =
    before !== undefined &&
    behind !== undefined &&
    versus.start - before.end <= 2 &&
    behind.start - versus.end <= 2;
  return beside && before.names !== behind.names ? [behind.text] : [];
}
