import type { Question } from "../types.ts";
import { boundLeftOut } from "./bound-left-out.ts";
import { byKind } from "./by-kind.ts";
import { drillInto } from "./drill-into.ts";
import { otherSplit } from "./other-split.ts";

const polite =
  "(?:(?:and|now|ok|okay|so|then|but|also|great|thanks|thank you|well|right|fine|alright|all right|good|nice|perfect|cool|sure|hm+)[,.!]? )*(?:please,? )?(?:(?:can|could|would|will) (?:you|we|i) (?:please |now |also |just |maybe |perhaps )*|(?:i(?:'d| would)? (?:like|want|need) (?:you )?to |let(?:'s| us| me) |i(?:'d| would) (?:like|love|prefer) (?=(?:it|that|this|them)\\b)|how about we |why don't (?:you|we) |is it possible to )(?:please |now |also |just )*)?(?:please )?";
const shown =
  "(?:it|that|this|them|these|those|the same|the (?:figures?|numbers?|results?|list|total|answer))";
const done =
  "(?:do|make|show|give|get|have|see|split|break|group|cut|divide|slice|list|put|look at|bring|present|redo|repeat|run|view)";
const by = "(?:for|by|per|into|across|according to)";
const last = "[,]?(?: (?:please|thanks|thank you|if possible|for me|instead|then|now))*[?.! ]*$";

const ends =
  "smallest|lowest|least|fewest|worst|cheapest|shortest|biggest|highest|largest|most|best|greatest|longest";
const isHigh = (end: string): boolean => /^(?:most|hi|la|bi|gr|be|lon)/i.test(end);

type Shape = readonly [RegExp, (parts: readonly string[]) => string];

const shapes: readonly Shape[] = [
  [
    new RegExp(
      `^${polite}(?:include|add|show|also show|with) (?:the |their |its )?((?:name of )?(?:the )?[\\w-]+) (?:that |which )?(?:they|it|he|she|each) (?!and\\b)[\\w-]+(?: (?:at|to|in|for|with|from|on))?${last}`,
      "i",
    ),
    ([what = ""]) => `add the ${what}`,
  ],
  [
    new RegExp(`^${polite}(?:just|only)(?: show)?(?: me)? (?:the )?(?:(${ends})|top|first) one${last}`, "i"),
    ([end = "biggest"]) => `only the ${end}`,
  ],
  [
    new RegExp(
      `^${polite}(?:${done} )?(?:me )?(?:${shown} )?(?:up |out |down |again )*${by} (?:each |every |the )*(.+?),? (?:rather than|instead of|not|and not|in place of)(?: ${by})?(?: each| every| the)* .+?${last}`,
      "i",
    ),
    ([group = ""]) => `by ${group} instead`,
  ],
  [
    new RegExp(
      `^${polite}(${done}) (?:me )?${shown} (?:up |out |down |again )*${by} (?:each |every |the different )*([^,]+?)(,? instead)?${last}`,
      "i",
    ),
    ([verb = "", group = "", instead = ""]) =>
      `${/^(?:split|break)$/i.test(verb) && instead === "" ? "break it down " : ""}by ${group}${instead}`,
  ],
  [
    new RegExp(
      `^${polite}(?:i(?:'m| am) |we(?:'re| are) )(?:really |actually )?(?:only|just|solely) (?:interested in|looking (?:at|for)|after|concerned with) (.+?)${last}`,
      "i",
    ),
    ([what = ""]) => `only ${what}`,
  ],
  [
    /^(?:and |now |ok,? |so |but )*(?:please,? )?(?:i|we) (?:only|just) (?:want|need|care about|would like|'d like)(?: to (?:see|have|look at|know about|know))? (.+?)[?.! ]*$/i,
    ([what = ""]) => `only ${what}`,
  ],
  [
    /^(?:and |now |but |so )*(?:what|how) (?:does|do|would|will|is|are|did) (?:it|that|this|they|those|things|the (?:numbers?|figures?|picture|result))(?: then)? (?:look|be|change|become)(?: like)? (?:if (?:we|you|i) (?:take out|leave out|leave aside|exclude|ignore|remove|drop|skip|don't count|do not count|omit)|without(?: counting)?|excluding|leaving out) (.+?)[?.! ]*$/i,
    ([what = ""]) => `without ${what}`,
  ],
  [
    /^(?:and |now |but |so )*(?:what (?:if|happens if|about if)|and if) (?:we|you|i) (?:take out|leave out|leave aside|exclude|ignore|remove|drop|skip|don't count|do not count|omit) (.+?)[?.! ]*$/i,
    ([what = ""]) => `without ${what}`,
  ],
  [
    /^(?:and |now |but |so )*(?:what|how) (?:does|do|would|will|did) (?:it|that|this|they|the (?:numbers?|figures?|picture|result))(?: then)? look(?: like)? (?:if (?:we|you|i) (?:only|just) (?:look at|count|take|consider|include)|for only|only for|just for) (.+?)[?.! ]*$/i,
    ([what = ""]) => `only ${what}`,
  ],
  [
    /^(?:and |now |but |so )*(?:what|how) (?:does|do|would|will|did|was|were|is|are) (?:it|that|this|they|the (?:numbers?|figures?|picture|result))(?: then)? (?:look(?: like)? |be )?(?:for|in|with|at) (.+?)[?.! ]*$/i,
    ([what = ""]) => `what about ${what}`,
  ],
  [
    /^(?:and |now |but |so |ok )*(?:what(?:'s|s| is| was| are| were)|show me|give me|get me|tell me) (?:the |that )(?:numbers?|figures?|counts?|values?|results?|answer) (?:for|in|at) (.+?)[?.! ]*$/i,
    ([what = ""]) => `what about ${what}`,
  ],
  [
    new RegExp(
      `^${polite}(?:${done} )?(?:me )?(?:the )?(?:very )?same(?: (?:count|figures?|numbers?|total|thing|question|list|calculation|analysis))? (?:for|in|with|but for) (.+?)${last}`,
      "i",
    ),
    ([what = ""]) => `what about ${what}`,
  ],
  [
    new RegExp(
      `^${polite}(?:put|place|show|list|have|get|bring|start with|begin with) (?:the )?(?:ones?|those|rows?|\\w+) (?:with|that have|which have|having) the (most|highest|largest|biggest|greatest|fewest|least|lowest|smallest) (.+?)(?: (?:at|on|to) (?:the )?top| first| up top| at the beginning)${last}`,
      "i",
    ),
    ([end = "", what = ""]) => `sort by ${what}, ${isHigh(end) ? "highest" : "lowest"} first`,
  ],
  [
    new RegExp(
      `^${polite}(?:start|begin|starting|beginning)(?: off)?(?: it| them)? (?:with|from|at) the (${ends})(?: ones?| figures?| values?| numbers?)?(?: first)?${last}`,
      "i",
    ),
    ([end = ""]) => `${isHigh(end) ? "highest" : "lowest"} first`,
  ],
  [
    new RegExp(
      `^${polite}(?:put|place|show|set|add|give|hold|have|see)(?: me)? (?:the )?(.+?) (?:next to|beside|alongside|side by side with|against|right by) ${shown}${last}`,
      "i",
    ),
    ([what = ""]) => `compare to ${what}`,
  ],
  [
    new RegExp(
      `^${polite}(?:(?:leave|keep|take|use|count|have|consider) (?:only|just)|(?:only|just) (?:leave|keep|take|use|count|consider)) (.+?)(?: in(?: there| it)?)?${last}`,
      "i",
    ),
    ([what = ""]) => `only ${what}`,
  ],
  [
    new RegExp(
      `^${polite}(?:leave|take|filter) out (?:the |all |all the |any )?[\\w-]+ (?:who|that|which|with) (?:(?:don't|do not|doesn't|does not|didn't|did not) have|have|has|had)? ?(?:no|any|an?) (.+?)${last}`,
      "i",
    ),
    ([what = ""]) => `leave out those without ${what}`,
  ],
  [
    new RegExp(
      `^${polite}(?:add|sum|total|count|tally|keep adding) (?:it|them|that|these|those|this) up (?:as (?:it|we|you|they|time) goes?(?: along| on)?|along the way|over time|bit by bit|step by step|one after (?:the other|another))${last}`,
      "i",
    ),
    () => "cumulative",
  ],
  [
    new RegExp(
      `^${polite}(?:do|run|make|show|give)(?: me)? (?:that|it|this|the same)(?: thing| one)?(?: again| once more| over),? (?:but |only |just )*(?:for|with|in) (.+?)${last}`,
      "i",
    ),
    ([what = ""]) => `what about ${what}`,
  ],
  [
    new RegExp(
      `^${polite}(?:the )?(?:very )?same(?: (?:thing|figures?|numbers?|table|chart|again))*,? but (.+?)${last}`,
      "i",
    ),
    ([what = ""]) => what,
  ],
  [
    new RegExp(
      `^${polite}(?:which|who)(?: one)? (?:of (?:them|those|these) )?is the (?:(\\w{3,}?)(?:e?r)|(more|less) (\\w+))(?: one)? of (?:the two|both|them|those|these)${last}`,
      "i",
    ),
    ([stem = "", more = "", adjective = ""]) =>
      `which of those is the ${adjective === "" ? `${stem}est` : `${/^more$/i.test(more) ? "most" : "least"} ${adjective}`}`,
  ],
  [/^.+?[,;] i mean (?:the |their |its )?(.+?)[?.! ]*$/i, ([what = ""]) => `and the ${what}`],
  [
    /^\W*(?:(?:and|but|so|now|ok) )*(?:(?:what|where)(?: (?:if|happens if|will happen if|would happen if|about if)|(?: .{3,40})? if)|if|how (?:does|will|would) (?:it|this|that) (?:look|be|go on) if) (?:it|this|that|things|the trend|this trend|that trend|everything) (?:goes on|keeps? on|keeps? going|keeps? up|continues?|carries on|stays|remains)(?: (?:like (?:this|that)|so|on|the same|as it is|this way))*(?:,.{0,60})?\W*$/i,
    () => "forecast",
  ],
  [
    /^(?:and |now |but |so )*of (?:these|those|them),? how many (.+?)[?.! ]*$/i,
    ([what = ""]) => `how many of them ${what}`,
  ],
];

const opening = new RegExp(`^${polite}(?=\\S)`, "i");
/** What is to stand beside what is shown is said by small words, which stay. */
const adding = /\b(?:also|too|as well|in addition|additionally)\b/i;
const small = /^(?:and |now |ok(?:ay)? |so |then |but |also )*$/i;

/**
 * A follow-up in a whole sentence as it is said in short: "could you do that for each sex rather than for each island?" is "by sex instead",
 * "I'm only interested in the women" "only the women". Blanks stand for what is left out, so that offsets hold.
 */
export function saidShortly(question: Question): Question {
  if (question.previous.length === 0 || adding.test(question.question)) return question;
  const text = question.question;
  const kind = drillInto(question) ?? byKind(question) ?? otherSplit(question);
  if (kind !== null) return { ...question, question: kind };
  const kept = boundLeftOut(text);
  if (kept !== null) return { ...question, question: kept.padEnd(text.length) };
  for (const [shape, write] of shapes) {
    const found = shape.exec(text);
    if (found !== null) return { ...question, question: write(found.slice(1)).padEnd(text.length) };
  }
  const opened = opening.exec(text)?.[0] ?? "";
  return opened === "" || small.test(opened)
    ? question
    : { ...question, question: " ".repeat(opened.length) + text.slice(opened.length) };
}
