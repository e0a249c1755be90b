import type { ModelIndex } from "../../../index/model-index.ts";
import { allAbove } from "../../../index/tables-above.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

/**
 * "List of members with city", "orders in May with customer and region" where each row has one of these, which other tables tell: they are shown, and not
 * asked of the rows.
 */
export function withThingTold(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "with") return null;
  const noun = tokens[at + 1];
  const next = tokens[at + 2];
  if (noun?.kind !== "word" || noun.text !== noun.lemma || (next?.kind === "word" && next.text !== "and"))
    return null;
  const thing = tableNamed(noun, index);
  const [rows] = tokens.slice(0, at).flatMap((token) => tableNamed(token, index) ?? []);
  if (thing === null || rows === undefined || rows === thing) return null;
  const told = allAbove(rows, index).some(({ table }) => table === thing);
  return told ? { words: "with their", tokens: 1 } : null;
}

withThingTold.needs = ["with"];
