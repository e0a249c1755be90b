import { comparesPeriods } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { onlyCountsRows } from "./only-counts-rows.ts";

const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "was", "were", "have", "has"]);

/**
 * "How much did we sell" of rows that nothing names, and "how much do clients complain", read as how many clients there are: an amount of what they do is asked for, of which the reading knows nothing, but
 * for how their number changed. The verb behind the rows that are counted, or "much"; empty elsewhere.
 */
export function countedAmount(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === "much" && tokens[place - 1]?.text === "how" && helpers.has(tokens[place + 1]?.text ?? ""),
  );
  if (at < 0 || query.kind !== "aggregate" || comparesPeriods(query)) return [];
  const end = tokens[at + 1]?.end ?? 0;
  const rows = matches.find(({ kind, start }) => kind === "table" && start >= end);
  if (rows === undefined && onlyCountsRows(query) && !matches.some(({ kind }) => kind === "table"))
    return ["much"];
  const verb = tokens.find(({ start, kind }) => rows !== undefined && start >= rows.end && kind === "word");
  return onlyCountsRows(query) && verb !== undefined && query.subject === rows?.names ? [verb.raw] : [];
}
