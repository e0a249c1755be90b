import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { betterOfTwo } from "./better-of-two.ts";
import { valueAt } from "./value-at.ts";

const comparatives =
  /^(?:more|fewer|less|higher|lower|bigger|larger|smaller|greater|longer|shorter|faster|slower|better|worse)$/;
const auxiliaries = /^(?:did|do|does|is|are|was|were|has|have)$/;
const places: ReadonlySet<string> = new Set("in at for of on the a an".split(" "));

/** Where the words end that ask by how much one is beyond the other, and how the two are put together. */
function opening(tokens: readonly Token[]): { end: number; operator: "difference" | "ratio" } | null {
  const how = textAt(tokens, 0) === "by" ? 1 : 0;
  if (textAt(tokens, how) !== "how") return null;
  const much = textAt(tokens, how + 1);
  if (comparatives.test(much)) return { end: how + 1, operator: "difference" };
  if (much !== "much" && much !== "many") return null;
  const times = textAt(tokens, how + 2) === "times";
  const end = how + (times ? 3 : 2);
  return comparatives.test(textAt(tokens, end)) ? { end, operator: times ? "ratio" : "difference" } : null;
}

/**
 * "How much more did Leeds sell than York in 2023", "how much higher was the average fee in Leeds than in York", "how many times more visits did Leeds
 * have than York": the difference, or the ratio, of the figure that is compared of the two values.
 */
export function howMuchMore(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const opened = opening(tokens);
  const than = opened === null ? -1 : tokens.findIndex(({ text }) => text === "than");
  if (opened === null || than < 0) return tokens;
  const { end, operator } = opened;
  const aux = tokens.findIndex(({ text }, at) => at > end && at < than && auxiliaries.test(text));
  const first = aux < 0 ? -1 : tokens.findIndex((_, at) => at > aux && valueAt(tokens, at, index) !== null);
  const value = first < 0 ? null : valueAt(tokens, first, index);
  if (value === null || first >= than) return tokens;
  const noun = tokens.slice(aux + 1, first).filter(({ text }) => !places.has(text));
  const asked = [
    ...wordsFor("does", tokens.slice(aux, aux + 1)),
    ...tokens.slice(first, than),
    ...tokens.slice(end, aux),
    ...noun,
    ...tokens.slice(than, than + 1),
    ...tokens.slice(than + 1 + thatOf(tokens, than + 1)),
  ];
  const read = betterOfTwo(asked, index);
  return read === asked ? tokens : [...wordsFor(`${operator} in`, tokens.slice(0, end)), ...between(read)];
}

/** "Than that of York", "than those in York". */
const thatOf = (tokens: readonly Token[], at: number): number =>
  /^(?:that|those)$/.test(textAt(tokens, at)) && places.has(textAt(tokens, at + 1)) ? 2 : 0;

/** "Sales for Leeds vs York" as "sales between Leeds and York". */
function between(tokens: readonly Token[]): Token[] {
  const versus = tokens.findIndex(({ text }) => text === "vs");
  const before = tokens.findLastIndex(({ text }, at) => text === "for" && at < versus);
  return tokens.flatMap((token, at) =>
    at === versus ? wordsFor("and", [token]) : at === before ? wordsFor("between", [token]) : [token],
  );
}
