import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { shareWords } from "../../../lexicon/share-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { namedFrom } from "./rows-at.ts";

/** Words that a value may have. */
const longest = 3;

/**
 * "Of all online loans, what share is overdue", "share of overdue among online loans", "overdue share of online loans by branch": what share
 * of online loans are overdue. "Member share of ticket sales": what share of these comes from members.
 */
export function shareAmong(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opening = ofAll(tokens, at);
  if (opening !== null) return opening;
  const share = tokens.findIndex(({ text }) => shareWords.has(text) || text === "%");
  const part = share < 0 ? null : (amongOf(tokens, share) ?? valueBefore(tokens, share, index));
  const money = part === null ? null : moneyEnd(tokens, wholeFrom(tokens, part.whole));
  const end = part === null ? null : (money ?? namedFrom(tokens, wholeFrom(tokens, part.whole), index));
  if (part === null || end === null) return null;
  const verb = money === null ? "are" : "comes from";
  if (at === part.start)
    return { words: "what percentage of", tokens: wholeFrom(tokens, part.whole) - part.start };
  return at === end - 1 ? { words: `${tokens[at]?.raw} ${verb} ${part.said}`, tokens: 1 } : null;
}

/** Behind the revenue of which the share is, where it is that; null elsewhere. */
function moneyEnd(tokens: readonly Token[], start: number): number | null {
  const stop = tokens.findIndex(({ kind, text }, at) => at >= start && (kind !== "word" || joints.has(text)));
  const end = stop < 0 ? tokens.length : stop;
  return end > start && end <= start + longest && revenueWords.has(textAt(tokens, end - 1)) ? end : null;
}

const joints: ReadonlySet<string> = new Set(
  "by per for in on during since from of at over across each every last this between".split(" "),
);

/** "Of all online loans, what share is …"; the comma and what stands between it and the verb is left out. */
function ofAll(tokens: readonly Token[], at: number): Written | null {
  const comma = textAt(tokens, 0) === "of" ? tokens.findIndex(({ text }) => text === ",") : -1;
  const share = comma + (["the", "a"].includes(textAt(tokens, comma + 2)) ? 3 : 2);
  const asked =
    ["what", "which"].includes(textAt(tokens, comma + 1)) && shareWords.has(textAt(tokens, share));
  if (comma < 0 || !asked || !verbs.has(textAt(tokens, share + 1))) return null;
  if (at === 0) return { words: "what percentage of", tokens: wholeFrom(tokens, 1) };
  return at === comma ? { words: "", tokens: share + 1 - comma } : null;
}

const verbs: ReadonlySet<string> = new Set("is are was were has have had".split(" "));

type Part = { start: number; said: string; whole: number };

function amongOf(tokens: readonly Token[], share: number): Part | null {
  const among = tokens.findIndex(({ text }, at) => text === "among" && at > share + 2);
  if (among < 0 || among > share + 2 + longest || textAt(tokens, share + 1) !== "of") return null;
  const start = ["what", "the"].includes(textAt(tokens, share - 1)) ? share - 1 : share;
  return { start, said: rawOf(tokens.slice(share + 2, among)), whole: among + 1 };
}

/** "Overdue share of …": a value of the data right before the share. */
function valueBefore(tokens: readonly Token[], share: number, { values, words }: ModelIndex): Part | null {
  if (textAt(tokens, share + 1) !== "of") return null;
  for (let start = Math.max(0, share - longest); start < share; start += 1) {
    const said = rawOf(tokens.slice(start, share));
    const named = start === share - 1 && words.columnsByWord.has(tokens[start]?.lemma ?? "");
    if (!named && values.byKey.has(valueKey(said))) return { start, said, whole: share + 2 };
  }
  return null;
}

const wholeFrom = (tokens: readonly Token[], at: number): number =>
  ["all", "the", "our", "these"].includes(textAt(tokens, at)) ? wholeFrom(tokens, at + 1) : at;

shareAmong.needs = [...shareWords, "%"];
