import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { bandsAt } from "../frame/bands.ts";
import { rowsAt } from "../idioms/counts/rows-at.ts";
import type { Written } from "../idioms/written.ts";

const verbs: ReadonlySet<string> = new Set("group bucket band classify segment sort".split(" "));
const articles: ReadonlySet<string> = new Set("the our all my".split(" "));
const asked = phrases("how many", "count", "number", "number of");
const within = phrases("are in", "fall into", "fall in", "are there in", "in", "of");
const kinds: ReadonlySet<string> = new Set("group band bucket one class range bracket".split(" "));

/** "How many in each (group)", "how many customers each" of the customers that are split: how many tokens ask so; 0 where none do. */
function asksHowMany(tokens: readonly Token[], at: number): number {
  const opened = phraseAt(tokens, at, asked);
  if (opened === 0) return 0;
  const rows = tokens[at + opened];
  const again = rows !== undefined && tokens.slice(0, at).some(({ raw }) => raw.toLowerCase() === rows.text);
  const start = at + opened + (rows?.kind === "word" && again ? 1 : 0);
  const each = start + phraseAt(tokens, start, within);
  if (!["each", "every"].includes(textAt(tokens, each))) return 0;
  return each + (kinds.has(textAt(tokens, each + 1)) ? 2 : 1) - at;
}

/** "Group the orders by value: below 50, 50 to 100 …. How many in each group?": the orders by value; that they are counted goes without saying. */
export function groupedBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at === 0 && verbs.has(textAt(tokens, 0))) {
    const start = articles.has(textAt(tokens, 1)) ? 2 : 1;
    const size = rowsAt(tokens, start, index);
    const isSplit = size > 0 && ["by", "into"].includes(textAt(tokens, start + size));
    return isSplit && hasBands(tokens, start + size) ? { words: "", tokens: start } : null;
  }
  const mark = /^[.,;:?(-]$/.test(textAt(tokens, at)) ? 1 : 0;
  const size = at === 0 ? 0 : asksHowMany(tokens, at + mark);
  if (size === 0 || tokens.slice(at + mark + size).some(({ kind }) => kind !== "mark")) return null;
  return hasBands(tokens.slice(0, at), 0) ? { words: "", tokens: mark + size } : null;
}

const hasBands = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((_, at) => at >= from && bandsAt(tokens, at).length > 0);

groupedBy.needs = [...verbs, "each", "every"];
