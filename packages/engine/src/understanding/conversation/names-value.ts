import type { Literal } from "@parlance/contract";
import { tokenize } from "../text/tokenize.ts";

/** Whether words in dictionary form name a value of the data in full. */
export function namesValue(lemmas: readonly string[], value: Literal): boolean {
  const own = typeof value === "string" ? tokenize(value, 12).filter(({ kind }) => kind !== "mark") : [];
  return own.length > 0 && own.every(({ lemma }) => lemmas.includes(lemma));
}
