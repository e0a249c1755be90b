import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** What a query says that denies anything. */
const denials = /"kind":"not"|"kind":"null"|"operator":"!="|"operator":"=","count":0|"operation":"except"/;
/** What is left out for want of something has it. */
const leftOut = /^(?:skip|skipping|exclud\w+|except|without|not|ignor\w+|leav\w+|drop\w*|omit\w*|remov\w+)$/;

/** "Wares never returned", read as those that were: the word that denies it; empty where the reading denies something. */
export const denialUnsaid = (tokens: readonly Token[], { query }: Candidate): string[] =>
  tokens.some(({ text }) => leftOut.test(text)) || denials.test(JSON.stringify(query))
    ? []
    : tokens.filter(({ text }) => text === "never").map(({ raw }) => raw);
