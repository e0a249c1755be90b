import type { Token } from "./tokenize.ts";

/** What was typed for tokens, with a blank between them. */
export const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(" ");
