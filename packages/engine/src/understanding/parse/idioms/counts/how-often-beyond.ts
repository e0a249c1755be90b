import { isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { numberAt } from "./number-at.ts";

const asked = phrases(
  "how often",
  "how many times",
  "number of times",
  "count of times",
  "the number of times",
);
const verbs = /^(?:did|was|has|have|were|does|is|do|had|been|went|go|ever|gone|got|get)$/;
const above = phrases(
  "exceed",
  "exceeds",
  "exceeded",
  "rise above",
  "rose above",
  "pass",
  "passed",
  "above",
  "over",
  "more than",
  "higher than",
  "greater than",
);
const below = phrases(
  "fall below",
  "fell below",
  "fallen below",
  "drop below",
  "dropped below",
  "below",
  "under",
  "less than",
  "lower than",
);

const reached = phrases("reach", "reached", "hit", "get to", "got to", "at least");
const signs: ReadonlyMap<string, string> = new Map([
  ["negative", "below 0"],
  ["positive", "above 0"],
]);

/**
 * "How often did the load exceed 110", "number of times the level was below zero", "how many times was the price negative", "has the level reached
 * 3": the number of rows where it did.
 */
export function howOftenBeyond(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = phraseAt(tokens, at, asked);
  if (opener === 0) return null;
  const named = pastVerbs(tokens, at + opener);
  const figure = figureNamed(tokens, named, index);
  if (figure === null) return null;
  const bound = boundBehind(tokens, pastVerbs(tokens, named + figure.size));
  const asks = named > at + opener || pastVerbs(tokens, named + figure.size) > named + figure.size;
  if (bound === null || !asks) return null;
  return { words: `how many ${figure.rows} with ${figure.words} ${bound.words}`, tokens: bound.end - at };
}

/** Past what asks whether, and an article. */
function pastVerbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (verbs.test(textAt(tokens, at)) || ["the", "our"].includes(textAt(tokens, at))) at += 1;
  return at;
}

/** "Above 5", "negative": the bound without its number, which stands behind it, and where what says it ends. */
function boundBehind(tokens: readonly Token[], from: number): { words: string; end: number } | null {
  const sign = signs.get(textAt(tokens, from));
  if (sign !== undefined) return { words: sign, end: from + 1 };
  const [high, low] = [phraseAt(tokens, from, above), phraseAt(tokens, from, below)];
  const least = phraseAt(tokens, from, reached);
  const end = from + high + low + least;
  if (high + low + least === 0) return null;
  const side = high > 0 ? "above" : low > 0 ? "below" : "of at least";
  if (["zero", "nothing"].includes(textAt(tokens, end))) return { words: `${side} 0`, end: end + 1 };
  return tokens[end]?.kind === "number" ? { words: side, end } : null;
}

/** The number that is named, by all of its name or by words that no other has, with what its rows are called. */
function figureNamed(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { words: string; size: number; rows: string } | null {
  const size = numberAt(tokens, at, index);
  const said = tokens.slice(at, at + size);
  const rows = size === 0 ? null : tableOf(said, index);
  if (rows !== null) return { words: rawOf(said), size, rows };
  const word = tokens[at]?.lemma ?? "";
  if (size > 0 || index.words.tablesByWord.has(word)) return null;
  const [only, other] = (index.words.columnsByWord.get(word) ?? []).flatMap((id) => index.columns[id] ?? []);
  const isFigure = only !== undefined && isNumeric(only.column) && only.column.role === "measure";
  return isFigure && other === undefined
    ? { words: tokens[at]?.raw ?? "", size: 1, rows: index.tables[only.table]?.table.label ?? "" }
    : null;
}

/** What the rows are called of which alone a column of that name tells, or alone of what happens; null where several tables have one. */
function tableOf(named: readonly Token[], { words, columns, tables }: ModelIndex): string | null {
  const key = named.map(({ lemma }) => lemma).join("");
  const found = (words.phrases.get(key) ?? []).flatMap(({ kind, id }) => (kind === "column" ? [id] : []));
  const owners = new Set(found.map((id) => columns[id]?.table));
  const facts = [...owners].filter((owner) => tables[owner ?? -1]?.table.type === "fact");
  const [owner, other] = owners.size > 1 ? facts : [...owners];
  return owner !== undefined && other === undefined ? (tables[owner]?.table.label ?? null) : null;
}

howOftenBeyond.needs = ["often", "times"];
