import {
  type AggregateQuery,
  aggregateOf,
  type Expression,
  fieldOf,
  hasKind,
  isSamePart,
  type ListQuery,
  type MeasureExpression,
  type Path,
} from "@parlance/contract";
import { startingAt } from "../compose/conditions/starting-at.ts";
import { figuresCalled, isCounterpart } from "../index/counterparts.ts";
import { type ColumnEntry, isNumeric } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import { findRoutes } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isUnit } from "../lexicon/units.ts";
import type { DefinedFigure } from "../parse/links/link.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Candidate, Question } from "../types.ts";
import { asRelated } from "./as-related.ts";
import { inHundredths } from "./in-hundredths.ts";
import { moneyDone } from "./money-done.ts";
import { onlyWhere } from "./only-where.ts";
import { type FormulaTree, parseFormula } from "./parse-formula.ts";
import { type Part, type Phrase, phrasesIn } from "./part.ts";
import { moneyPaid, piecesOf } from "./pieces-of.ts";
import { readPhrase } from "./read-phrase.ts";
import { rowOf, wholeOf } from "./value-of.ts";

/**
 * Whether sums of what the host's rows lead to are taken once for each of the host's rows, or once for each of their own; "row" is of
 * single rows of the host, whatever is called a total.
 */
export type Grain = "host" | "own" | "row";

/**
 * What a definition computes: a formula whose phrases are figures or columns of the data, all seen from the rows that lead to
 * all of them. Null where it is no formula, or a phrase in it cannot be read.
 */
export function readFigure(
  question: Question,
  label: string,
  definition: string,
  grain: Grain = "host",
): DefinedFigure | null {
  const tree = parseFormula(definition) ?? shareIn(definition);
  const parts = tree === null ? readCount(question, definition) : readTree(question, tree, grain);
  const host = parts === null ? null : hostOf(question.index, phrasesIn(parts), grain);
  const seen = parts === null || host === null ? null : seenFrom(question.index, host, parts, grain);
  if (seen === null || host === null) return null;
  const told = /\b100\b|%/.test(definition) ? seen : inHundredths(seen, question.index);
  return { label, table: host, row: rowOf(told), whole: wholeOf(told) };
}

/** "the percentage of successful payments": a ratio in words, which stays one beside other figures. */
const shareIn = (definition: string): FormulaTree | null =>
  /^(?:the |an? )?(?:percentage|percent|share|proportion|fraction|portion) of\b/i.test(definition)
    ? { kind: "phrase", text: definition, gloss: null }
    : null;

/** "Total late deliveries", "returned parcel count": rows, where words say that they are counted, and at no particular time. */
function readCount(question: Question, definition: string): Phrase | null {
  if (!/^(?:the )?(?:total|number|count)\b|\bcount$/i.test(definition)) return null;
  const [query] = readPhrase(question, definition).map((each) => each.query);
  const leaf = query?.kind === "aggregate" ? ofFigure(question.index, query, definition) : null;
  const counted = leaf?.whole.kind === "aggregate" && leaf.whole.aggregation === "count";
  return counted && !hasKind(leaf.whole, "period") ? leaf : null;
}

/** `beside` is the table of the figure before it: of several columns that a unit may be ("litres per km"), the one of its rows. */
function readTree(
  question: Question,
  tree: FormulaTree,
  grain: Grain,
  beside: number | null = null,
): Part | null {
  if (tree.kind === "number") return tree;
  if (tree.kind === "phrase") {
    const leaves = readLeaf(question, tree.text, grain);
    return (
      (isUnit(tree.text) ? leaves.find(({ table }) => table === beside) : null) ??
      leaves[0] ??
      (tree.gloss === null ? null : (readLeaf(question, tree.gloss, grain)[0] ?? null))
    );
  }
  const sheet = grain === "own" ? inOneTable(question.index, tree) : null;
  if (sheet !== null) return sheet;
  const pair = grain === "own" ? (ofOneTable(question, tree) ?? partlyNamed(question, tree)) : null;
  const left = pair?.left ?? readTree(question, tree.left, grain, beside);
  if (left === null) return null;
  const right = pair?.right ?? readTree(question, tree.right, grain, tableOf(left));
  return right === null ? null : { ...tree, left, right };
}

const tableOf = (part: Part): number | null => phrasesIn(part)[0]?.table ?? null;

/** "units in stock times unit price": of several columns that are called so, two of the same rows; null where none are. */
function ofOneTable(
  question: Question,
  { left, right }: Extract<FormulaTree, { kind: "operation" }>,
): { left: Phrase; right: Phrase } | null {
  if (left.kind !== "phrase" || right.kind !== "phrase") return null;
  const likely = (text: string): Phrase[] =>
    readLeaf(question, text, "own").filter(({ row, far }) => row !== null && far !== true);
  const others = likely(right.text);
  for (const one of likely(left.text)) {
    const other = others.find(({ table, row }) => table === one.table && !isSamePart(row, one.row));
    if (other !== undefined) return { left: one, right: other };
  }
  return null;
}

/** "Offered minus taken": two numbers of the same rows of which the one word of each is a part; null where they may be others. */
function partlyNamed(
  { index }: Question,
  { left, right, operator }: Extract<FormulaTree, { kind: "operation" }>,
): { left: Phrase; right: Phrase } | null {
  if (left.kind !== "phrase" || right.kind !== "phrase" || operator === "*") return null;
  const [ones, others] = [left, right].map(({ text }) => figuresCalled(tokenize(text), index));
  const pairs = (ones ?? []).flatMap((one) =>
    (others ?? []).filter((other) => isCounterpart(one, other)).map((other) => ({ one, other })),
  );
  const [pair, second] = pairs;
  if (pair === undefined || second !== undefined) return null;
  const [first, last] = [phraseOf(index, pair.one), phraseOf(index, pair.other)];
  return first === null || last === null ? null : { left: first, right: last };
}

/**
 * "Total minus insurance minus paid by patient", "tonnes times price": numbers of the rows of one table, each of which some words of the name alone
 * tell apart there; null where other tables may be meant as well, or a phrase is another figure by its whole name.
 */
function inOneTable(index: ModelIndex, tree: FormulaTree): Part | null {
  const texts = [...new Set(phrasesSaid(tree))];
  if (texts.length < 2) return null;
  const called = texts.map((text) => numbersSaid(text, index));
  if (called.some((found) => found.length === 0)) return null;
  const tables = [...new Set(called[0]?.map(({ table }) => table))].filter((table) =>
    called.every((found) => found.some((entry) => entry.table === table)),
  );
  if (texts.some((text, at) => isCalledElsewhere(text, called[at] ?? [], tables))) return null;
  const [found, other] = tables.flatMap((table) => {
    const own = called.map((each) => mostNamed(each.filter((entry) => entry.table === table)));
    const chosen = own.flatMap((entry) => entry ?? []);
    const isClear = chosen.length === texts.length && new Set(chosen).size === texts.length;
    return isClear ? [new Map(texts.map((text, at) => [text, chosen[at]]))] : [];
  });
  return found === undefined || other !== undefined ? null : withColumns(index, tree, found);
}

/** "Hours times bill rate" where time sheets have "hours" and staff a bill rate and an "hourly cost": the whole name of a number of other rows. */
function isCalledElsewhere(text: string, found: readonly ColumnEntry[], tables: readonly number[]): boolean {
  const said = tokenize(text).flatMap(({ text: word, lemma }) => (small.has(word) ? [] : [lemma]));
  const whole = found.filter(({ words }) => words.join(" ") === said.join(" "));
  return whole.length > 0 && !whole.some(({ table }) => tables.includes(table));
}

/** Of several numbers that some words are a part of the only one that has no other word. */
function mostNamed(found: readonly ColumnEntry[]): ColumnEntry | null {
  const [only, other] = found;
  if (other === undefined) return only ?? null;
  const shortest = Math.min(...found.map(({ words }) => words.length));
  const [first, second] = found.filter(({ words }) => words.length === shortest);
  return second === undefined ? (first ?? null) : null;
}

/** The numbers of which the words of a phrase are a part, small ones left aside. */
const numbersSaid = (text: string, index: ModelIndex): ColumnEntry[] =>
  figuresCalled(
    tokenize(text).filter(({ text: word }) => !small.has(word)),
    index,
  );

const small: ReadonlySet<string> = new Set("the our by of a an its their already what was is".split(" "));

const phrasesSaid = (tree: FormulaTree): string[] =>
  tree.kind === "operation"
    ? [...phrasesSaid(tree.left), ...phrasesSaid(tree.right)]
    : tree.kind === "phrase"
      ? [tree.text]
      : [];

function withColumns(
  index: ModelIndex,
  tree: FormulaTree,
  columns: ReadonlyMap<string, ColumnEntry | undefined>,
): Part | null {
  if (tree.kind === "number") return tree;
  if (tree.kind === "phrase") {
    const entry = columns.get(tree.text);
    return entry === undefined ? null : phraseOf(index, entry);
  }
  const [left, right] = [withColumns(index, tree.left, columns), withColumns(index, tree.right, columns)];
  return left === null || right === null ? null : { ...tree, left, right };
}

/** A column as the number of each row. */
function phraseOf({ tables }: ModelIndex, { table, column }: ColumnEntry): Phrase | null {
  const name = tables[table]?.table.name;
  if (name === undefined) return null;
  const row = fieldOf(name, column.name);
  return { kind: "phrase", table, row, whole: aggregateOf("sum", row, []) };
}

/** How far behind the likeliest reading of a phrase another one may be to be meant. */
const near = 0.5;

/** Of a figure that a question spells out itself nothing is left unread, and no name is guessed at: "labor cost" is no cost of another kind. */
const saysAll = ({ unread, matches, features }: Candidate): boolean =>
  unread.length === 0 &&
  (features["use/apart"] ?? 0) === 0 &&
  !matches.some(({ kind, evidence }) => kind === "value" && evidence === "partial");

/** A phrase as one figure, the likeliest reading first: "number of successful orders", "total price", or a column's name alone. */
function readLeaf(question: Question, text: string, grain: Grain): Phrase[] {
  const held = grain === "own" ? piecesOf(tokenize(text), question.index) : null;
  const told = held ?? (grain === "own" ? moneyPaid(text, question.index) : null);
  const own = told === null ? null : phraseOf(question.index, told);
  if (own !== null) return [own];
  const found = readPhrase(question, text);
  const readings = grain === "own" ? found.filter(saysAll) : found;
  const least = (readings[0]?.score ?? 0) - near;
  return readings.flatMap(({ query, score }, at): Phrase[] => {
    const leaf =
      query.kind === "aggregate"
        ? ofFigure(question.index, query, grain === "row" ? "" : text)
        : query.kind === "list"
          ? ofColumn(question.index, query)
          : null;
    if (leaf === null) return [];
    return [
      {
        ...moneyDone(leaf, text, question.index),
        ...(at > 0 && score < least ? { far: true as const } : {}),
      },
    ];
  });
}

const totals = /\b(?:total|sum|overall|combined|avg|average|mean|median|max|min|maximum|minimum)\b/i;

function ofFigure(index: ModelIndex, query: AggregateQuery, text: string): Phrase | null {
  const { measures, hidden, dimensions, having, limit, transforms, comparison, filter } = query;
  const [measure] = measures.filter(({ id }) => !hidden.includes(id));
  const table = index.graph.tableIds.get(query.subject);
  const plain = having === null && limit === null && transforms.length === 0 && comparison === null;
  if (measure === undefined || table === undefined || !plain) return null;
  if (measures.length > 1 || dimensions.length > 0) return null;
  const { expression } = measure;
  const whole = filter === null ? expression : onlyWhere(expression, asRelated(filter));
  if (whole === null) return null;
  const bare = expression.kind === "aggregate" && expression.path.length === 0 && filter === null;
  const each = bare && expression.aggregation !== "count" && !isTotal(text, expression.operand, index);
  const row = each ? expression.operand : null;
  const counted = bare && expression.aggregation === "count" && expression.operand === null;
  return {
    kind: "phrase",
    table,
    row,
    whole,
    ...(counted && differing.test(text) ? { different: true as const } : {}),
  };
}

/** Whether words ask for one figure of many rows, which a word of the number's own name does not ("line total"). */
function isTotal(text: string, operand: Expression | null, index: ModelIndex): boolean {
  const [said] = totals.exec(text) ?? [];
  const own = operand?.kind === "field" ? entryOf(operand.field, index)?.words : undefined;
  return said !== undefined && own?.includes(said.toLowerCase()) !== true;
}

const differing = /\b(?:distinct|unique|different)\b/i;

/** "price": the number of each row. */
function ofColumn(index: ModelIndex, query: ListQuery): Phrase | null {
  const [column, other] = query.columns.filter(({ id }) => !query.hidden.includes(id));
  const table = index.graph.tableIds.get(query.subject);
  if (column === undefined || other !== undefined || table === undefined) return null;
  if (query.filter !== null || query.limit !== null || column.expression.kind !== "field") return null;
  const { field } = column.expression;
  const entry = entryOf(field, index);
  if (entry?.column.role === "key" && field.path.length === 0)
    return entry.foreign ? null : { kind: "phrase", table, row: null, whole: aggregateOf("count", null, []) };
  if (entry === undefined || entry.foreign || !isNumeric(entry.column)) return null;
  const aggregation = entry.column.additivity === "additive" ? "sum" : "average";
  return {
    kind: "phrase",
    table,
    row: column.expression,
    whole: aggregateOf(aggregation, column.expression, []),
  };
}

/**
 * The table whose rows lead, to one, to those of every phrase; else the first one that leads to all. Two quantities of facts ("pieces returned / pieces
 * sold") are seen from the facts that there had to be first.
 */
function hostOf(index: ModelIndex, phrases: readonly Phrase[], grain: Grain): number | null {
  const tables = [...new Set(phrases.map(({ table }) => table))];
  const [part, whole, other] = phrases;
  const isOfFacts =
    grain === "own" &&
    other === undefined &&
    tables.length === 2 &&
    phrases.every(({ table, row }) => row !== null && index.tables[table]?.table.type === "fact");
  if (
    isOfFacts &&
    part !== undefined &&
    whole !== undefined &&
    wayTo(index, part.table, whole.table)?.toOne === true
  )
    return whole.table;
  const leads = (from: number, toOne: boolean): boolean =>
    tables.every((to) => {
      const route = wayTo(index, from, to);
      return route !== null && (route.toOne || !toOne);
    });
  return tables.find((table) => leads(table, true)) ?? tables.find((table) => leads(table, false)) ?? null;
}

function wayTo({ graph }: ModelIndex, from: number, to: number): { path: Path; toOne: boolean } | null {
  if (from === to) return { path: [], toOne: true };
  return findRoutes(graph, from, to, { count: 1, preferred: new Set() })[0] ?? null;
}

/**
 * A formula seen from the host's rows. Sums and averages of what the host's rows lead to are of those rows: a sale's cost is
 * its product's, as often as it was sold; but what is called a total of facts ("total of the invoices") is of each of these once. Counts stay counts of what they are of.
 */
function seenFrom(index: ModelIndex, host: number, part: Part, grain: Grain): Part | null {
  if (part.kind === "number") return part;
  if (part.kind === "operation") {
    const [left, right] = [seenFrom(index, host, part.left, grain), seenFrom(index, host, part.right, grain)];
    return left === null || right === null ? null : { ...part, left, right };
  }
  const way = wayTo(index, host, part.table);
  if (way === null) return null;
  const { whole, row } = part;
  const referred = part.different === true ? differentIn(index, host, way) : null;
  if (referred !== null) return { kind: "phrase", table: host, row: null, whole: referred };
  const summed = whole.kind === "aggregate" && !["count", "count-distinct"].includes(whole.aggregation);
  const moved = startingAt(whole, way.path);
  const isWholeOfFacts = row === null && index.tables[part.table]?.table.type === "fact";
  return {
    kind: "phrase",
    table: host,
    row: row === null || !way.toOne ? null : startingAt(row, way.path),
    whole:
      grain !== "own" && way.toOne && summed && moved.kind === "aggregate" && whole.path.length === 0
        ? isWholeOfFacts
          ? moved
          : { ...moved, path: [] }
        : moved,
  };
}

/** "number of distinct coupons used": those that the host's rows refer to; null where they do not. */
function differentIn(
  { model, tables }: ModelIndex,
  host: number,
  { path, toOne }: { path: Path; toOne: boolean },
): MeasureExpression | null {
  const [step, further] = path;
  const table = tables[host]?.table.name;
  const way = model.relationships.find(({ id }) => id === step?.relationship);
  const [column, second] = way?.from.columns ?? [];
  if (!toOne || further !== undefined || table === undefined || way?.from.table !== table) return null;
  if (column === undefined || second !== undefined) return null;
  return aggregateOf("count-distinct", fieldOf(table, column), []);
}
