import type { AggregateQuery, Dimension } from "@parlance/contract";
import type { ModelIndex } from "./index/model-index.ts";
import { isEventWord } from "./lexicon/is-event-word.ts";
import { dealt } from "./parse/idioms/states/deed-table.ts";
import { type Token, tokenize } from "./text/tokenize.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

const joint =
  "(?:including|includes?|incl\\.?|also|even|plus|as well as|and also|together with|counting|not forgetting|(?:and )?(?:do not|don't|dont|without) (?:leave|leaving|drop|dropping|skip|skipping)(?: out)?)(?: also| even| show| list| for| the| any| all)*";
const lacking =
  "(?:with|without|have|has|had|having|got|get|sold|made|did|do|does|were|was|are|is|never|who|that|which|where|there)";
/** "Including stores with none", "even those that never sold anything", to the end of the clause. */
const clause = new RegExp(
  `[\\s,(;–-]+${joint} ((?:[\\p{L}]+ ){0,2}?(?:[\\p{L}]+)) (${lacking}(?: [\\p{L}0-9']+){0,6})\\)?(?=\\s*(?:[,;.?!)]|$))`,
  "iu",
);
const empties =
  "(?:(?:empty|zero) (?:ones?|groups|rows|values|lines)|empties|zeros|zeroes|none|nothing|(?:ones? )?(?:at|on) (?:zero|0|nil))";
/** "Even the empty ones", "zeros too", "0 if none", "even if there are none". */
const short = [
  new RegExp(`[\\s,(;–-]+${joint} ${empties}\\)?(?=\\s*(?:[,;.?!)]|$))`, "iu"),
  /[\s,(;–-]+(?:(?:show|with|keep|and|put|as) )*(?:the )?(?:zeros?|zeroes|0|empty ones|empties) (?:too|as well|included|also|(?:if|when|where|for) (?:those |there (?:is|are|were|was) |it is |they (?:have|had) )?(?:with |without )?(?:none|nothing|no|any|missing|empty)(?: any)?)\)?(?=\s*(?:[,;.?!)]|$))/iu,
  /[\s,(;–-]+(?:even (?:if|when|where|though)|whether or not) (?:there|they|it|that|she|he)(?: [\p{L}']+){0,2} (?:none|nothing|zero|0|empty|any)(?: [\p{L}]+){0,2}\)?(?=\s*(?:[,;.?!)]|$))/iu,
];
/** A time behind what is lacked, which is that of the figure. */
const time = /\s(?:in|during|since|before|after|between|last|this|for the|from) .{2,30}$/i;
const lacks =
  /\b(?:none|nothing|zero|0|no|not|never|without|empty|didn't|didnt|haven't|havent|hasn't|hasnt)\b|n't\b/i;
const relatives: ReadonlySet<string> = new Set(["the", "that", "which", "who"]);
const pointing: ReadonlySet<string> = new Set(["those", "ones", "these", "any", "one"]);

/**
 * "Sales by store, including those with none", "visits per doctor (zeros too)": the groups of what the rest asks for, and those that no row
 * belongs to; rows that lack something of their own belong to the rest anyway ("orders by shop, including those without a note"). Null where
 * nothing of the kind is said, or the rest is not grouped by what others hold.
 */
export function alsoWithNone(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const said = emptiesSaid(question);
  if (said === null) return null;
  const result = read({ ...question, question: said.rest });
  if (result.kind !== "readings" && result.kind !== "ambiguous") return null;
  const [best] = result.readings;
  if (best === undefined || !isGrouped(best)) return null;
  const readings = result.readings.filter(isGrouped);
  const all = readings.map(
    (each): Candidate => ({ ...each, query: { ...each.query, emptyGroups: "include" } }),
  );
  return { ...result, readings: said.groups ? all : readings };
}

/** The question without what asks for empty groups, or for rows that lack something; null where nothing does. */
function emptiesSaid({ question, index }: Question): { rest: string; groups: boolean } | null {
  const text = question.slice(0, 300);
  const told = clause.exec(text);
  const lacked =
    told === null ? null : whatLacks(text.slice(0, told.index), told[1] ?? "", told[2] ?? "", index);
  const found =
    lacked === null
      ? short.map((shape) => shape.exec(text)).find((each) => each !== null && each.index > 0)
      : told;
  if (found === undefined || found === null) return null;
  const when = time.exec(found[0])?.[0].replace(/\)$/, "") ?? "";
  const rest = `${question.slice(0, found.index)}${when}${question.slice(found.index + found[0].length)}`;
  return { rest, groups: lacked !== "rows" };
}

/** Whether groups have none of what is counted, or rows lack something. */
function whatLacks(before: string, who: string, what: string, index: ModelIndex): "groups" | "rows" | null {
  const [noun, other] = tokenize(who).filter(({ text }) => !relatives.has(text));
  if (noun === undefined || other !== undefined || !lacks.test(what)) return null;
  const named = tokenize(before).map(({ lemma }) => lemma);
  const pointed = pointing.has(noun.text);
  if (!pointed && !named.includes(noun.lemma)) return null;
  const told = tokenize(what.replace(time, "")).filter(({ text }, at) => at > 0 && !lacks.test(text));
  const held = told.some(
    (token) => !named.includes(token.lemma) && !isEvent(token) && isHeldWord(token, index, pointed),
  );
  return held ? "rows" : "groups";
}

const isEvent = ({ text, lemma }: Token): boolean => isEventWord(lemma) || dealt.has(text);

/** Whether rows may lack what a word calls: a value of a column or, with `tables`, what they refer to. */
const isHeldWord = ({ lemma }: Token, { words }: ModelIndex, tables: boolean): boolean =>
  words.tablesByWord.has(lemma) ? tables : words.columnsByWord.has(lemma);

const isGrouped = (candidate: Candidate): candidate is Candidate & { query: AggregateQuery } =>
  candidate.query.kind === "aggregate" &&
  candidate.query.dimensions.length > 0 &&
  candidate.query.dimensions.every(isHeld) &&
  candidate.query.comparison === null &&
  candidate.query.having === null;

const isHeld = ({ expression }: Dimension): boolean => expression.kind === "field";
