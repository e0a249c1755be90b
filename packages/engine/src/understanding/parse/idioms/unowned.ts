import type { ModelIndex } from "../../index/model-index.ts";
import { lemma, stem } from "../../text/lemma.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const nobodies = phrases("nobody", "noone", "no one");

/** "leads nobody owns yet", "tickets no one is assigned": those without an owner, where a column shares the verb's root. */
export function unowned(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = ["that", "which"].includes(textAt(tokens, at)) ? at + 1 : at;
  const size = phraseAt(tokens, start, nobodies);
  const verb = tokens[start + size];
  const column = size === 0 || verb === undefined ? undefined : columnOfDeed(verb, index);
  if (column === undefined) return null;
  const end = start + size + 1;
  const rest = ["yet", "anymore"].includes(textAt(tokens, end)) ? 1 : 0;
  return { words: `without ${column}`, tokens: end + rest - at };
}

function columnOfDeed({ text }: Token, { columns }: ModelIndex): string | undefined {
  const root = stem(lemma(text));
  const entry = columns.find(
    ({ words, column: { role, physicalType } }) =>
      (physicalType === "string" || role === "key") &&
      words.some((word) => word.length > 3 && stem(word) === root),
  );
  return entry?.column.label.toLowerCase();
}
