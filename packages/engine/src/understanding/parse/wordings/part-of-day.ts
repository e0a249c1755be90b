import { tellsClock } from "../../index/entries.ts";
import { isValueWord } from "../../index/is-value-word.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const parts: ReadonlyMap<string, string> = new Map([
  ["morning", "in the morning"],
  ["afternoon", "in the afternoon"],
  ["evening", "in the evening"],
  ["night", "at night"],
  ["daytime", "in the daytime"],
]);

/** "Morning flights", "evening orders by branch" of rows that tell the time of day: those at that time, where no value is called so; "day trips" beside those at night are those by day. */
export function partOfDay(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const beside = textAt(tokens, at) === "day" && tokens.some(({ text }) => text === "night");
  const said = parts.get(beside ? "daytime" : textAt(tokens, at));
  const rows = tokens[at + 1];
  if (said === undefined || rows === undefined || !rows.text.endsWith("s")) return null;
  const word = textAt(tokens, at);
  const { words, columns } = index;
  if (isValueWord(index, word) || words.columnsByWord.has(word)) return null;
  const table = tableNamed(rows, index) ?? (index.tables.length === 1 ? index.tables[0] : undefined);
  const clocked = table?.columns.some((id) => {
    const column = columns[id]?.column;
    return column !== undefined && tellsClock(column);
  });
  return clocked === true ? { words: `${rows.raw} ${said}`, tokens: 2 } : null;
}

partOfDay.needs = [...parts.keys(), "day"];
