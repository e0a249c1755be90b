import type { ModelIndex } from "../../index/model-index.ts";
import { aliasesOf } from "../../lexicon/places.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const within: ReadonlySet<string> = new Set("in from to across of for outside".split(" "));
const country = "unitedstates";

/** "Shipments to the states", "clients from the States": the country, as the data calls it, where the data tells of no states. */
export function spokenCountry(
  tokens: readonly Token[],
  at: number,
  { values, columns }: ModelIndex,
): Written | null {
  if (textAt(tokens, at) !== "the" || textAt(tokens, at + 1) !== "states") return null;
  if (!within.has(textAt(tokens, at - 1)) || textAt(tokens, at + 2) === "of") return null;
  if (columns.some(({ words }) => words.includes("state") || words.includes("province"))) return null;
  const held = [country, ...aliasesOf(country)].flatMap((key) => values.byKey.get(key) ?? []);
  const [value] = held.flatMap((id) => values.values[id] ?? []);
  return value === undefined ? null : { words: value.text, tokens: 2 };
}
