import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { columnsOf } from "./as-well-as.ts";

const prepositions: ReadonlySet<string> = new Set(["of", "for", "in", "from", "at"]);
const clauses: ReadonlySet<string> = new Set("who that which whose with having both either not".split(" "));
const figures = /^(?:average|avg|mean|total|sum|median|amount|number|count|share|revenue|sales)$/;
const longest = 3;

/** "The mean rent of East Quay and of West Quay": a preposition said again tells the two apart, where no clause says what rows are. */
export function eachApart(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  if (!prepositions.has(word) || textAt(tokens, at + 1) === word) return null;
  const joint = tokens.findIndex(
    ({ text }, place) =>
      place > at + 1 && place <= at + 3 + longest && text === "and" && textAt(tokens, place + 1) === word,
  );
  const before = tokens.slice(0, at);
  if (
    joint < 0 ||
    before.some(({ text }) => clauses.has(text)) ||
    !before.some(({ text }) => figures.test(text))
  )
    return null;
  const start = articleEnd(tokens, at + 1);
  const second = articleEnd(tokens, joint + 2);
  for (let size = joint - start; size > 0; size -= 1) {
    const columns = columnsOf(tokens, start, start + size, index);
    const behind = tokens.slice(start + size, joint);
    for (let end = second + longest; end > second; end -= 1)
      if (
        columnsOf(tokens, second, end, index).some((column) => columns.includes(column)) &&
        behind.length < 2
      ) {
        const same = behind[0] !== undefined && tokens[end]?.lemma === behind[0].lemma ? 1 : 0;
        const raw = (from: number, to: number): string =>
          tokens
            .slice(from, to)
            .map((token) => token.raw)
            .join(" ");
        return {
          words: `${word} ${raw(start, start + size)} vs ${raw(second, end)}`,
          tokens: end + same - at,
        };
      }
  }
  return null;
}

const articleEnd = (tokens: readonly Token[], at: number): number =>
  ["the", "our"].includes(textAt(tokens, at)) ? at + 1 : at;

eachApart.needs = ["and"];
