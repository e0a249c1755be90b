import type { Literal } from "@parlance/contract";
import { tokenize } from "../text/tokenize.ts";

/** Whether words in dictionary form name a value of the data in full. */
export function namesValue(lemmas: readonly string[], value: Literal): boolean {
  const told = typeof value === "boolean" || value === null ? "" : String(value);
  const own = tokenize(told, 12).filter(({ kind }) => kind !== "mark");
  return own.length > 0 && own.every(({ lemma }) => lemmas.includes(lemma));
}
