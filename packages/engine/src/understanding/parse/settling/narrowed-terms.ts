import type { Literal } from "@parlance/contract";
import { entryOf } from "../../index/entry-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { type Token, valueWords } from "../../text/tokenize.ts";
import type { Link, ValueOption } from "../links/link.ts";

/** Small words between at most, and words that say which value is meant. */
const [farthest, longest] = [2, 3];
const between: ReadonlySet<string> = new Set("on of a an the by for to in from with".split(" "));
/** How well words fit that say what several values have in common and which of these is meant. */
const narrowed = 0.95;

/**
 * "Based on a book" where "based" stands for all values that begin so and one of these is "Based on book": that one, whatever else a book may be.
 */
export function narrowedTerms(links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] {
  const found = links.flatMap((link): Link[] => {
    if (link.kind !== "value") return [];
    let start = link.end;
    while (start - link.end < farthest && between.has(tokens[start]?.text ?? "")) start += 1;
    return link.options.flatMap((option): Link[] => {
      const meant = narrower(option, tokens.slice(start, start + longest), index);
      return meant === null
        ? []
        : [{ kind: "value", start: link.start, end: start + meant.words, options: [meant.option] }];
    });
  });
  return found.length === 0 ? [...links] : [...links, ...found];
}

/** The values among those of a term that hold the words behind it, as many of these as some value holds; null where none or all of them do. */
function narrower(
  { condition }: ValueOption,
  behind: readonly Token[],
  index: ModelIndex,
): { option: ValueOption; words: number } | null {
  const filter = condition?.filter;
  if (filter?.kind !== "in" || filter.operand.kind !== "field" || filter.operand.field.path.length > 0)
    return null;
  const column = entryOf(filter.operand.field, index)?.id;
  for (let words = behind.length; words > 0; words -= 1) {
    const said = behind.slice(0, words);
    const values = said.every(isContent) ? filter.values.filter((value) => holdsAll(value, said)) : [];
    if (values.length === 0 || column === undefined) continue;
    const option = {
      column,
      values,
      evidence: "partial",
      strength: narrowed,
      within: null,
      condition: null,
    } as const;
    return values.length < filter.values.length ? { option: { ...option, values }, words } : null;
  }
  return null;
}

const isContent = ({ kind, text }: Token): boolean => kind === "word" && !stopWords.has(text);

function holdsAll(value: Literal, said: readonly Token[]): boolean {
  const own = new Set(valueWords(String(value)).map(({ text }) => text));
  return said.every(({ text, lemma }) => own.has(text) || own.has(lemma));
}
