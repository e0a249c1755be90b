import {
  aggregateOf,
  type Expression,
  type Filter,
  fieldsOf,
  isSamePart,
  type MeasureExpression,
} from "@parlance/contract";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { DefinedFigure, MetricName } from "../parse/links/link.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import { moneyForRows } from "./money-for-rows.ts";
import { nameBefore } from "./name-before.ts";
import { ofEachPiece } from "./of-each-piece.ts";
import { type FormulaTree, parseFormula } from "./parse-formula.ts";
import { perFigure } from "./per-figure.ts";
import type { AskedFormula } from "./put-formulas.ts";
import { readFigure } from "./read-figure.ts";
import { repeatsTotals } from "./repeats-totals.ts";
import type { Said } from "./said.ts";
import { saidIn } from "./said-in.ts";
import { spanSaid } from "./span-said.ts";

/** The question with the figures that it spells out read; one that cannot be read changes nothing. */
export function askedFormulas(question: Question): Question {
  const span = spanSaid(question.question, question.index);
  if (span !== null)
    return {
      ...question,
      formulas: [asked("§0", "", span.text, { kind: "formula", formula: span.formula })],
    };
  const each = correlated.test(question.question) ? perFigure(question.question, question.index) : null;
  if (each?.columns !== undefined) {
    const formula = { kind: "arithmetic" as const, operator: "/" as const, ...each.columns };
    return { ...question, formulas: [asked("§0", "", each.text, { kind: "formula", formula })] };
  }
  const said = saidIn(question.question, question.index);
  const formulas = said.flatMap((each, at) => firstRead(question, each, `§${at}`) ?? []);
  return formulas.length === 0 ? question : { ...question, formulas };
}

/** What is asked of two figures of each row. */
const correlated = /\b(?:correlat\w*|relationship between|related to|depends? on|scatter)\b/i;

/** The first of some texts for one formula, the longest first, that can be read. */
function firstRead(question: Question, texts: readonly Said[], key: string): AskedFormula | null {
  for (const each of texts) {
    const figure = figureOf(question, each);
    if (figure === null) continue;
    const name = each.name ?? nameBefore(question, each);
    const label = name === "" ? figure.label : `${name} (${figure.label})`;
    return asked(key, name, each.text, { kind: "defined", figure: { ...figure, label } }, each.further);
  }
  return null;
}

const asked = (
  key: string,
  name: string,
  text: string,
  metric: MetricName,
  further: string | null = null,
): AskedFormula => ({
  key,
  name: lemmasIn(name),
  formula: lemmasIn(text),
  metric,
  ...(further === null ? {} : { further: lemmasIn(further) }),
});

const lemmasIn = (text: string): string[] => tokenize(text).map(({ lemma }) => lemma);

function figureOf(question: Question, { readings = [], ...said }: Said): DefinedFigure | null {
  if (readings.length === 0) return formulaIn(question, said);
  for (const formula of readings) {
    const figure = formulaIn(question, { ...said, formula });
    if (figure !== null) return figure;
  }
  return null;
}

function formulaIn(
  question: Question,
  { text, formula, before, pieces, ofEach }: Said,
): DefinedFigure | null {
  const plain = spelledOut(formula, before);
  const tree = parseFormula(plain);
  if (tree === null || phrases(tree) < (isMultiple(tree, text) ? 1 : 2)) return null;
  if (portions.test(before) && !hasRatio(tree)) return null;
  const label = text.endsWith(formula) ? formula : text.replace(/^\((.*)\)$/s, "$1").trim();
  const read = readFigure(question, label, plain, ofEach === true ? "host" : "own");
  if (read === null) return null;
  const row = read.row === null ? null : ofEachPiece(read.row, question.index);
  if (pieces === true && row === read.row && !isOfSeveral(row)) return null;
  const figure = { ...read, row };
  const computed = rowByRow(
    { ...figure, whole: moneyForRows(figure.whole, figure.table, question.index) },
    tree,
    { label: plain, index: question.index },
  );
  return percents.test(`${before} ${text}`) && hasRatio(tree) && !/100/.test(plain)
    ? { ...computed, whole: inHundred(computed.whole) }
    : computed;
}

/** Whether a formula of each row takes in what the row refers to. */
const isOfSeveral = (row: Expression | null): boolean =>
  row !== null && fieldsOf(row).some(({ path }) => path.length > 0);

/** What no sum or difference is: "gross margin %, margin being revenue minus cost". */
const portions = /%|\b(?:percent\w*|rate|share|ratio)\b/i;
const percents = /%|\bper ?cent(?:age)?\b/i;

const inHundred = (whole: MeasureExpression): MeasureExpression => ({
  kind: "arithmetic",
  operator: "*",
  left: { kind: "constant", value: 100 },
  right: whole,
});

/** Sums and differences are taken of each row, where each row has both sides; ratios are of sums. */
function rowByRow(
  figure: DefinedFigure,
  tree: FormulaTree,
  { label, index }: { label: string; index: ModelIndex },
): DefinedFigure {
  if (hasRatio(tree)) return { ...figure, row: null, whole: ofSums(figure.whole, label, index) };
  if (figure.row === null) return figure;
  return repeatsTotals(figure.row, figure.table, index)
    ? { ...figure, row: null }
    : { ...figure, whole: aggregateOf("sum", figure.row, []) };
}

/** A ratio of two columns of the same rows is one of sums, also where one of them is usually averaged. */
function ofSums(whole: MeasureExpression, said: string, index: ModelIndex): MeasureExpression {
  if (whole.kind !== "arithmetic") return whole;
  if (averages.test(said)) return totals.test(said) ? whole : ofAverages(whole);
  const [left, right] = [ofSums(whole.left, said, index), ofSums(whole.right, said, index)];
  if (whole.operator !== "/") return { ...whole, left, right };
  const isMixed = isSum(left) !== isSum(right);
  const above = isLacking(left, index) ? ofRows(left) : isMixed ? summed(left) : left;
  const below = isMixed ? summed(right) : right;
  const isNarrow = (isMixed && isSum(left)) || above !== left;
  return { ...whole, left: above, right: isNarrow ? whereKnown(below, above, index) : below };
}

/** Whether some rows have no amount of those that are put together. */
const isLacking = (part: MeasureExpression, index: ModelIndex): boolean =>
  part.kind === "arithmetic" &&
  fieldsOf(part).some((field) => (entryOf(field, index)?.column.profile?.nulls ?? 0) > 0);

/** "Price minus cost" of rows of which some have no cost: what each row has of it, added up; another figure as it is. */
function ofRows(part: MeasureExpression): MeasureExpression {
  if (part.kind !== "arithmetic" || !isSum(part)) return part;
  const [left, right] = [ofRows(part.left), ofRows(part.right)];
  const isPlain = (each: MeasureExpression): boolean =>
    each.kind === "aggregate" && each.path.length === 0 && each.filter === null;
  if (!isPlain(left) || !isPlain(right) || left.kind !== "aggregate" || right.kind !== "aggregate")
    return part;
  const [one, other] = [left.operand, right.operand];
  if (
    one === null ||
    other === null ||
    [...fieldsOf(one), ...fieldsOf(other)].some(({ path }) => path.length > 0)
  )
    return part;
  return aggregateOf("sum", { kind: "arithmetic", operator: part.operator, left: one, right: other }, []);
}

/** Of what does not add up by itself, as prices, only those rows count that have the amounts which are held against it. */
function whereKnown(part: MeasureExpression, other: MeasureExpression, index: ModelIndex): MeasureExpression {
  if (part.kind !== "aggregate" || part.filter !== null || other.kind !== "aggregate") return part;
  if (other.operand === null || other.path.length > 0) return part;
  const lacked = fieldsOf(other.operand).filter(
    (field) => field.path.length === 0 && (entryOf(field, index)?.column.profile?.nulls ?? 0) > 0,
  );
  const known = lacked.map(
    (field): Filter => ({ kind: "not", filter: { kind: "null", operand: { kind: "field", field } } }),
  );
  const [only, second] = known;
  if (only === undefined) return part;
  return { ...part, filter: second === undefined ? only : { kind: "and", filters: known } };
}

/** "Average tip as a percentage of fare": the average of the other as well, where the same rows have both. */
function ofAverages(whole: MeasureExpression): MeasureExpression {
  if (whole.kind !== "arithmetic" || whole.operator !== "/") return whole;
  const { left, right } = whole;
  if (left.kind !== "aggregate" || right.kind !== "aggregate" || !isSamePart(left.path, right.path))
    return whole;
  return left.aggregation === "average" && right.aggregation === "sum"
    ? { ...whole, right: { ...right, aggregation: "average" } }
    : whole;
}

const totals = /\b(?:total|sum|overall|all)\b/i;
const averages = /\b(?:average|avg|mean)\b/i;
const isSum = (part: MeasureExpression): boolean =>
  part.kind === "arithmetic"
    ? ["+", "-"].includes(part.operator) && isSum(part.left) && isSum(part.right)
    : part.kind === "aggregate" && part.aggregation === "sum";
const summed = (part: MeasureExpression): MeasureExpression =>
  part.kind === "aggregate" && part.aggregation === "average" ? { ...part, aggregation: "sum" } : part;

const hasRatio = (tree: FormulaTree): boolean =>
  tree.kind === "operation" && (tree.operator === "/" || hasRatio(tree.left) || hasRatio(tree.right));

/** "(12 x monthly fee)": a bracket that says how many times a figure is taken. */
const isMultiple = (tree: FormulaTree, text: string): boolean =>
  text.startsWith("(") &&
  tree.kind === "operation" &&
  (tree.operator === "*" || tree.operator === "/") &&
  [tree.left, tree.right].some(({ kind }) => kind === "number");

const phrases = (tree: FormulaTree): number =>
  tree.kind === "operation" ? phrases(tree.left) + phrases(tree.right) : tree.kind === "phrase" ? 1 : 0;

const shares =
  /\b(?:rate|ratio|share|attainment|achievement|fulfil\w*|factor|utili[sz]ation|occupancy|full|%|percent\w*)/i;

/** "booked out of capacity", "price minus cost, times quantity" with the signs of a formula. */
function spelledOut(formula: string, before: string): string {
  const plain = formula
    .replace(/^\s*(?:i\.e\.?|that is|meaning|defined as|calculated as|computed as|=|being|as)\s+/i, "")
    .replaceAll(
      /\s+(?:out of|over(?! \d)|relative to|in relation to|as (?:an? )?(?:%|per ?cent(?:age)?|share) of)\s+(?:the |all )?/gi,
      " / ",
    )
    .replaceAll(shares.test(before) ? /\s+(?:vs\.?|versus|of|to)\s+/gi : /(?!)/g, " / ")
    .replace(
      /^(.*\b(?:minus|plus|less)\b.*?),\s*((?:all )?(?:times|multiplied by|divided by))\s+/i,
      "($1) $2 ",
    )
    .replaceAll(/\bless\b/gi, "minus")
    .replaceAll(/\s+x\s+/gi, " * ");
  return plain;
}
