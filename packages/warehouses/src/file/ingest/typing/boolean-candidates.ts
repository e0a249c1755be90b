import { type Candidate, WORTH_MEASURING } from "./candidate.ts";

const PAIRS: readonly (readonly [string, string])[] = [
  ["true", "false"],
  ["yes", "no"],
  ["y", "n"],
  ["t", "f"],
];

/** Reading of a column as yes or no; 0 and 1 stay numbers, and single letters must show both. */
export function booleanCandidates(cells: string[]): Candidate[] {
  const words = cells.map((cell) => cell.trim().toLowerCase());
  const seen = new Set(words);
  return PAIRS.flatMap(([yes, no]) => {
    const fits = words.filter((word) => word === yes || word === no).length;
    if (fits === 0 || fits < words.length * WORTH_MEASURING) return [];
    if (yes.length === 1 && !(seen.has(yes) && seen.has(no))) return [];
    const sql = (cell: string) => `(case lower(${cell}) when '${yes}' then true when '${no}' then false end)`;
    return [{ kind: "boolean" as const, sql, notes: [], order: null, bare: false, decimal: "." as const }];
  });
}
