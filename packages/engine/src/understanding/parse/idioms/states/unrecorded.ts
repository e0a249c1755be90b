import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const recorded: ReadonlySet<string> = new Set(
  "recorded given entered known stored set specified noted provided filled documented assigned registered".split(
    " ",
  ),
);
const openers = phrases("for whom no", "for which no", "where no", "for whom there is no", "of whom no");
const longestName = 4;

/** "leavers for whom no reason was recorded": those whose reason is missing. */
export function unrecorded(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const opener = phraseAt(tokens, at, openers);
  if (opener === 0) return null;
  const start = at + opener;
  const verb = tokens.findIndex(
    ({ text }, place) =>
      place > start &&
      place <= start + longestName &&
      ["is", "was", "has", "were", "are", "have"].includes(text),
  );
  const end = tokens[verb + 1]?.text === "been" ? verb + 2 : verb + 1;
  if (verb < 0 || !recorded.has(tokens[end]?.text ?? "")) return null;
  const name = rawOf(tokens.slice(start, verb));
  return { words: `with missing ${name}`, tokens: end + 1 - at };
}
