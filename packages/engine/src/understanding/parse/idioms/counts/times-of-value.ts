import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { happening, tableNamed } from "../kinds/facts.ts";
import { tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const longestValue = 3;
const mostBetween = 6;

/**
 * "guests who cancelled at least 3 times", "who have checked out five times or more": as many rows of what happens to them as have
 * that value.
 */
export function timesOfValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = tokens.findIndex(
    ({ text }, place) =>
      place > at && place <= at + longestValue + mostBetween && ["times", "twice"].includes(text),
  );
  if (word < 0) return null;
  const table = tokens
    .slice(0, at)
    .map((token) => tableNamed(token, index))
    .findLast((each) => each !== null);
  const told =
    table === undefined || table === null ? [] : [happening(table, index), ...tablesOf(table, index)];
  const [deed = null] = told.filter((each) => each !== null && valueSize(tokens, at, each.id, index) > 0);
  const size = deed === null ? 0 : valueSize(tokens, at, deed.id, index);
  const bound = boundAt(tokens, at + size, word);
  if (deed === null || size === 0 || bound === null) return null;
  const value = rawOf(tokens.slice(at, at + size));
  return { words: `with ${bound.words} ${value} ${deed.table.label}`, tokens: bound.end - at };
}

/** How many tokens from `at` on are a value of a table's rows; 0 where they are none. */
function valueSize(
  tokens: readonly Token[],
  at: number,
  table: number,
  { values, columns }: ModelIndex,
): number {
  for (let size = longestValue; size > 0; size -= 1) {
    const span = tokens.slice(at, at + size);
    if (span.length < size || span[0]?.kind !== "word") continue;
    const ids = values.byKey.get(valueKey(rawOf(span))) ?? [];
    if (ids.some((id) => columns[values.values[id]?.column ?? -1]?.table === table)) return size;
  }
  return 0;
}

/** "at least 3 times", "five times or more": the bound in words and where it ends; null where none stands before `word`. */
function boundAt(
  tokens: readonly Token[],
  from: number,
  word: number,
): { words: string; end: number } | null {
  const twice = textAt(tokens, word) === "twice";
  const said = twice ? 2 : numberSaid(tokens[word - 1]);
  if (said === null) return null;
  const side = textAt(tokens, word + 1) === "or" ? textAt(tokens, word + 2) : "";
  const before = tokens.slice(from, twice ? word : word - 1).map((token) => token.text);
  const least = /\b(at least|more than|at most|less than|fewer than|over|exactly)$/.exec(
    before.join(" "),
  )?.[1];
  if (["more", "less", "fewer"].includes(side))
    return { words: `${side === "more" ? "at least" : "at most"} ${said}`, end: word + 3 };
  return { words: `${least ?? "exactly"} ${said}`, end: word + 1 };
}

timesOfValue.needs = ["times", "twice"];
