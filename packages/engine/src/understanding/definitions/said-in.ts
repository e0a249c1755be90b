import type { ModelIndex } from "../index/model-index.ts";
import { figureAt } from "../parse/idioms/counts/number-at.ts";
import { tokenize } from "../text/tokenize.ts";
import { costShare } from "./cost-share.ts";
import { partOfNumber } from "./part-of-number.ts";
import { perEntity } from "./per-entity.ts";
import { perFigure } from "./per-figure.ts";
import { perMany } from "./per-many.ts";
import { rateStated } from "./rate-stated.ts";
import type { Said } from "./said.ts";
import { takenOff } from "./taken-off.ts";

const ratios = "(?:percentage|percent|per cent|%|share|fraction|proportion|ratio|multiple)";
const bracket = /\(((?:[^()]|\([^()]*\)){3,90})\)/g;
const less =
  /^(?:what(?:'s| is| are| was| were)? |show(?: me)? |give me |list |the |our )*([^,.?!:()]{3,40}? (?:minus|less|plus) [^,.?!:()]{3,60}?)(?=[.?!]?$| (?:by|per|for|in|during|since|across|each)\b)/i;
const joined = /\b(?:minus|less|plus)\b/gi;
const tail =
  /^(.{3,120}?)\s*(?:,?\s*\b(?:i\.e\.?|that is|meaning|defined as|calculated as|computed as|being|so)(?![a-z]),?|\s=|\s[-–—]|:)\s+(.{5,160}?)[.?!\s]*$/i;
const partOf = new RegExp(
  `^(?:(?:for|per|by) [^,]{3,40}, |and |what(?:'s| is| are| was| were)? |show(?: me)? |give me |list |the |our )*(?!each |every )([^:(]{3,50}?)(?:,)? (?:as|in) (?:an? )?${ratios} (?:of|to) (?:the |our |all )?(.{3,50}?)(?=[,.?!]|$| (?:by|per|for|in|during|since|across|each|over time|on average)\\b)`,
  "i",
);

/** What stands before what is a part of what, and belongs to neither. */
const explains = /\b(?:i\.e|meaning|defined as|calculated as|computed as)\b/i;

const opening = new RegExp(`${ratios} of`, "i");
const shareIn = new RegExp(
  `^(?:what(?:'s| is| are| was| were)? |show(?: me)? |give me |the )*${ratios} of (?:the |our |all )?(.{3,40}?) (?:in|out of|within) (?:the |our |all )?(.{3,40}?)(?=[,.?!]|$| (?:by|per|for|in|during|since|across|each|over time)\\b)`,
  "i",
);

/** Money as a whole, which rows that are called after it ("cost entries") come to. */
const spent = /^(?:costs?|spend|spending|expenditure)$/i;

/** "Share of discount amount in total sales": of two numbers the one in percent of the other, where "share of sales in May" is none. */
function shareOfNumber(text: string, index: ModelIndex): RegExpExecArray | null {
  const found = shareIn.exec(text);
  const isNumber = (said: string): boolean => {
    const tokens = tokenize(said.replace(/^total /i, ""));
    return tokens.length > 0 && figureAt(tokens, 0, index) === tokens.length;
  };
  return found?.slice(1).every(isNumber) === true ? found : null;
}

/** The formulas that a text spells out, in brackets, behind a mark or in its own words: of each the texts that it may be, likeliest first. */
export function saidIn(text: string, index: ModelIndex): Said[][] {
  const share = isExplained(text) ? null : (partOfNumber(text, index) ?? perFigure(text, index));
  if (share !== null) return [[{ ...share, before: "" }]];
  const off = isExplained(text) ? null : takenOff(text, index);
  if (off !== null) return [[{ ...off, before: "" }]];
  const shared = shareOfNumber(text, index);
  const part = shared ?? (explains.test(text) ? null : partOf.exec(text));
  if (part !== null) {
    const [, first = "", second = ""] = part;
    const start = part.index + (shared === null ? part[0].indexOf(first) : part[0].search(opening));
    const said = text.slice(start, part.index + part[0].length);
    const whole = spent.test(second) ? `total ${second}` : second;
    return [[{ text: said, formula: `${inBrackets(first)} / ${inBrackets(whole)}`, before: "" }]];
  }
  const [, bare] = less.exec(text) ?? [];
  if (bare !== undefined && !text.includes("(")) {
    const plain = { text: bare, formula: bare, before: "" };
    return [[bare.match(joined)?.length === 1 ? { ...plain, pieces: true } : plain]];
  }
  const cost = costShare(text, index);
  if (cost !== null) return [[{ ...cost, before: "" }]];
  const brackets = [...text.matchAll(bracket)].filter((match) => !isOperand(match, text));
  const many = perMany(text) ?? perEntity(text, index);
  if (many !== null && brackets.length === 0)
    return [[{ text: many.text, formula: many.text, before: "", readings: many.formulas }]];
  const stated = rateStated(text);
  if (stated !== null) return [[stated]];
  const behind = behindComma(text) ?? behindMark(text);
  return [...brackets.map((match) => inBracket(match, text)), ...(behind.length === 0 ? [] : [behind])];
}

/** Whether a bracket may hold a formula, which "(active leases)" does not. */
const isExplained = (text: string): boolean =>
  /\([^()]*(?:[-+*/×÷−–]|\b(?:minus|less|plus|times|x|over|divided|multiplied|per|of)\b)/i.test(text);

/** What a bracket spells out: with what is taken off further behind, as a whole, or up to a comma behind which it says of which rows. */
function inBracket({ 0: whole, 1: inner = "", index }: RegExpExecArray, text: string): Said[] {
  const many = perMany(inner);
  const readings = many === null ? {} : { readings: many.formulas };
  const before = text.slice(0, index).trim();
  const said = { text: whole, formula: inner, before, ...readings };
  const [further = "", off = ""] = takenOffBehind.exec(text.slice(index + whole.length)) ?? [];
  const lessFurther =
    off === ""
      ? []
      : [{ ...said, formula: `(${inner}) - ${off}`, further: further.slice(further.search(joint)) }];
  const [formula = "", ...rows] = inner.split(", ");
  const cut = rows.length === 0 ? [] : [{ text: formula, formula, before }];
  return [...lessFurther, said, ...cut];
}

const joint = /,? ?\b(?:less|minus|net of|after)\b/;
/** "(hours times rate) per job, less the material". */
const takenOffBehind = new RegExp(
  `^(?: (?:by|per|for each|for) [^,.;:?!()]{2,30}?)?${joint.source} (?:the |its |their )?([^,.;:?!()]{3,30}?)(?=[,.;:?!()]|$| (?:by|per|for|in)\\b)`,
  "i",
);

const operator = "(?:[-+*/×÷−–]|\\b(?:minus|less|plus|times|x|over|divided by|multiplied by))";
const operatorBehind = new RegExp(`^\\s*${operator}(?:\\s|\\d|$)`, "i");
const operatorBefore = new RegExp(`(?:\\s|\\d)${operator}\\s*$`, "i");

/** "(revenue - cost) / revenue": brackets within a formula. */
const isOperand = ({ 0: whole, index }: RegExpExecArray, text: string): boolean =>
  operatorBehind.test(text.slice(index + whole.length)) || operatorBefore.test(text.slice(0, index));

const closing =
  /^(.{3,120}?), ([^,.;:?!()]{2,50}? (?:minus|less|plus|times|divided by|multiplied by) [^,.;:?!()]{2,50}?)(?:, (?:top|bottom) \d+)?[.?!\s]*$/i;
const rankedBy =
  /\b(?:most|least|fewest|highest|lowest|biggest|largest|smallest) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:in|by|per|for|on|at|from|of|across|during|since)\b|$)/iu;

/** "Which shop has the most units missing, expected minus counted": a formula that closes the question behind a comma, with what it says no more of. */
function behindComma(text: string): Said[] | null {
  const [, before = "", formula = ""] = closing.exec(text) ?? [];
  if (formula === "" || /\b(?:and|but|or|with|where)\b/i.test(formula)) return null;
  const [, name] = rankedBy.exec(before) ?? [];
  return [{ text: formula, formula, before, ...(name === undefined ? {} : { name }) }];
}

/** What stands behind a mark or "i.e.", whole and without what no longer belongs to the formula. */
function behindMark(text: string): Said[] {
  const [, before = "", after = ""] = tail.exec(text) ?? [];
  if (after === "" || (text.includes(`: ${after}`) && addsUp(after))) return [];
  const from = text.lastIndexOf(after);
  const cuts = [...after.matchAll(ending)]
    .map(({ index }) => after.slice(0, index))
    .filter((formula) => signed.test(formula))
    .slice(-mostCuts);
  const [told] = ofRows.exec(after) ?? [];
  return [...(told === undefined ? [] : [told]), after, ...cuts.reverse()].map((formula) => {
    const joined = text.slice(before.length, from + formula.length).trim();
    return { text: saying.test(joined) ? joined : formula, formula, before };
  });
}

/** "… of the shifts that were worked": of which rows, and no part of the formula. */
const ofRows = new RegExp(
  `^.*\\S\\s*${operator}\\s*\\S.*?(?<!\\b(?:number|count|sum|total|average|amount|share))(?= (?:of|for|on) (?:all )?(?:the|our|those) )`,
  "iu",
);
const ending =
  /,?\s(?:by|per|for|in|of|on|at|from|each|across|during|since|where|with|that|which|broken|split)\b|[,;]/gi;
const signed = new RegExp(`\\S\\s*${operator}\\s*\\S`, "i");
const mostCuts = 4;

/** Words that join a formula to what it explains, as marks do, and are no part of the question. */
const saying = /^,?\s*(?:i\.e|that is|meaning|defined as|calculated as|computed as|being|so)\b/i;

/** "Food plus drinks" as one side of a ratio. */
const inBrackets = (side: string): string =>
  /\b(?:plus|minus|less)\b|[+-]/.test(side) && !side.includes("(") ? `(${side})` : side;

/** "Open tables: count + revenue": behind a colon a list of what to see, and no sum of it. */
const addsUp = (formula: string): boolean =>
  formula.includes("+") && !/[-*/–—×]|\b(?:minus|times|less|over|plus)\b/.test(formula);
