import { aggregateOf, type MeasureExpression } from "@parlance/contract";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { figureAt } from "../parse/idioms/counts/number-at.ts";
import type { DefinedFigure } from "../parse/links/link.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import { costShare } from "./cost-share.ts";
import { moneyForRows } from "./money-for-rows.ts";
import { ofEachPiece } from "./of-each-piece.ts";
import { type FormulaTree, parseFormula } from "./parse-formula.ts";
import { partOfNumber } from "./part-of-number.ts";
import { perEntity } from "./per-entity.ts";
import { perFigure } from "./per-figure.ts";
import { perMany } from "./per-many.ts";
import type { AskedFormula } from "./put-formulas.ts";
import { readFigure } from "./read-figure.ts";

/** Where a formula stands in a question: its text in the question, the formula as such or what it may be, and the text before it. */
type Said = {
  text: string;
  formula: string;
  before: string;
  readings?: readonly string[];
  /** Read as a formula of each row only where it holds money of sales against what one piece costs. */
  pieces?: true;
};

const ratios = "(?:percentage|percent|per cent|%|share|fraction|proportion|ratio|multiple)";
const bracket = /\(((?:[^()]|\([^()]*\)){3,90})\)/g;
const less =
  /^(?:what(?:'s| is| are| was| were)? |show(?: me)? |give me |list |the |our |total )*([^,.?!:()]{3,40}? (?:minus|less) [^,.?!:()]{3,40}?)(?=[.?!]?$| (?:by|per|for|in|during|since|across|each)\b)/i;
const tail =
  /^(.{3,70}?)\s*(?:,?\s*\b(?:i\.e\.?|that is|meaning|defined as|calculated as|computed as|being)(?![a-z]),?|\s=|\s[-–—]|:)\s+(.{5,90}?)[.?!\s]*$/i;
const partOf = new RegExp(
  `^(?:(?:for|per|by) [^,]{3,40}, |and |what(?:'s| is| are| was| were)? |show(?: me)? |give me |list |the |our )*(?!each |every )(.{3,50}?)(?:,)? (?:as|in) (?:an? )?${ratios} (?:of|to) (?:the |our |all )?(.{3,50}?)(?=[,.?!]|$| (?:by|per|for|in|during|since|across|each|over time|on average)\\b)`,
  "i",
);

const opening = new RegExp(`${ratios} of`, "i");
const shareIn = new RegExp(
  `^(?:what(?:'s| is| are| was| were)? |show(?: me)? |give me |the )*${ratios} of (?:the |our |all )?(.{3,40}?) (?:in|out of|within) (?:the |our |all )?(.{3,40}?)(?=[,.?!]|$| (?:by|per|for|in|during|since|across|each|over time)\\b)`,
  "i",
);

/** The question with the figures that it spells out read; one that cannot be read changes nothing. */
export function askedFormulas(question: Question): Question {
  const said = saidIn(question.question, question.index);
  const formulas = said.flatMap((each, at): AskedFormula[] => {
    const figure = figureOf(question, each);
    if (figure === null) return [];
    const name = nameBefore(each);
    return [
      {
        key: `§${at}`,
        name: tokenize(name).map(({ lemma }) => lemma),
        formula: tokenize(each.text).map(({ lemma }) => lemma),
        figure: { ...figure, label: name === "" ? figure.label : `${name} (${figure.label})` },
      },
    ];
  });
  return formulas.length === 0 ? question : { ...question, formulas };
}

/** "Share of discount amount in total sales": of two numbers the one in percent of the other, where "share of sales in May" is none. */
function shareOfNumber(text: string, index: ModelIndex): RegExpExecArray | null {
  const found = shareIn.exec(text);
  const isNumber = (said: string): boolean => {
    const tokens = tokenize(said.replace(/^total /i, ""));
    return tokens.length > 0 && figureAt(tokens, 0, index) === tokens.length;
  };
  return found?.slice(1).every(isNumber) === true ? found : null;
}

function saidIn(text: string, index: ModelIndex): Said[] {
  const share = text.includes("(") ? null : (partOfNumber(text, index) ?? perFigure(text, index));
  if (share !== null) return [{ ...share, before: "" }];
  const shared = shareOfNumber(text, index);
  const part = shared ?? partOf.exec(text);
  if (part !== null) {
    const [, first = "", second = ""] = part;
    const start = part.index + (shared === null ? part[0].indexOf(first) : part[0].search(opening));
    const said = text.slice(start, part.index + part[0].length);
    return [{ text: said, formula: `${inBrackets(first)} / ${inBrackets(second)}`, before: "" }];
  }
  const [, bare] = less.exec(text) ?? [];
  if (bare !== undefined && !text.includes("("))
    return [{ text: bare, formula: bare, before: "", pieces: true }];
  const cost = costShare(text, index);
  if (cost !== null) return [{ ...cost, before: "" }];
  const brackets = [...text.matchAll(bracket)].map((match): Said => {
    const [whole, inner = ""] = match;
    const many = perMany(inner);
    const readings = many === null ? {} : { readings: many.formulas };
    return { text: whole, formula: inner, before: text.slice(0, match.index).trim(), ...readings };
  });
  const many = perMany(text) ?? perEntity(text, index);
  if (many !== null && brackets.length === 0)
    return [{ text: many.text, formula: many.text, before: "", readings: many.formulas }];
  const [, before = "", after = ""] = tail.exec(text) ?? [];
  const listed = after === "" || (text.includes(`: ${after}`) && addsUp(after));
  const joined = text.slice(before.length, text.lastIndexOf(after) + after.length).trim();
  const explained = saying.test(joined) ? joined : after;
  return [...brackets, ...(listed ? [] : [{ text: explained, formula: after, before }])];
}

/** Words that join a formula to what it explains, as marks do, and are no part of the question. */
const saying = /^,?\s*(?:i\.e|that is|meaning|defined as|calculated as|computed as|being)/i;

/** "Food plus drinks" as one side of a ratio. */
const inBrackets = (side: string): string =>
  /\b(?:plus|minus|less)\b|[+-]/.test(side) && !side.includes("(") ? `(${side})` : side;

/** "Open tables: count + revenue": behind a colon a list of what to see, and no sum of it. */
const addsUp = (formula: string): boolean =>
  formula.includes("+") && !/[-*/–—×]|\b(?:minus|times|less|over|plus)\b/.test(formula);

function figureOf(question: Question, { readings = [], ...said }: Said): DefinedFigure | null {
  if (readings.length === 0) return formulaIn(question, said);
  for (const formula of readings) {
    const figure = formulaIn(question, { ...said, formula });
    if (figure !== null) return figure;
  }
  return null;
}

function formulaIn(question: Question, { text, formula, before, pieces }: Said): DefinedFigure | null {
  const plain = spelledOut(formula, before);
  const tree = parseFormula(plain);
  if (tree === null || phrases(tree) < 2) return null;
  if (portions.test(before) && !hasRatio(tree)) return null;
  const label = text.endsWith(formula) ? formula : text.replace(/^\((.*)\)$/s, "$1").trim();
  const read = readFigure(question, label, plain, "own");
  if (read === null) return null;
  const row = read.row === null ? null : ofEachPiece(read.row, question.index);
  if (pieces === true && row === read.row) return null;
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
  return figure.row === null ? figure : { ...figure, whole: aggregateOf("sum", figure.row, []) };
}

/** A ratio of two columns of the same rows is one of sums, also where one of them is usually averaged. */
function ofSums(whole: MeasureExpression, said: string, index: ModelIndex): MeasureExpression {
  if (whole.kind !== "arithmetic" || averages.test(said)) return whole;
  const [left, right] = [ofSums(whole.left, said, index), ofSums(whole.right, said, index)];
  const ratio = whole.operator === "/" && isSum(left) !== isSum(right);
  if (!ratio) return { ...whole, left, right };
  return {
    ...whole,
    left: summed(left),
    right: isSum(left) ? whereKnown(summed(right), left, index) : summed(right),
  };
}

/** Of what does not add up by itself, as prices, only those rows count that have the amount which is held against it. */
function whereKnown(part: MeasureExpression, other: MeasureExpression, index: ModelIndex): MeasureExpression {
  if (part.kind !== "aggregate" || part.filter !== null || other.kind !== "aggregate") return part;
  const { operand, path } = other;
  if (operand?.kind !== "field" || path.length > 0) return part;
  const isLacked = (entryOf(operand.field, index)?.column.profile?.nulls ?? 0) > 0;
  return isLacked ? { ...part, filter: { kind: "not", filter: { kind: "null", operand } } } : part;
}

const averages = /\b(?:average|avg|mean)\b/i;
const isSum = (part: MeasureExpression): boolean => part.kind === "aggregate" && part.aggregation === "sum";
const summed = (part: MeasureExpression): MeasureExpression =>
  part.kind === "aggregate" && part.aggregation === "average" ? { ...part, aggregation: "sum" } : part;

const hasRatio = (tree: FormulaTree): boolean =>
  tree.kind === "operation" && (tree.operator === "/" || hasRatio(tree.left) || hasRatio(tree.right));

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

const openers =
  /^(?:what(?:'s| is| are| was| were)?|how (?:many|much)|(?:the )?number of|show(?: me)?|give me|list|calculate|compute|please|the|our|total|average|avg|mean|in total|and)\s+/i;
const joints =
  /\s+(?:by|per|for|in|of|on|at|from|each|across|during|since|are|is|was|were|broken|split|and|between)\b|[,;:?]/i;

/** "the five most profitable films": which rows, and no name of a figure. */
const ranking = /\b(?:most|least|top|best|worst|biggest|smallest|largest)\b/i;

/** The words that a formula explains: what the text before it begins with. */
function nameBefore({ before, formula }: Said): string {
  let rest = before;
  for (let next = rest.replace(openers, ""); next !== rest; next = rest.replace(openers, "")) rest = next;
  const name = rest.split(joints)[0]?.trim() ?? "";
  if (/\d/.test(name) || name.split(/\s+/).length > 4 || ranking.test(name)) return "";
  const [, per = "", below = ""] =
    /^( (?:per|of) (?:the )?([a-z]{4,}?)(?:s|es)?)\b/i.exec(rest.slice(name.length)) ?? [];
  return below !== "" && formula.toLowerCase().includes(below.toLowerCase()) ? `${name}${per}` : name;
}
