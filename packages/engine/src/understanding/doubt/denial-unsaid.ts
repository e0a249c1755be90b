import { conjuncts, hasKind, hasOperator, type SemanticQuery, somePart } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** Whether a query denies anything: a condition, a value, that there are rows of something, or that it comes to more than nothing, or the rows of another query. */
const denies = (query: SemanticQuery): boolean =>
  hasKind(query, "not", "null") ||
  hasOperator(query, "!=") ||
  somePart(query, (part) => "operation" in part && part.operation === "except") ||
  somePart(query, (part) => part.operator === "=" && "count" in part && part.count === 0) ||
  somePart(query, (part) => "value" in part && part.value === 0);
const denials: ReadonlySet<string> = new Set(["never", "nobody", "noone", "nothing"]);
/** What is left out for want of something has it. */
const leftOut = /^(?:skip|skipping|exclud\w+|except|without|not|ignor\w+|leav\w+|drop\w*|omit\w*|remov\w+)$/;

/** "Wares never returned", read as those that were: the word that denies it; empty where the reading denies something. */
export const denialUnsaid = (tokens: readonly Token[], { query }: Candidate): string[] =>
  tokens.some(({ text }) => leftOut.test(text)) || denies(query)
    ? []
    : tokens.filter(({ text }) => denials.has(text)).map(({ raw }) => raw);

/** "No sales recently", read as those of all other times: nobody is told who has none, and the word that asks for them is left over; empty elsewhere. */
export const deniesTime = (tokens: readonly Token[], { query }: Candidate): string[] =>
  ["no", "without"].includes(tokens[0]?.text ?? "") &&
  query.kind === "aggregate" &&
  conjuncts(query.filter).some((each) => each.kind === "not" && each.filter.kind === "period")
    ? [tokens[0]?.raw ?? ""]
    : [];
