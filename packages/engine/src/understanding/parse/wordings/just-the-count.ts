import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const tails = phrases(
  ...["just", "only"].flatMap((only) =>
    ["the count", "the number", "a count", "count"].map((count) => `${only} ${count}`),
  ),
  "count only",
  "number only",
);
const polite: ReadonlySet<string> = new Set(["please", "pls", "plz"]);

/** From so many words on it may stand without a mark. */
const sentence = 3;

/** "Clients who ordered in 2024. Just the count please": of rows that open the question how many there are. */
export function justTheCount(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [rows] = tokens;
  if (rows === undefined || rows.text === rows.lemma || tableNamed(rows, index) === null) return null;
  if (at > 0) return isTail(tokens, at) ? { words: "", tokens: tokens.length - at } : null;
  const said = tokens.some((_, place) => isTail(tokens, place));
  return said ? { words: `how many ${rows.raw}`, tokens: 1 } : null;
}

/** Whether nothing follows, behind a mark or as a sentence of its own, but that the count alone is asked for. */
function isTail(tokens: readonly Token[], at: number): boolean {
  const opened = tokens[at]?.kind === "mark" ? 1 : 0;
  const size = phraseAt(tokens, at + opened, tails);
  if (size === 0 || (opened === 0 && size < sentence)) return false;
  return tokens.slice(at + opened + size).every(({ kind, text }) => kind === "mark" || polite.has(text));
}

justTheCount.needs = openings(tails);
