import type { Defined } from "../../definitions/defined.ts";
import { byFirstWord } from "../../definitions/write-out.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";
import { termsIn } from "./terms-in.ts";

/**
 * Links of terms whose definition computes something; a defined word means what it was defined as, so `others` inside it go. "Unit cost of
 * parts" where a column is called "unit cost" is that column, and no "cost of parts".
 */
export function findDefinedLinks(
  tokens: readonly Token[],
  defined: readonly Defined[],
  others: readonly Link[],
): Link[] {
  const found = termsIn(tokens, byFirstWord(defined)).flatMap(({ start, end, term }): Link[] =>
    term.meaning.kind === "figure" &&
    !others.some((link) => isNameBefore(link, start, end) || isRowsNamed(link, start, end))
      ? [{ kind: "metric", start, end, metric: { kind: "defined", figure: term.meaning.figure } }]
      : [],
  );
  const free = others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start));
  return [...free, ...found];
}

/** "NPS responses", where NPS alone is a figure: the rows by their whole name. */
const isRowsNamed = (link: Link, start: number, end: number): boolean =>
  link.kind === "table" && link.start === start && link.end > end && link.evidence === "exact";

const isNameBefore = (link: Link, start: number, end: number): boolean =>
  link.kind === "column" &&
  link.start < start &&
  start < link.end &&
  link.end < end &&
  link.options.some(({ evidence, strength }) => evidence === "exact" && strength > 0.95);
