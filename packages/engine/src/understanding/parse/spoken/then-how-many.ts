import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom, wordsOf } from "./said.ts";

const asking =
  /^[:,-] (?:and )?how many (?:(?:are|were) (?:there|they|those|these)|of (?:them|those|these)(?: (?:are|were) there)?|do we have|is (?:that|it))(?: in (?:all|total))?(?= |$)/;
const worth =
  /^(?: ,)? and (?:(?:what|how much) (?:do|did) they (?:all )?(?:add up to|come to|amount to|total|sum to|total up to)|(?:what|how much) (?:are|were) they (?:all )?worth|what is their (?:total|total value|value|worth))(?: in (?:all|total)| altogether| all together| combined)?$/;
/** What a question begins with that asks for something before it counts. */
const asks =
  /^(?:what|which|who|when|where|how|is|are|was|were|do|does|did|list|show|give|tell|find|compare)$/;

/** "Unpaid bills: how many are there and what are they worth?": how many unpaid bills and what they are worth. */
export function thenHowMany(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== "mark") + 1;
  const mark = tokens.findIndex((_, at) => at > 0 && asking.test(saidFrom(tokens, at, end)));
  const said = saidFrom(tokens, mark, end);
  const size = mark < 0 ? 0 : wordsOf(asking.exec(said)?.[0] ?? "");
  if (size === 0 || asks.test(tokens[0]?.text ?? "")) return tokens;
  const rest = tokens.slice(mark + size, end);
  const valued = rest.length > 0 && worth.test(` ${saidFrom(rest)}`);
  if (rest.length > 0 && !valued) return tokens;
  return [
    ...wordsFor("how many", tokens.slice(mark, mark + size)),
    ...tokens.slice(0, mark),
    ...(valued ? wordsFor("and what are they worth", rest) : []),
  ];
}
