import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const said = phrases(
  "live right now",
  "live at the moment",
  "currently live",
  "currently listed",
  "currently on offer",
  "listed right now",
  "listed at the moment",
  "live",
);
const onOffer = /^(?:active|actv?|live|listed|published|on offer|available)$/i;
const states: ReadonlySet<string> = new Set(["status", "state"]);

/** "How many listings are live right now": those whose state says so in another word, unless a value is called as it was said. */
export function liveNow(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, said);
  if (size === 0 || index.values.byKey.has("live") || index.words.columnsByWord.has("live")) return null;
  const [table] = tokens.flatMap((token) => tableNamed(token, index) ?? []);
  for (const id of table?.columns ?? []) {
    const entry = index.columns[id];
    const value = entry?.column.profile?.topValues.find(
      (each) => typeof each.value === "string" && onOffer.test(each.value),
    )?.value;
    if (entry !== undefined && value !== undefined && entry.words.some((word) => states.has(word)))
      return { words: `with ${table?.table.label} ${entry.column.label} ${value}`, tokens: size };
  }
  return null;
}

liveNow.needs = openings(said);
