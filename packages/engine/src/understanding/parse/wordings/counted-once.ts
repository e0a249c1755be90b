import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const openers = /^(?:counting|count|counted|with|where|but)$/;
const ones = /^(?:each|every|an|a|any|one|the)$/;
const scopes = /^(?:in|per|within|for)$/;

/** ", counting each order just once (in a category)", "each order only once": so it is counted anyway. */
export function countedOnce(tokens: readonly Token[], at: number): Written | null {
  let place = at;
  while ([",", "(", ";", "and"].includes(textAt(tokens, place))) place += 1;
  const opened = openers.test(textAt(tokens, place)) ? 1 : 0;
  if ((place === at && opened === 0) || !ones.test(textAt(tokens, place + opened))) return null;
  const noun = tokens[place + opened + 1];
  let end = place + opened + 2;
  while (/^(?:is|counted|counts|being|just|only)$/.test(textAt(tokens, end))) end += 1;
  if (noun?.kind !== "word" || textAt(tokens, end) !== "once") return null;
  end += 1;
  if (scopes.test(textAt(tokens, end)) && ones.test(textAt(tokens, end + 1))) end += 3;
  if (textAt(tokens, end) === ")") end += 1;
  return { words: "", tokens: end - at };
}

countedOnce.needs = ["once"];
