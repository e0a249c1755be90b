import { pluralOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const longest = 3;

/** "The 10 best clients (account no)": those whom no table is of, by the number that the brackets say tells them apart. */
export function toldInBrackets(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, bracket] = tokens.slice(at, at + 2);
  if (noun?.kind !== "word" || noun.text === noun.lemma || bracket?.text !== "(") return null;
  const size = [1, 2, longest].find((each) => textAt(tokens, at + 2 + each) === ")");
  if (size === undefined || tableNamed(noun, index) !== null) return null;
  const inside = tokens.slice(at + 2, at + 2 + size);
  const named = index.words.phrases.get(inside.map(({ lemma }) => lemma).join("")) ?? [];
  const isKey = named.some(({ kind, id }) => kind === "column" && index.columns[id]?.column.role === "key");
  return isKey ? { words: pluralOf(rawOf(inside)), tokens: size + 3 } : null;
}

toldInBrackets.needs = ["("];
