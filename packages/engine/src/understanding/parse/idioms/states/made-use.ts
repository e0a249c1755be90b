import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const verbs: ReadonlySet<string> = new Set("used uses using applied redeemed".split(" "));
const articles: ReadonlySet<string> = new Set(["a", "an", "any"]);

/** "Bookings that used a voucher": those that have one, where it is a text of theirs that others lack. */
export function madeUse(
  tokens: readonly Token[],
  at: number,
  { words, columns }: ModelIndex,
): Written | null {
  if (!verbs.has(textAt(tokens, at)) || !articles.has(textAt(tokens, at + 1))) return null;
  const noun = tokens[at + 2];
  const held = columnsOfWord(noun?.lemma ?? "", { words, columns }).filter(
    ({ column }) => column.physicalType === "string" && (column.profile?.nulls ?? 0) > 0,
  );
  const [only, other] = held;
  if (noun === undefined || only === undefined || other !== undefined) return null;
  const last = tokens[at + only.words.length + 1];
  const whole = last !== undefined && only.words.at(-1) === last.lemma && only.words.length > 1;
  return { words: `with a ${only.column.label.toLowerCase()}`, tokens: whole ? only.words.length + 2 : 3 };
}

madeUse.needs = verbs;
