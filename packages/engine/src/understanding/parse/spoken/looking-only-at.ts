import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom, wordsOf } from "./said.ts";

const looking =
  /^(?:(?:when|if) (?:we |you |i )?(?:only |just )?(?:looking|considering|counting|consider|look at|count|take|include)|(?:looking|considering|counting|taking|focusing|focussing|concentrating|limiting (?:it|this)|restricting (?:it|this))|(?:i'm|i am|we're|we are) (?:only |just )?(?:interested|looking)|(?:for|among|amongst|within|across|in|of)) (?:only |just |purely |solely )?(?:at |on |in |to |about )?(?:only |just |purely |solely )?(?:the |our )?/;
const only = /\b(?:only|just|purely|solely|limiting|restricting)\b/;

/** "Looking only at paid bills, how …", "for active members only, what …": what is asked, of these alone. */
export function lookingOnlyAt(tokens: readonly Token[]): readonly Token[] {
  const opened = wordsOf(looking.exec(`${saidFrom(tokens, 0, 12)} `)?.[0] ?? "");
  const comma = opened === 0 ? -1 : tokens.findIndex(({ text }, at) => at > opened && /^[,:-]$/.test(text));
  if (
    comma < 0 ||
    comma - opened > 7 ||
    !/^(?:how|what|which|who|when|where|show|list|give|is|are|in|the)$/.test(textAt(tokens, comma + 1))
  )
    return tokens;
  if (!only.test(saidFrom(tokens, 0, comma))) return tokens;
  const which = tokens.slice(opened, comma).filter(({ text }) => !["only", "just", "alone"].includes(text));
  const marks = tokens.findLastIndex(({ kind }) => kind !== "mark") + 1;
  const [mark] = tokens.slice(comma, comma + 1);
  if (which.length === 0 || mark === undefined) return tokens;
  return [
    ...tokens.slice(comma + 1, marks),
    ...wordsFor(",", [mark]),
    ...which,
    ...wordsFor("only", tokens.slice(0, opened)),
  ];
}
