import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const longest = 3;

/** "Best product, revenue-wise", "top 3 towns guest-count-wise": by that. */
export function byWise(tokens: readonly Token[], at: number): Written | null {
  const from = textAt(tokens, at) === "," ? at + 1 : at;
  for (let end = from + 1; end <= from + longest; end += 1) {
    if (tokens[end - 1]?.kind !== "word") return null;
    const wise = textAt(tokens, end) === "-" ? end + 1 : end;
    if (textAt(tokens, wise) !== "wise" || (wise === end && tokens[end]?.start === undefined)) continue;
    const said = tokens.slice(from, end).map(({ raw }) => raw);
    return { words: `by ${said.join(" ")}`, tokens: wise + 1 - at };
  }
  return null;
}
