import { type Expression, type Filter, fieldOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { ownUnitsIn } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { lastingRows, tellsLength } from "../frame/lasting-rows.ts";
import type { Link } from "./link.ts";

const comparisons: readonly (readonly [said: ReturnType<typeof phrases>, operator: ">" | "<"])[] = [
  [phrases("longer than", "more than", "higher than", "later than", "over", "above", "slower than"), ">"],
  [phrases("shorter than", "less than", "lower than", "faster than", "cheaper than", "under", "below"), "<"],
];
const verbs: ReadonlySet<string> = new Set(
  "took take taken taking lasted ran run cost costs costing".split(" "),
);
const plans = /^(?:plan|schedul|expect|estimat|budget|quot|forecast|promis|agreed|target)/;
const actuals: ReadonlySet<string> = new Set(["actual", "act", "real", "final", "true"]);
const articles: ReadonlySet<string> = new Set([
  "was",
  "were",
  "originally",
  "initially",
  "it",
  "they",
  "we",
  "had",
  "been",
]);

/**
 * Links of conditions that hold a row's figure against what was planned for it: "took longer than planned" of planned and actual
 * minutes, or of planned hours and two times; "cost more than quoted".
 */
export function findPlannedLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  if (!tokens.some(({ text }) => plans.test(text))) return [];
  return tokens.flatMap((_, at) => {
    const [size, operator] = comparedAt(tokens, at);
    if (size === 0) return [];
    let last = at + size;
    while (articles.has(textAt(tokens, last))) last += 1;
    const plan = tokens[last];
    const next = tokens[last + 1];
    if (plan === undefined || !/ed$/.test(plan.text) || !plans.test(plan.text) || goesOn(next, index))
      return [];
    const pair = pairOf(plan, tokens, at, index);
    if (pair === null) return [];
    const start = verbs.has(textAt(tokens, at - 1)) ? at - 1 : at;
    const filter: Filter = { kind: "comparison", operator, left: pair.actual, right: pair.planned };
    const term = rawOf(tokens.slice(start, last + 1));
    const option = {
      column: pair.column,
      values: [],
      evidence: "exact" as const,
      strength: 1,
      within: null,
      condition: { term, filter },
    };
    return [{ kind: "value", start, end: last + 1, options: [option] }];
  });
}

function comparedAt(tokens: readonly Token[], at: number): [size: number, operator: ">" | "<"] {
  for (const [said, operator] of comparisons) {
    const size = phraseAt(tokens, at, said);
    if (size > 0) return [size, operator];
  }
  return [0, ">"];
}

/** "Than planned costs": the word only begins what a column is called. */
const goesOn = (next: Token | undefined, { words }: ModelIndex): boolean =>
  next?.kind === "word" && words.columnsByWord.has(next.lemma);

type Pair = { column: number; planned: Expression; actual: Expression };

/** The planned figure that a word names, and the row's own beside it. */
function pairOf(plan: Token, tokens: readonly Token[], at: number, index: ModelIndex): Pair | null {
  const planned = index.columns.filter(
    ({ column, words, foreign }) =>
      !foreign &&
      isNumeric(column) &&
      column.role === "measure" &&
      words.some((word) => isRooted(word, plan.text)),
  );
  const [only, other] = planned;
  const table = index.tables[only?.table ?? -1];
  if (only === undefined || other !== undefined || table === undefined) return null;
  const actual = actualOf(only, table, textAt(tokens, at - 1), index);
  return actual === null ? null : { column: only.id, planned: fieldIn(only, table), actual };
}

/** What a planned figure is held against: the column of the same kind, else how long the row lasted. */
function actualOf(
  planned: ColumnEntry,
  table: TableEntry,
  verb: string,
  index: ModelIndex,
): Expression | null {
  const own = table.columns.flatMap((id) => index.columns[id] ?? []);
  const rest = planned.words.filter((word) => !plans.test(word));
  const alike = own.filter(
    ({ id, column, words, foreign }) =>
      id !== planned.id &&
      !foreign &&
      isNumeric(column) &&
      column.role === "measure" &&
      (words.some((word) => actuals.has(word)) || words.every((word) => rest.includes(word))) &&
      words.some((word) => rest.includes(word) || word === verb),
  );
  const [only, other] = alike;
  if (only !== undefined && other === undefined) return fieldIn(only, table);
  return tellsLength(planned) ? lengthOf(planned, table, index) : null;
}

/** How long the rows of a table lasted, in the unit of a planned length. */
function lengthOf(planned: ColumnEntry, table: TableEntry, index: ModelIndex): Expression | null {
  const rows = lastingRows(table, index);
  const seconds = secondsOf(planned);
  if (rows === null || seconds === null) return null;
  if (rows.kind === "between") {
    const [from, to] = [fieldIn(rows.from, table), fieldIn(rows.until, table)];
    return inUnits({ kind: "duration", unit: "second", from, to }, seconds);
  }
  const [only, other] = rows.columns;
  const own = only === undefined || other !== undefined ? null : secondsOf(only);
  return only === undefined || own === null ? null : inUnits(fieldIn(only, table), seconds / own);
}

/** A length in units of which each has `size` of its own. */
const inUnits = (left: Expression, size: number): Expression =>
  size === 1
    ? left
    : {
        kind: "arithmetic",
        operator: "/",
        left,
        right: { kind: "constant", value: size, type: Number.isInteger(size) ? "integer" : "decimal" },
      };

/** The seconds of the unit of time that a column is told in; null where it does not say one. */
function secondsOf({ words, column }: ColumnEntry): number | null {
  const perMinute = ownUnitsIn("minute", [...words, column.unit.label ?? ""]);
  const isMinutes = [...words, column.unit.label].some((word) =>
    ["minute", "min", "mins"].includes(word ?? ""),
  );
  return perMinute === null ? (isMinutes ? 60 : null) : Math.round(60 / perMinute);
}

const fieldIn = ({ column }: ColumnEntry, { table }: TableEntry): Expression =>
  fieldOf(table.name, column.name);
