import type { Match } from "../types.ts";

/** Whether a "versus" says whom something went against ("games against Boston"), by a value behind it of the column that tells it. */
export function meetsRival(matches: readonly Match[], at: number): boolean {
  const [cue, next] = [matches[at], matches[at + 1]];
  const [column = ""] = next?.kind === "value" ? next.meaning.split(" = ") : [];
  return cue?.kind === "cue" && cue.meaning === "versus" && rivals.test(column);
}

const rivals = /opponent|opposition|rival|against|visitor|away|team|club|defendant/i;
