import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isBirth } from "../../index/spans-of-rows.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import { type Token, tokenize } from "../../text/tokenize.ts";
import { refersTo } from "../frame/deed-recorded.ts";
import { endTime, timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";

const joints: ReadonlySet<string> = new Set("at on when upon before".split(" "));
/** How many words may stand between an age and the time at which it is told, and between that and its own word. */
const longest = 6;
const near = 4;
const trailing: ReadonlySet<string> = new Set("us here date day time".split(" "));

/**
 * "Age when they joined us", "how old are the houses on average when sold", "age at admission": the time of the rows, or of what refers to them, at which an age is told; null where
 * none is named right behind it, or something else is said in between.
 */
export function ageThen(
  tokens: readonly Token[],
  from: number,
  table: number,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  const joint = tokens.findIndex(
    ({ text }, at) =>
      at >= from && at <= from + longest && joints.has(text) && textAt(tokens, at + 1) !== "average",
  );
  if (joint < 0 || tokens.slice(from, joint).some((token) => saysMore(token, table, index))) return null;
  for (let at = joint + 1; at <= joint + near; at += 1) {
    const token = tokens[at];
    if (token?.kind !== "word" || token.text === "by" || token.text === "per") return null;
    const entry = timeOf(token, table, index);
    if (entry === null || isBirth(entry)) continue;
    let end = at + 1;
    while (trailing.has(textAt(tokens, end))) end += 1;
    return { entry, end };
  }
  return null;
}

/** The time that a word tells of a table's rows, or of rows that each refer to one of them. */
function timeOf(token: Token, table: number, index: ModelIndex): ColumnEntry | null {
  const words = [token, ...(sales.get(token.text) ?? []).flatMap((word) => tokenize(word, 1))];
  const own = words.flatMap((word) => timeOfDeed(word, index, table) ?? [])[0];
  const ended = own ?? endTime(token.text, table, index);
  if (ended !== null) return ended;
  const events =
    tableNamed(token, index) ??
    index.tables.find(
      (each) => refersTo(each, table, index) && each.words.some((word) => isRooted(word, token.text)),
    );
  const time = index.columns.find(
    (entry) => entry.table === events?.id && entry.column.name === events.table.timeColumn,
  );
  const told = time ?? timeOfDeed(token, index, null);
  return told !== null && refersTo({ id: told.table }, table, index) ? told : null;
}

const sales: ReadonlyMap<string, readonly string[]> = new Map([
  ["sold", ["sale"]],
  ["bought", ["purchase"]],
]);

/** Whether a word is no name of the rows, but says which of them or by what. */
function saysMore({ text, lemma, kind }: Token, table: number, { words, values }: ModelIndex): boolean {
  if (kind !== "word" || grouping.has(text)) return true;
  if (stopWords.has(text) || words.tablesByWord.get(lemma)?.includes(table) === true) return false;
  return words.columnsByWord.has(lemma) || [text, lemma].some((word) => values.byKey.has(word));
}

const grouping: ReadonlySet<string> = new Set(["by", "per", "each", "for", "in"]);
