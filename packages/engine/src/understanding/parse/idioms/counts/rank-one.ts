import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** ", with rank 1 for the highest", ", rank 1 being the one with the most": which end the first rank is of, the highest as usual. */
export function rankOne(tokens: readonly Token[], at: number): Written | null {
  const opened = at + (textAt(tokens, at) === "," ? 1 : 0);
  const rank = opened + (["with", "where"].includes(textAt(tokens, opened)) ? 1 : 0);
  if (textAt(tokens, rank) !== "rank" || tokens[rank + 1]?.number !== 1 || rank === at) return null;
  const rest = tokens.slice(rank + 2);
  const size = rest.findIndex(({ kind, text }, place) => kind === "mark" || (place > 0 && text === "rank"));
  const said = size < 0 ? rest : rest.slice(0, size);
  return said.some(({ text }) => highest.has(text))
    ? { words: "", tokens: rank + 2 + said.length - at }
    : null;
}

const highest: ReadonlySet<string> = new Set([
  "highest",
  "largest",
  "most",
  "biggest",
  "best",
  "top",
  "greatest",
]);

rankOne.needs = ["rank"];
