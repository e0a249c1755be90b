import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const current: ReadonlySet<string> = new Set(["current", "present"]);
/** Words that may stand before what is called current: "the current monthly price". */
const farthest = 3;

/** "All current salaries", "the current list price": what a history of such states tells is that which holds now, and nothing more is said. */
export function currentRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!current.has(textAt(tokens, at)) || index.words.columnsByWord.has(textAt(tokens, at))) return null;
  const behind = tokens.slice(at + 1, at + 1 + farthest);
  const [next] = behind;
  const end = behind.findIndex(({ kind }) => kind !== "word");
  const told = behind.slice(0, end < 0 ? behind.length : end).some(({ lemma }) => isOfHistory(lemma, index));
  if (next === undefined || !told) return null;
  const closes = at + 2 + (textAt(tokens, at - 1) === "(" && textAt(tokens, at + 2) === ")" ? 1 : 0);
  const apart = closers.has(textAt(tokens, at - 1)) && at > 1 && !wordsBehind(tokens, closes);
  return apart ? { words: "", tokens: 2 } : { words: next.raw, tokens: 2 };
}

/** "Who earns the most? current salaries": what is said behind a question tells that it is of now, as it is anyway. */
const closers: ReadonlySet<string> = new Set(["?", "(", ",", ";", "."]);
const wordsBehind = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from).some(({ kind }) => kind !== "mark");

/** Whether a word is said of the rows of a history, or of what these tell. */
const isOfHistory = (word: string, { histories, columns }: ModelIndex): boolean =>
  histories.some(
    ({ table }) =>
      table.words.includes(word) ||
      table.columns.some((id) => columns[id]?.foreign === false && columns[id]?.words.includes(word)),
  );

currentRows.needs = current;
