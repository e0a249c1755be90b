import type { ConditionTerm } from "../../index/condition-terms.ts";
import { isTime } from "../../index/entries.ts";
import { rowsOfKinds } from "../../index/kind-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import { type Token, tokenize } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import type { Link } from "./link.ts";
import { termsIn } from "./terms-in.ts";

/**
 * Links to the glossary's conditions. A defined word means what it was defined as: `others` inside it go. Where the term ends
 * with its table's name, that part stays to be read as the table.
 */
export function findTermLinks(tokens: readonly Token[], index: ModelIndex, others: readonly Link[]): Link[] {
  const found = termsIn(tokens, index.conditions)
    .map(({ start, end, term }) => ({ start, end: end - term.tableWords, term }))
    .filter(
      (each) =>
        !others.some((link) => isNameAround(link, each)) &&
        !tellsOfIt(tokens, each.end, index) &&
        !comesBy(tokens, each.end),
    );
  const free = others.filter(
    (link) =>
      !found.some(({ start, end }) => link.start < end && link.end > start && !isOfTerm(link, start, end)),
  );
  return [
    ...free,
    ...found.map(
      ({ start, end, term }): Link => ({
        kind: "value",
        start,
        end,
        state: others.some(
          (link) => link.kind === "value" && link.start === start && link.end === end && link.state === true,
        ),
        options: alike(term, index).map(({ column, term: name, filter, table }) => ({
          column,
          values: [],
          evidence: "exact",
          strength: 1,
          within: null,
          condition: {
            term: name,
            filter,
            dated: timeOfTerm({ filter, column, table }, tokens[end - 1], index),
          },
        })),
      }),
    ),
  ];
}

/** The terms of one name: "active" is said of users and of subscriptions. */
const alike = ({ lemmas, tableWords }: ConditionTerm, { conditions }: ModelIndex): ConditionTerm[] =>
  (conditions.get(lemmas[0] ?? "") ?? []).filter(
    (other) => other.tableWords === tableWords && other.lemmas.join(" ") === lemmas.join(" "),
  );

/**
 * Puts the table behind a term that names things without it, so that "large accounts" reads as "large accounts customers".
 * Added tokens keep the place of the term's last word.
 */
export function writeOutTerms(tokens: readonly Token[], index: ModelIndex): Token[] {
  const result = [...tokens];
  for (const { end, term } of termsIn(tokens, index.conditions).toReversed()) {
    const last = tokens[end - 1];
    const table = index.tables[rowsOfKinds(index, term.table) ?? term.table]?.table;
    if (last === undefined || table === undefined || term.tableWords > 0) continue;
    const names = tokenize(table.label).filter(({ kind }) => kind !== "number");
    if (!isPlural(last) || isSaid(names, tokens.slice(end))) continue;
    const place = { start: last.start, end: last.end };
    result.splice(end, 0, ...names.map((name) => ({ ...name, ...place })));
  }
  return result;
}

/**
 * "Cancellation reason" where a column is called so: no cancellations; "former customer", "failed attempts" where a value is; "closed more
 * than 5 days after they were opened" as a whole.
 */
const isNameAround = (link: Link, { start, end }: { start: number; end: number }): boolean =>
  (link.kind === "column" || link.kind === "value") &&
  link.start <= start &&
  link.end >= end &&
  link.end - link.start > end - start &&
  link.options.some(
    ({ evidence, strength }) =>
      (evidence === "exact" && strength > 0.95) || (link.kind === "value" && isWhole(evidence, strength)),
  );

/** "Cancellation reason" of a cancel reason: a column that tells of the deed, and not the rows it was done to. */
const tellsOfIt = (tokens: readonly Token[], end: number, { words, columns }: ModelIndex): boolean =>
  tokens[end - 1]?.text === tokens[end - 1]?.lemma &&
  /(?:al|ion|ment|loss)$/.test(tokens[end - 1]?.text ?? "") &&
  (words.columnsByWord.get(tokens[end]?.lemma ?? "") ?? []).some(
    (id) =>
      columns[id]?.words.some(
        (word) => word !== tokens[end]?.lemma && isRooted(word, tokens[end - 1]?.text ?? ""),
      ) === true,
  );

/** "Orders that did not come through the shop": how they came, and not whether they did. */
const comesBy = (tokens: readonly Token[], end: number): boolean =>
  ["come", "came"].includes(textAt(tokens, end - 1)) && ways.has(textAt(tokens, end));
const ways: ReadonlySet<string> = new Set("through thru via by from with back under".split(" "));

/** Whether a value is all of some words, but for a plural. */
const isWhole = (evidence: string, strength: number): boolean => evidence === "stem" && strength > 0.85;

/** "no show rate", "days late": a figure of which a term is part. */
const isOfTerm = (link: Link, start: number, end: number): boolean =>
  link.kind === "metric" && link.start <= start && link.end >= end && link.end - link.start > end - start;

const isPlural = ({ text, lemma }: Token): boolean => text.endsWith("s") && text !== lemma;

/** Whether the table's own words come next anyway. */
const isSaid = (names: readonly Token[], next: readonly Token[]): boolean =>
  names.every(({ lemma }, at) => next[at]?.lemma === lemma);

/**
 * The time that rows have by a condition: one that is said to be known, and for a flag that is told by its deed in the plural ("cancellations"), the only
 * one of such rows alone that is called after it; null where there is none.
 */
function timeOfTerm(
  { filter, column, table }: Pick<ConditionTerm, "filter" | "column" | "table">,
  said: Token | undefined,
  index: ModelIndex,
): { column: number; table: number } | null {
  if (filter.kind === "not" && filter.filter.kind === "null")
    return columnKind(column, index) === "time" ? { column, table } : null;
  if (said === undefined || !deeds.test(said.text) || columnKind(column, index) !== "flag") return null;
  const [only, other] = index.columns.filter(
    (entry) =>
      entry.table === table &&
      isTime(entry.column) &&
      (entry.column.profile?.nulls ?? 0) > 0 &&
      entry.core.some((word) => isRooted(said.lemma, word)),
  );
  return only === undefined || other !== undefined ? null : { column: only.id, table };
}

const deeds = /(?:ions|als|ments|ances|ences|refunds|returns)$/;
