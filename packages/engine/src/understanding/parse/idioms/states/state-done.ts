import { pluralOf } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import { holdsValue } from "../../../index/holds-value.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const one: ReadonlySet<string> = new Set(["a", "an", "any", "one", "single"]);
const bounds = phrases("more than", "less than", "fewer than", "at least", "at most", "over", "under");

/**
 * "Guides who never cancelled a tour", "who have cancelled more than 5 tours" where tours are in that state: those without such rows, or with so
 * many of them, and not of so many rows of whatever state.
 */
export function stateDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = textAt(tokens, at);
  const denied = opener === "never";
  if (!denied && opener !== "have" && opener !== "has") return null;
  const verb = tokens[at + 1];
  if (verb?.kind !== "word" || !/(?:ed|st|nt|en)$/.test(verb.text)) return null;
  const bound = denied ? 0 : phraseAt(tokens, at + 2, bounds);
  const counted = bound > 0 && tokens[at + 2 + bound]?.kind === "number" ? bound + 1 : 0;
  const article = one.has(textAt(tokens, at + 2)) ? 1 : 0;
  if (denied ? article === 0 : counted === 0) return null;
  const start = at + 2 + (denied ? article : counted);
  const noun = tokens[start];
  const rows = tableCalled(noun, index);
  if (noun === undefined || rows === null || !holdsState(rows, verb, index)) return null;
  const things = `${verb.raw} ${denied ? pluralOf(noun.lemma) : noun.raw}`;
  const words = denied ? `have no ${things}` : `${opener} ${rawOf(tokens.slice(at + 2, start))} ${things}`;
  return { words, tokens: start + 1 - at };
}

/** Whether a state of the rows is said so. */
const holdsState = (rows: TableEntry, { text }: Token, { values }: ModelIndex): boolean =>
  holdsValue(rows, valueKey(text), values);

stateDone.needs = ["never", "have", "has"];
