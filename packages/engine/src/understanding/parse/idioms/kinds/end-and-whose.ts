import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["maximum", "highest"],
  ["max", "highest"],
  ["minimum", "lowest"],
  ["min", "lowest"],
]);
const further =
  /^(?:[a-z]+ ){1,4}(?:, )?and (?:when|who|where|its (?!average|mean|total|sum)|(?:in |on |at |for )?which )/;

/** "The maximum fee and when it was", "… and which customer": of the one row that has it, as the highest is. */
export function endAndWhose(tokens: readonly Token[], at: number): Written | null {
  const end = ends.get(textAt(tokens, at));
  if (end === undefined) return null;
  const behind = tokens.slice(at + 1, at + 9).map(({ text }) => `${text} `);
  return further.test(behind.join("")) ? { words: end, tokens: 1 } : null;
}
