import type { ArithmeticOperator } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { type Phrases, phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Formula } from "../formula.ts";
import { formulaLink } from "./formula-link.ts";
import type { ColumnOption, Link } from "./link.ts";

type ColumnLink = Extract<Link, { kind: "column" }>;
type Input = { tokens: readonly Token[]; columns: readonly ColumnLink[]; index: ModelIndex };

/** Links of spans that put two numeric columns together: "a times b", "the difference between a and b", "a to b ratio". */
export function findFormulaLinks(
  tokens: readonly Token[],
  links: readonly Link[],
  index: ModelIndex,
): Link[] {
  const columns = links.filter((link) => link.kind === "column");
  const input = { tokens, columns, index };
  return tokens.flatMap((_, at) => [...between(input, at), ...announced(input, at), ...ranges(input, at)]);
}

const infix: readonly [Phrases, ArithmeticOperator][] = [
  [phrases("multiplied by"), "*"],
  [phrases("times"), "*"],
  [phrases("x"), "*"],
  [phrases("minus"), "-"],
  [phrases("less"), "-"],
  [phrases("-"), "-"],
  [phrases("plus"), "+"],
  [phrases("+"), "+"],
  [phrases("divided by"), "/"],
  [phrases("/"), "/"],
];

/** "amount minus discount"; "length to depth ratio" has its operator behind it. */
function between(input: Input, at: number): Link[] {
  const { tokens } = input;
  const found = infix.find(([phrase]) => phraseAt(tokens, at, phrase) > 0);
  if (found !== undefined) {
    const [phrase, operator] = found;
    return join(input, { before: at, after: at + phraseAt(tokens, at, phrase), operator });
  }
  if (tokens[at]?.text !== "to") return [];
  return join(input, { before: at, after: at + 1, operator: "/", tail: "ratio" });
}

const announcements: readonly [Phrases, ArithmeticOperator][] = [
  [phrases("difference between"), "-"],
  [phrases("gap between"), "-"],
  [phrases("spread between"), "-"],
  [phrases("difference of"), "-"],
  [phrases("ratio of"), "/"],
  [phrases("ratio between"), "/"],
  [phrases("product of"), "*"],
  [phrases("sum of"), "+"],
];

/** "the ratio of a to b", "the difference between a and b". */
function announced({ tokens, columns, index }: Input, at: number): Link[] {
  const found = announcements.find(([phrase]) => phraseAt(tokens, at, phrase) > 0);
  if (found === undefined) return [];
  const [, operator] = found;
  const start = content(tokens, at + 2);
  return columns
    .filter((left) => left.start === start)
    .flatMap((left) => {
      if (!["and", "to"].includes(tokens[left.end]?.text ?? "")) return [];
      const after = content(tokens, left.end + 1);
      return columns
        .filter((right) => right.start === after)
        .flatMap((right) => paired(left, right, index, { start: at, end: right.end, operator }));
    });
}

/** "temperature range" where the data has the highest and the lowest. */
function ranges({ tokens, columns, index }: Input, at: number): Link[] {
  if (!["range", "spread", "span"].includes(tokens[at]?.text ?? "")) return [];
  return columns
    .filter(({ end }) => end === at)
    .flatMap((link) => {
      const high = link.options.find(({ column }) => isEnd(index, column, highWords));
      const table = index.columns[high?.column ?? -1]?.table;
      const low = link.options.find(
        ({ column }) => isEnd(index, column, lowWords) && index.columns[column]?.table === table,
      );
      if (high === undefined || low === undefined) return [];
      const formula: Formula = { kind: "arithmetic", operator: "-", left: high.column, right: low.column };
      return [formulaLink(link.start, at + 1, formula)];
    });
}

const highWords = ["max", "maximum", "high", "highest", "upper", "top"];
const lowWords = ["min", "minimum", "low", "lowest", "lower", "bottom"];
const isEnd = ({ columns }: ModelIndex, column: number, words: readonly string[]): boolean =>
  columns[column]?.words.some((word) => words.includes(word)) === true;

type Joint = { before: number; after: number; operator: ArithmeticOperator; tail?: string };

function join({ tokens, columns, index }: Input, { before, after, operator, tail }: Joint): Link[] {
  const start = content(tokens, after);
  return columns
    .filter((left) => left.end === before)
    .flatMap((left) =>
      columns
        .filter((right) => right.start === start && (tail === undefined || tokens[right.end]?.text === tail))
        .flatMap((right) => {
          const end = right.end + (tail === undefined ? 0 : 1);
          return paired(left, right, index, { start: left.start, end, operator });
        }),
    );
}

/** The best pair of numeric columns, both of one table; what is added or taken off is told in one unit ("labour plus parts" in money, not hours). */
function paired(
  left: ColumnLink,
  right: ColumnLink,
  index: ModelIndex,
  { start, end, operator }: { start: number; end: number; operator: ArithmeticOperator },
): Link[] {
  const adds = operator === "+" || operator === "-";
  const unitOf = ({ column }: ColumnOption): string | undefined => index.columns[column]?.column.unit.kind;
  const isAlike = (one: ColumnOption, two: ColumnOption): boolean => !adds || unitOf(one) === unitOf(two);
  let best: { left: ColumnOption; right: ColumnOption; strength: number } | null = null;
  for (const first of left.options.filter(isNumber))
    for (const second of right.options.filter(isNumber)) {
      const together = index.columns[first.column]?.table === index.columns[second.column]?.table;
      if (!together || first.column === second.column) continue;
      const strength = first.strength * second.strength * (isAlike(first, second) ? 1 : unlike);
      if (best === null || strength > best.strength) best = { left: first, right: second, strength };
    }
  if (best === null) return [];
  return [
    formulaLink(start, end, {
      kind: "arithmetic",
      operator,
      left: best.left.column,
      right: best.right.column,
    }),
  ];
}

/** What a pair of columns counts for that are told in different units. */
const unlike = 0.6;

const isNumber = ({ kind, strength }: ColumnOption): boolean => kind === "number" && strength >= 0.5;

/** The first token from `at` on that is no article, nor the day that each row is of ("the day's maximum"). */
const content = (tokens: readonly Token[], at: number): number => {
  const start = ["the", "a", "an", "its", "their", "each"].includes(tokens[at]?.text ?? "") ? at + 1 : at;
  return /^(?:daily|(?:day|date)['’]s)$/.test(tokens[start]?.raw ?? "") ? start + 1 : start;
};
