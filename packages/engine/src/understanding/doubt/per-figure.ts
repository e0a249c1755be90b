import { isNumeric } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** From this many different ones on, amounts are no groups that anyone means. */
const mostGroups = 12;

/**
 * "The highest profit per price" read as one among the rows of each price: an amount is what is divided by, and no group, and of whom the rate is
 * asked is not said. The words from "per" on; empty elsewhere.
 */
export function perFigure(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  { byName }: ModelIndex,
): string[] {
  const per = query.kind === "aggregate" ? tokens.findIndex(({ text }) => text === "per") : -1;
  const next = tokens[per + 1];
  if (query.kind !== "aggregate" || per < 0 || next === undefined) return [];
  const named = matches.find(({ start, kind }) => start === next.start && kind === "column");
  const entry = byName.get(named?.names ?? "");
  if (entry === undefined || !isNumeric(entry.column) || entry.column.role !== "measure") return [];
  if (query.limit === null && (entry.column.profile?.distinct ?? 0) <= mostGroups) return [];
  const grouped = query.dimensions.some(
    ({ expression }) => expression.kind === "field" && expression.field.column === entry.column.name,
  );
  return grouped ? [`per ${named?.text ?? next.raw}`] : [];
}
