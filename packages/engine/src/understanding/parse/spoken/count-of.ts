import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom, wordsOf } from "./said.ts";

const counted =
  /^(?:(?:i(?: would|'d)? (?:like|love|want|need)(?: to (?:have|see|get))?|can i (?:get|have|see)|(?:can|could) you (?:please |kindly |just )*(?:give|show|get) me|give me|get me|i need|show) )?(?:a|the) (?:quick |total |full |overall )?(?:count|tally|headcount) (?:of|for) /;

/** "I'd like a count of the orders": their number. */
export function countOf(tokens: readonly Token[]): readonly Token[] {
  const count = wordsOf(counted.exec(`${saidFrom(tokens)} `)?.[0] ?? "");
  return count === 0 ? tokens : [...wordsFor("number of", tokens.slice(0, count)), ...tokens.slice(count)];
}
