import { aggregateOf, fieldOf } from "@parlance/contract";
import { isLine } from "../../documents/says-documents.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { boundAt } from "../wordings/bound-at.ts";
import type { DefinedFigure, Link } from "./link.ts";

const openers: ReadonlySet<string> = new Set(["order", "invoice", "line"]);

/**
 * Links of "lines", "order lines" and "line items" of a table whose rows are the lines of documents: how many rows there are, where its own
 * name counts documents. `others` that say a part of it go.
 */
export function findLineLinks(
  tokens: readonly Token[],
  index: ModelIndex,
  others: readonly Link[],
): readonly Link[] {
  const [lines, several] = index.documents;
  if (lines === undefined || several !== undefined) return others;
  const [table, number] = lines;
  const { table: of, words } = index.tables[table] ?? {};
  const key = index.columns[number]?.column;
  if (of === undefined || key === undefined) return others;
  const opens = (at: number): boolean => {
    const { lemma = "" } = tokens[at] ?? {};
    return openers.has(lemma) || lemma === words?.at(-1);
  };
  const found = tokens.flatMap((token, at): Link[] => {
    if (!isLine(tokens, at, index) || isLine(tokens, at + 1, index)) return [];
    const start = opens(at - 1) ? at - 1 : at;
    if (isBounded(tokens, at + 1))
      return [{ kind: "table", start, end: at + 1, table, evidence: "synonym", strength: 0.9 }];
    const label = `number of ${token.lemma}s`;
    const number = fieldOf(of.name, key.name);
    const rows = aggregateOf("count", number);
    const each = eachAt(tokens, at + 1, words?.at(-1));
    if (each === 0) return [linkOf({ start, end: at + 1 }, { label, table, row: null, whole: rows })];
    const right = aggregateOf("count-distinct", number);
    const whole = { kind: "arithmetic", operator: "/", left: rows, right } as const;
    const span = { start: beginning(tokens, start), end: at + 1 + each };
    return [linkOf(span, { label: `${label} per ${words?.at(-1)}`, table, row: null, whole })];
  });
  if (found.length === 0) return others;
  const free = others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start));
  return [...free, ...found];
}

const linkOf = (span: { start: number; end: number }, figure: DefinedFigure): Link => ({
  kind: "metric",
  ...span,
  metric: { kind: "defined", figure },
});

/** Whether "of 100 cases or more", "over 500", "with at least 3 crates" follows: then the lines are rows of which some are meant. */
function isBounded(tokens: readonly Token[], at: number): boolean {
  const joint = bounding.has(textAt(tokens, at)) ? 1 : 0;
  return boundAt(tokens, at) !== null || (joint > 0 && boundAt(tokens, at + joint) !== null);
}

const bounding: ReadonlySet<string> = new Set(["of", "with", "having", "for", "worth"]);

const joints: ReadonlySet<string> = new Set(["per", "in", "on", "of", "for"]);
const ones: ReadonlySet<string> = new Set(["a", "an", "one", "each", "every", "single", "the"]);

/** How many tokens say "per delivery", "in each delivery"; none where something else follows. */
function eachAt(tokens: readonly Token[], at: number, document: string | undefined): number {
  if (!joints.has(textAt(tokens, at))) return 0;
  const size = ones.has(textAt(tokens, at + 1)) ? 2 : 1;
  const noun = tokens[at + size];
  const single = noun?.lemma === document && noun?.text === noun?.lemma;
  return single && (size === 2 || textAt(tokens, at) === "per") ? size + 1 : 0;
}

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "number", "of"]);

/** Where "the average number of" begins that stands before a place. */
function beginning(tokens: readonly Token[], at: number): number {
  let start = at;
  while (averages.has(textAt(tokens, start - 1))) start -= 1;
  return start;
}
