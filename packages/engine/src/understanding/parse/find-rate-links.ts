import { aggregateOf, type Filter, type MeasureExpression } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { stem } from "../text/lemma.ts";
import { fold, type Token } from "../text/tokenize.ts";
import type { DefinedFigure, Link } from "./link.ts";

/** Columns with more different values than this are no states of their rows. */
const mostStates = 12;

/**
 * Links of rates to what they are of: "cancellation rate" where rows are marked as cancelled is the percentage of these rows among
 * all, as is "order success rate", whose first word names them. A rate that the data has a name for stays.
 */
export function findRateLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    const state = tokens[at - 1];
    if (token.lemma !== "rate" || state?.kind !== "word" || isNamed(index, state)) return [];
    const figure = rateOf(index, state.text);
    if (figure === null) return [];
    const owned = index.tables[figure.table]?.words.includes(tokens[at - 2]?.lemma ?? "") === true;
    const metric = { kind: "defined" as const, figure };
    return [{ kind: "metric", start: owned ? at - 2 : at - 1, end: at + 1, metric }];
  });
}

const isNamed = ({ words }: ModelIndex, { lemma }: Token): boolean =>
  words.phrases.has(`${lemma}rate`) || words.columnsByWord.has("rate");

/** The share of rows in the state that shares its root with a word; of several tables the one with the most rows. */
function rateOf({ tables, columns }: ModelIndex, word: string): DefinedFigure | null {
  const root = rootOf(word);
  if (root.length < 4) return null;
  let best: { figure: DefinedFigure; rows: number } | null = null;
  for (const { table: id, column } of columns) {
    const { profile, role, physicalType } = column;
    if (profile === null || profile.distinct > mostStates || role === "key" || physicalType !== "string")
      continue;
    const value = profile.topValues.find((each) => rootOf(String(each.value)) === root)?.value;
    const table = tables[id]?.table;
    if (value === undefined || table === undefined || (best !== null && best.rows >= table.rowCount))
      continue;
    const operand = { kind: "field" as const, field: { path: [], table: table.name, column: column.name } };
    const right = { kind: "constant" as const, value, type: physicalType };
    const part: Filter = { kind: "comparison", operator: "=", left: operand, right };
    const label = `percentage of ${table.label} with ${column.label} ${String(value)}`;
    best = { figure: { label, table: id, row: null, whole: shareOf(part) }, rows: table.rowCount };
  }
  return best?.figure ?? null;
}

const shareOf = (part: Filter): MeasureExpression => ({
  kind: "arithmetic",
  operator: "*",
  left: { kind: "constant", value: 100 },
  right: {
    kind: "arithmetic",
    operator: "/",
    left: aggregateOf("count", null, [], part),
    right: aggregateOf("count", null, []),
  },
});

const rootOf = (word: string): string => stem(fold(word).replace(/al$/, ""));
