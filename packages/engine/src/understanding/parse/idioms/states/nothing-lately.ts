import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const denials: ReadonlySet<string> = new Set(["no", "without"]);
const openers: ReadonlySet<string> = new Set(["with", "have", "has", "had"]);
const within: ReadonlySet<string> = new Set(["in", "for", "within", "during"]);

/** "Accounts with no login in the last 30 days" where rows tell when the last one was: it lies further back, and none is missing. */
export function nothingLately(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const denial = openers.has(textAt(tokens, at)) ? at + 1 : at;
  if (!denials.has(textAt(tokens, denial))) return null;
  const start = denial + (textAt(tokens, denial + 1) === "any" ? 2 : 1);
  const noun = tokens[start];
  const [only, other] = columns.filter(
    ({ column, words }) =>
      isTime(column) && words[0] === "last" && noun !== undefined && words.includes(noun.lemma),
  );
  if (noun === undefined || only === undefined || other !== undefined) return null;
  const span = tokens.slice(start + 1, start + 6).filter(({ text }) => !/^(?:the|last|past)$/.test(text));
  const [joint, count, unit] = span;
  if (!within.has(joint?.text ?? "") || numberSaid(count) === null || unitOf(unit?.lemma) === null)
    return null;
  const end = tokens.indexOf(unit ?? noun) + 1;
  const ago = rawOf([count, unit].flatMap((each) => each ?? []));
  return { words: `with ${only.column.label} more than ${ago} ago`, tokens: end - at };
}
