import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom, wordsOf } from "./said.ts";

const filler = "(?:so|and|ok|okay|well|hi|hello|hey|please|also|now|then|,|right|just|actually|basically) ";
const you = "(?:you (?:please |kindly |maybe |perhaps |possibly |quickly |just )*)";
const tells = "(?:tell|show|give|let|find|work|check|say|explain|look)";
const asks = [
  `(?:can|could|would|will) ${you}${tells}(?: me| us)?(?: out| up| know)?(?: for me)?`,
  `(?:do|would) you (?:happen to )?(?:know|have any idea|remember)`,
  `${tells} (?:me|us)(?: know)?`,
  "i(?: would|'d| 'd)? (?:really |also |just |only )*(?:like|love|want|need|wish|have) to (?:see|know|find out|learn|understand|hear|get|work out|check|look at)",
  "(?:i(?: am| was|'m|'d be)? )?(?:just )?(?:wonder|wondering|curious|interested)(?: to know| in knowing)?",
  "(?:do you have |have you got |is there )?any idea",
  "(?:what )?(?:we|i)(?: would|'d)? (?:like|want|need) to know(?: is)?",
  "(?:i have|here is|one|a|my|the|another) (?:quick )?question(?: is)?",
];
const opening = new RegExp(
  `^(?:${filler})*(?:${asks.join("|")}) (?:(?:if|whether) (?:you (?:can|could) tell me )?)?(?:, |: |please )*(?=(?:(?:for|in|on|at|to|from|of|by|since|over|during|across|with) (?!me\\b|us\\b)(?:\\S+ ){0,4}?)?(?:how|what|what's|which|who|who's|whose|when|where)\\b)`,
);
const counted = new RegExp(
  `^(?:${filler})*(?:(?:i(?: would|'d)? (?:like|love|want|need)(?: to (?:have|see|get))?|can i (?:get|have|see)|(?:can|could) ${you}(?:give|show|get) me|give me|get me|i need) )?(?:a|the) (?:quick |total |full |overall )?(?:count|tally|headcount) (?:of|for) `,
);
const bare = /^(?:(?:please|well|okay|ok|so|hello|hi|hey) (?:, )?)+(?=\S)/;
const closing =
  / (?:, )?(?:(?:if|when) (?:possible|you (?:can|could|please|would|don't mind)|you have (?:it|them|that)|that(?:'s| is) (?:possible|ok|okay))|(?:many )?thanks|thank you|cheers|for me|would you|could you|will you|can you|do you know|i wonder|if you please)(?: please)?(?: [?!.,])*$/;

/**
 * "Do you know how many …", "I'd like to know what …", "could you tell me, please, which …", "…, if possible": what is asked without what only
 * makes it polite. "Show me the orders" asks for rows and stays.
 */
export function withoutOpening(tokens: readonly Token[]): readonly Token[] {
  const said = `${saidFrom(tokens)} `;
  const opened = wordsOf(opening.exec(said)?.[0] ?? bare.exec(said)?.[0] ?? "");
  const closed = wordsOf(closing.exec(said.trimEnd())?.[0] ?? "");
  const rest = tokens.slice(opened, tokens.length - closed);
  if (rest.length === 0) return tokens;
  const count = wordsOf(counted.exec(said)?.[0] ?? "");
  return count === 0
    ? rest
    : [...wordsFor("number of", tokens.slice(0, count)), ...tokens.slice(count, tokens.length - closed)];
}
