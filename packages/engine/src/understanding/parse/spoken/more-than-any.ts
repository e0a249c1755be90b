import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom, wordsOf } from "./said.ts";

const mores: ReadonlyMap<string, string> = new Map([
  ["more", "the most"],
  ["fewer", "the fewest"],
  ["less", "the least"],
  ["higher", "the highest"],
  ["lower", "the lowest"],
  ["larger", "the largest"],
  ["bigger", "the biggest"],
  ["better", "the best"],
]);
const than =
  /^ ?than (?:any (?:other|of (?:the|our) other)(?: one)?|(?:all|any of) (?:the |our )?others?|any ?(?:one|body) else|every ?(?:one|body) else|anyone|anybody|the others|the rest)(?= |$)/;

/** "Who has sent more letters than any other tenant", "which boat earns more than all the others": which tenant has sent the most letters. */
export function moreThanAny(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:who|which|what|whose)$/.test(textAt(tokens, 0))) return tokens;
  const at = tokens.findIndex(({ text }) => text === "than");
  const size = at < 0 ? 0 : wordsOf(than.exec(saidFrom(tokens, at))?.[0] ?? "");
  const more = tokens.findLastIndex(({ text }, place) => place < at && mores.has(text));
  const [first, sign] = [tokens[0], tokens[more]];
  if (size === 0 || more < 1 || first === undefined || sign === undefined) return tokens;
  const others = nouns(tokens, at + size);
  const whose = first.text === "who" && others.length > 0 ? wordsFor("which", [first]) : [first];
  return [
    ...whose,
    ...(first.text === "who" ? others : []),
    ...tokens.slice(1, more),
    ...wordsFor(mores.get(sign.text) ?? "", [sign]),
    ...tokens.slice(more + 1, at),
    ...tokens.slice(at + size + others.length),
  ];
}

/** What the others are: "any other support agent". */
function nouns(tokens: readonly Token[], from: number): readonly Token[] {
  const end = tokens.findIndex(({ kind, text }, at) => at >= from && (kind !== "word" || joints.has(text)));
  return tokens.slice(from, Math.min(end < 0 ? tokens.length : end, from + 3));
}

const joints: ReadonlySet<string> = new Set(
  "in on at of for with by from during since and or this last did does has have is was".split(" "),
);
