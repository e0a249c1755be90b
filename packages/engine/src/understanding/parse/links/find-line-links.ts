import { aggregateOf, fieldOf } from "@parlance/contract";
import { isLine } from "../../documents/says-documents.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { hasOrders, orderKey } from "../../index/order-key.ts";
import { orderWords } from "../../lexicon/order-words.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { boundAt } from "../wordings/bound-at.ts";
import type { DefinedFigure, Link } from "./link.ts";

const openers: ReadonlySet<string> = new Set(["order", "invoice", "line"]);

/**
 * Links of "lines", "order lines" and "line items" of a table whose rows are the lines of documents, or of orders: how many rows there are, where its own
 * name counts documents; "line revenue" is money. `others` that say a part of it go.
 */
export function findLineLinks(
  tokens: readonly Token[],
  index: ModelIndex,
  others: readonly Link[],
): readonly Link[] {
  const lines =
    documentLines(index) ?? (tokens.some(({ lemma }) => lemma === "line") ? orderLines(index) : null);
  const of = index.tables[lines?.table ?? -1]?.table;
  const key = index.columns[lines?.key ?? -1]?.column;
  if (lines === null || of === undefined || key === undefined) return others;
  const { table, documents } = lines;
  const opens = (at: number): boolean => {
    const { lemma = "" } = tokens[at] ?? {};
    return openers.has(lemma) || documents.includes(lemma);
  };
  const found = tokens.flatMap((token, at): Link[] => {
    const each = eachAt(tokens, at + 1, documents);
    if (revenueWords.has(textAt(tokens, at + 1)) || beginsName(others, at)) return [];
    const said = lines.ofOrders
      ? isOfOrder(tokens, at, opens(at - 1)) && (each > 0 || !index.words.tablesByWord.has("line"))
      : isLine(tokens, at, index) && !isLine(tokens, at + 1, index);
    if (!said) return [];
    const start = opens(at - 1) ? at - 1 : at;
    if (isBounded(tokens, at + 1))
      return [{ kind: "table", start, end: at + 1, table, evidence: "synonym", strength: 0.9 }];
    const label = `number of ${token.lemma}s`;
    const number = fieldOf(of.name, key.name);
    const rows = aggregateOf("count", lines.ofOrders ? null : number);
    if (each === 0) return [linkOf({ start, end: at + 1 }, { label, table, row: null, whole: rows })];
    const right = aggregateOf("count-distinct", number);
    const whole = { kind: "arithmetic", operator: "/", left: rows, right } as const;
    const span = { start: beginning(tokens, start), end: at + 1 + each };
    return [linkOf(span, { label: `${label} per ${documents[0]}`, table, row: null, whole })];
  });
  if (found.length === 0) return others;
  const free = others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start));
  return [...free, ...found];
}

/** "Line cost" of a column that is called so. */
const beginsName = (links: readonly Link[], at: number): boolean =>
  links.some(
    (link) =>
      link.kind === "column" &&
      link.start <= at &&
      link.end > at + 1 &&
      link.options.some(({ evidence }) => evidence === "exact"),
  );

/** A table of lines, the column that tells what they are lines of, and what that is called. */
type Lines = { table: number; key: number; documents: readonly string[]; ofOrders: boolean };

function documentLines({ documents, tables }: ModelIndex): Lines | null {
  const [only, several] = documents;
  const [table, key] = only ?? [];
  if (table === undefined || key === undefined || several !== undefined) return null;
  return { table, key, documents: tables[table]?.words.slice(-1) ?? [], ofOrders: false };
}

/** The one table of facts whose rows are parts of those of another, else the one that numbers orders which no table has. */
function orderLines(index: ModelIndex): Lines | null {
  const facts = index.tables.filter(({ table }) => table.type === "fact");
  const parts = facts.filter(({ id }) => index.parts.has(id));
  const own =
    parts.length > 0 ? parts : facts.filter(({ id }) => hasOrders(index, id) && !isElsewhere(index, id));
  const [lines, other] = own;
  const key = lines === undefined ? null : orderKey(index, lines.id);
  if (lines === undefined || other !== undefined || key === null) return null;
  const whole = index.tables[index.parts.get(lines.id) ?? -1]?.words ?? [];
  const documents = [...whole, ...(index.columns[key]?.words ?? [])].filter((word) => orderWords.has(word));
  return documents.length === 0 ? null : { table: lines.id, key, documents, ofOrders: true };
}

const isElsewhere = (index: ModelIndex, table: number): boolean =>
  index.columns[orderKey(index, table) ?? -1]?.foreign === true;

/** "Order lines", "how many lines", "lines per order", and no lines of anything else. */
const isOfOrder = (tokens: readonly Token[], at: number, opened: boolean): boolean =>
  tokens[at]?.lemma === "line" &&
  (opened || at === 0 || counting.has(textAt(tokens, at - 1))) &&
  tokens[at + 1]?.kind !== "number";

const counting: ReadonlySet<string> = new Set(
  "many of average avg mean number and , most fewest more".split(" "),
);

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
function eachAt(tokens: readonly Token[], at: number, documents: readonly string[]): number {
  if (!joints.has(textAt(tokens, at))) return 0;
  const size = ones.has(textAt(tokens, at + 1)) ? 2 : 1;
  const noun = tokens[at + size];
  const single = documents.includes(noun?.lemma ?? "") && noun?.text === noun?.lemma;
  return single && (size === 2 || textAt(tokens, at) === "per") ? size + 1 : 0;
}

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "number", "of"]);

/** Where "the average number of" begins that stands before a place. */
function beginning(tokens: readonly Token[], at: number): number {
  let start = at;
  while (averages.has(textAt(tokens, start - 1))) start -= 1;
  return start;
}
