import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { numberAt } from "../counts/number-at.ts";
import { isOfKinds } from "../kinds/is-of-kinds.ts";
import type { Written } from "../written.ts";

/** "Products with negative margin", "accounts whose balance is negative": a number below nothing; of kinds that rows share its total. */
export function belowNothing(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (index.words.columnsByWord.has("negative") || index.values.byKey.has("negative")) return null;
  const verb = ["is", "was", "are", "were"].includes(textAt(tokens, at)) ? 1 : 0;
  if (textAt(tokens, at + verb) !== "negative") return null;
  const total = verb === 0 && textAt(tokens, at + 1) === "total" ? 1 : 0;
  const size = numberAt(tokens, at + 1 + total, index);
  if (verb > 0) return numberAt(tokens, at - 1, index) > 0 ? { words: "is below 0", tokens: 2 } : null;
  if (size === 0) return null;
  const named = tokens.slice(at + 1 + total, at + 1 + total + size).map(({ raw }) => raw);
  const summed = total > 0 || isOfKinds(tokens, at, index) ? "total " : "";
  return { words: `${summed}${named.join(" ")} below 0`, tokens: 1 + total + size };
}

belowNothing.needs = ["negative"];
