import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";
import { type NumbersSaid, numbersAt, numbersBefore } from "./numbers-said.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);

/**
 * Links of "average interest rate weighted by principal", "weighted average price by quantity", "principal weighted interest rate": what each
 * row has times its weight, by all of the weight.
 */
export function findWeightedLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap(({ text }, at): Link[] => {
    if (text !== "weighted") return [];
    const said = weightBehind(tokens, at, index) ?? weightBefore(tokens, at, index);
    if (said === null) return [];
    const { figures, weights, start, end } = said;
    const pairs = figures.entries.flatMap((figure) =>
      weights.entries.flatMap((weight) =>
        figure.table === weight.table && figure.id !== weight.id ? [{ figure, weight }] : [],
      ),
    );
    const [pair, other] = pairs;
    if (pair === undefined || other !== undefined) return [];
    const { figure, weight } = pair;
    const table = index.tables[weight.table]?.table;
    if (table === undefined) return [];
    const field = ({ column }: ColumnEntry): Expression => fieldOf(table.name, column.name);
    const [each, size] = [field(figure), field(weight)];
    const product: Expression = { kind: "arithmetic", operator: "*", left: each, right: size };
    const known = { kind: "not", filter: { kind: "null", operand: each } } as const;
    const left = aggregateOf("sum", product, []);
    const whole = {
      kind: "arithmetic",
      operator: "/",
      left,
      right: aggregateOf("sum", size, [], known),
    } as const;
    const label = `average ${figure.column.label.toLowerCase()} weighted by ${weight.column.label.toLowerCase()}`;
    const metric = { kind: "defined", figure: { label, table: weight.table, row: null, whole } } as const;
    return [{ kind: "metric", start, end, metric }];
  });
}

type Weighted = { figures: NumbersSaid; weights: NumbersSaid; start: number; end: number };

/** "Weighted average price by quantity", "average price weighted by quantity". */
function weightBehind(tokens: readonly Token[], at: number, index: ModelIndex): Weighted | null {
  const opens = averages.has(textAt(tokens, at + 1));
  const figures = opens ? numbersAt(tokens, at + 2, index) : numbersBefore(tokens, at, index);
  const by = opens ? (figures?.end ?? at) : at + 1;
  const weights = ["by", "with"].includes(textAt(tokens, by)) ? numbersAt(tokens, by + 1, index) : null;
  if (figures === null || weights === null) return null;
  const before = averages.has(textAt(tokens, figures.start - 1)) ? figures.start - 1 : figures.start;
  return { figures, weights, start: opens ? at : before, end: weights.end };
}

/** "Quantity weighted price", "the quantity-weighted average price". */
function weightBefore(tokens: readonly Token[], at: number, index: ModelIndex): Weighted | null {
  const weights = numbersBefore(tokens, textAt(tokens, at - 1) === "-" ? at - 1 : at, index);
  const behind = averages.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const figures = numbersAt(tokens, behind, index);
  if (figures === null || weights === null) return null;
  const isAveraged = averages.has(textAt(tokens, weights.start - 1));
  return { figures, weights, start: weights.start - (isAveraged ? 1 : 0), end: figures.end };
}
