import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const deeds = phrases(
  "find us",
  "hear about us",
  "hear of us",
  "come to us",
  "get to us",
  "learn about us",
  "get to know us",
  "know us",
  "reach us",
  "discover us",
);
const origins: ReadonlySet<string> = new Set(
  "source referral referrer acquisition lead origin channel".split(" "),
);
const mostWords = 4;

/** "How did they find us", "how did our clients hear about us": by the column that says the source, where there is one. */
export function foundUs(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || !["did", "do", "does", "have"].includes(textAt(tokens, at + 1)))
    return null;
  for (let verb = at + 3; verb <= at + 2 + mostWords; verb += 1) {
    const length = phraseAt(tokens, verb, deeds);
    if (length === 0) continue;
    const label = sourceOf(index);
    const who = tokens.slice(at + 2, verb).map(({ raw }) => raw);
    return label === null
      ? null
      : { words: `${isThey(who) ? "" : who.join(" ")} by ${label}`.trim(), tokens: verb + length - at };
  }
  return null;
}

const isThey = ([first, other]: readonly string[]): boolean =>
  other === undefined && ["they", "those", "these"].includes(first?.toLowerCase() ?? "");

/** What the one column of sources is called, of the words for one the first that a column ends with. */
function sourceOf({ columns }: ModelIndex): string | null {
  for (const word of origins) {
    const [only, other] = columns.filter(
      ({ column, words, foreign }) =>
        !foreign && column.physicalType === "string" && column.role !== "key" && words.at(-1) === word,
    );
    if (only !== undefined) return other === undefined ? only.column.label : null;
  }
  return null;
}

foundUs.needs = ["us"];
