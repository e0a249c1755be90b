import type { Candidate, Match } from "../types.ts";

const versus = /^(?:vs|versus|against|compared (?:to|with))$/i;

/** "Opened vs settled by month": a column on one side of a comparison that a reading leaves out. */
export function missingSide({ query, matches }: Candidate): string[] {
  const asked = JSON.stringify(query);
  const ordered = matches.toSorted((one, other) => one.start - other.start);
  return ordered.flatMap((match, at) => {
    const sides = [ordered[at - 1], ordered[at + 1]];
    if (!versus.test(match.text) || !sides.every(isColumn)) return [];
    return sides.flatMap((side) =>
      side !== undefined && !asked.includes(columnIn(side)) ? [side.text] : [],
    );
  });
}

const isColumn = (match: Match | undefined): boolean => match?.kind === "column" && match.names !== null;

/** A column as queries name it. */
const columnIn = ({ names }: Match): string =>
  `"column":${JSON.stringify((names ?? "").replace(/^.*?\./s, ""))}`;
