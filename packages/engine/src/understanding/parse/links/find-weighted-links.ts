import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);
const longest = 4;

/** Links of "average interest rate weighted by principal", "weighted average price by quantity": what each row has times its weight, by all of the weight. */
export function findWeightedLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap(({ text }, at): Link[] => {
    if (text !== "weighted") return [];
    const opens = averages.has(textAt(tokens, at + 1));
    const figures = opens ? numbersAt(tokens, at + 2, index) : numbersBefore(tokens, at, index);
    const by = opens ? (figures?.end ?? at) : at + 1;
    const weights = ["by", "with"].includes(textAt(tokens, by)) ? numbersAt(tokens, by + 1, index) : null;
    if (figures === null || weights === null) return [];
    const pairs = figures.entries.flatMap((figure) =>
      weights.entries.flatMap((weight) =>
        figure.table === weight.table && figure.id !== weight.id ? [{ figure, weight }] : [],
      ),
    );
    const [pair, other] = pairs;
    if (pair === undefined || other !== undefined) return [];
    const { figure, weight } = pair;
    const before = figures.start - 1;
    const start = opens ? at : averages.has(textAt(tokens, before)) ? before : figures.start;
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
    return [{ kind: "metric", start, end: weights.end, metric }];
  });
}

type Found = { entries: ColumnEntry[]; start: number; end: number };

/** The numbers that the most words from a token on name, or the most up to one. */
function numbersAt(tokens: readonly Token[], start: number, index: ModelIndex): Found | null {
  for (let end = Math.min(tokens.length, start + longest); end > start; end -= 1) {
    const entries = numbersCalled(tokens.slice(start, end), index);
    if (entries.length > 0) return { entries, start, end };
  }
  return null;
}

function numbersBefore(tokens: readonly Token[], end: number, index: ModelIndex): Found | null {
  for (let start = Math.max(0, end - longest); start < end; start += 1) {
    const entries = numbersCalled(tokens.slice(start, end), index);
    if (entries.length > 0) return { entries, start, end };
  }
  return null;
}

const numbersCalled = (said: readonly Token[], index: ModelIndex): ColumnEntry[] => [
  ...new Set(
    columnsCalled(index, said.map(({ lemma }) => lemma).join("")).filter(
      ({ column, foreign }) => !foreign && column.role !== "key" && isNumeric(column),
    ),
  ),
];
