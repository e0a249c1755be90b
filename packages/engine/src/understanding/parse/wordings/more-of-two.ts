import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const auxiliaries = /^(?:did|do|does|have|has|is|are|was|were)$/;
const mores = /^(?:more|fewer|less)$/;
const prepositions = /^(?:in|from|on|at|to|for|with|by|during|of)$/;

/**
 * "Did we get more orders from Oslo or from Bergen, and how many from each?", "Did more people sign up in 2024 than in 2023?": how many
 * there are of the one beside the other.
 */
export function moreOfTwo(tokens: readonly Token[]): readonly Token[] {
  if (!auxiliaries.test(textAt(tokens, 0))) return tokens;
  const more = tokens.findIndex(({ text }) => mores.test(text));
  const joint = tokens.findIndex(({ text }, at) => at > more + 1 && ["or", "than"].includes(text));
  const [opening, sign] = [tokens[more], tokens[joint]];
  if (more < 1 || joint < 0 || tokens[joint + 1] === undefined || opening === undefined || sign === undefined)
    return tokens;
  const preposition = tokens.findIndex(({ text }, at) => at > more && prepositions.test(text));
  if (sign.text === "or" && (preposition < 0 || preposition > joint)) return kindsOfTwo(tokens, more, joint);
  if (
    preposition < 0 ||
    preposition > joint ||
    (tokens[joint + 1]?.kind === "number" && preposition === joint - 1)
  )
    return tokens;
  const tail = tokens.findIndex(
    ({ text }, at) => at > joint && text === "how" && ["many", "much"].includes(textAt(tokens, at + 1)),
  );
  const from = joint + (textAt(tokens, joint + 1) === textAt(tokens, preposition) ? 2 : 1);
  const second = tokens
    .slice(from, tail < 0 ? tokens.length : tail)
    .filter(({ text }, at, all) => !isTail(text, at, all));
  const said = (token: Token, raw: string): Token => ({
    ...token,
    raw,
    text: raw,
    lemma: raw,
    kind: "word",
    number: null,
  });
  const nouns = tokens.slice(more + 1, preposition);
  const subject =
    more === 1 || (nouns.length > 0 && isPlain(tokens.slice(0, more))) ? [] : tokens.slice(0, more);
  return [
    said(opening, "how"),
    said(opening, nouns.length === 0 ? "much" : "many"),
    ...nouns,
    ...subject,
    ...tokens.slice(preposition, joint),
    said(sign, "vs"),
    ...second,
  ];
}

/** "Did we sell more automatics or manuals in 2024", "are there more dogs or cats": how many there are of each. */
function kindsOfTwo(tokens: readonly Token[], more: number, joint: number): readonly Token[] {
  const opening = tokens[more];
  const end = tokens.findIndex(
    ({ text, kind }, at) => at > joint && (kind !== "word" || prepositions.test(text)),
  );
  const close = end < 0 ? tokens.length : end;
  const [one, other] = [tokens.slice(more + 1, joint), tokens.slice(joint + 1, close)];
  if (opening === undefined || one.length === 0 || other.length === 0) return tokens;
  if (one.length > longestKind || other.length > longestKind) return tokens;
  const said = (raw: string): Token => ({
    ...opening,
    raw,
    text: raw,
    lemma: raw,
    kind: "word",
    number: null,
  });
  const rest = tokens.slice(close).filter(({ text }, at, all) => !isTail(text, at, all));
  return [said("how"), said("many"), ...one, said("vs"), ...other, ...tokens.slice(0, more), ...rest];
}

const longestKind = 3;

/** "Did we get": nothing but that there were some. */
const isPlain = (words: readonly Token[]): boolean =>
  words.slice(1).every(({ text }) => /^(?:we|you|they|get|have|had|receive|see|record|there)$/.test(text));

/** What leads from the second of two to the question for both: ", and". */
const isTail = (text: string, at: number, all: readonly Token[]): boolean =>
  [",", "and", "?"].includes(text) && all.slice(at).every((each) => [",", "and", "?"].includes(each.text));
