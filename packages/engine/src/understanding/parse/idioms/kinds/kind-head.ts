import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const heads: ReadonlySet<string> = new Set(
  "level levels type types category categories grade grades".split(" "),
);

/** "By seniority level", "per industry type": the column of kinds that the word before names, and none of the values that the head is part of. */
export function kindHead(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [before, head] = [tokens[at - 1], tokens[at]];
  if (before?.kind !== "word" || head === undefined || !heads.has(head.text)) return null;
  if (textAt(tokens, at + 1) === "of") return null;
  const { words, columns, values } = index;
  const named = words.phrases.get(before.lemma) ?? [];
  const ofKinds = named.some(({ kind, id }) => {
    const column = kind === "column" ? columns[id]?.column : undefined;
    return column?.physicalType === "string" && column.role === "category";
  });
  const said = [`${before.lemma}${head.lemma}`, `${before.lemma} ${head.lemma}`, head.lemma];
  const isKnown =
    said.some((name) => words.phrases.has(name)) ||
    words.columnsByWord.has(head.lemma) ||
    values.byKey.has(valueKey(head.text));
  return ofKinds && !isKnown ? { words: "", tokens: 1 } : null;
}

kindHead.needs = heads;
