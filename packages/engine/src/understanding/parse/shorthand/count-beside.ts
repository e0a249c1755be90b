import { lowered, rowsOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { onlyTableHolding } from "../../index/tables-holding.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { isSuperlative } from "../../lexicon/superlative.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { wordsFor } from "../links/words-for.ts";
import { isDash } from "../lists/find-list.ts";

const joints: ReadonlySet<string> = new Set([",", "and", "&", "+", "plus"]);
const counts =
  /^(?:the )?(?:count|number|how many(?: (?:of them|are there|were there|there are|there were))?)$/;
const asking: ReadonlySet<string> = new Set(
  "how which what who where when list show give name tell compare is are was were do does did".split(" "),
);
/** What says that one row is spoken of, or some of them. */
const ranked: ReadonlySet<string> = new Set("top most least fewest bottom".split(" "));
const closing: ReadonlySet<string> = new Set([")", "?", ".", "!", "please", "pls"]);
const longestValue = 3;

/**
 * "Trips in May: number and total fare", "mortgages - how many and average amount", "cod catches per month (count, average price)": behind rows how
 * many they are, and figures of them all; no numbers of theirs. In "how many mortgages and average amount" the rows are named, which are counted.
 * Other questions stay as they are.
 */
export function countBeside(tokens: readonly Token[], index: ModelIndex): Token[] {
  const named = valuesCounted(tokens, index);
  if (named !== null) return named;
  const opener = tokens.findLastIndex((_, at) => opens(tokens, at));
  const head = tokens.slice(0, Math.max(0, opener));
  const said = elementsOf(tokens.slice(opener + 1));
  const counted = said.findIndex((each) => counts.test(textOf(each)));
  const [place] = said[counted] ?? [];
  if (place === undefined || said.length < 2 || !isHead(head)) return [...tokens];
  if (!said.every((each, at) => at === counted || isFigure(each))) return [...tokens];
  const rows = rowsIn(head, index);
  if (rows === null) return [...tokens];
  const joint = (words: string): Token[] => wordsFor(words, [place]);
  const figures = said.flatMap((each, at) => [
    ...(at === 0 ? [] : joint("and")),
    ...(at === counted ? joint(`number of ${rowsOf(lowered(rows.table.label))}`) : each),
  ]);
  return [...figures, ...joint("for"), ...head];
}

/** "How many mortgages and average amount": it is the rows with a value that are counted, whose figure stands beside; null elsewhere. */
function valuesCounted(tokens: readonly Token[], index: ModelIndex): Token[] | null {
  const start = phraseAt(tokens, 0, openings);
  if (start === 0) return null;
  for (let size = 1; size <= longestValue; size += 1) {
    const end = start + size;
    const last = tokens[end - 1];
    if (last?.kind !== "word" || joints.has(last.text)) return null;
    if (!joints.has(textAt(tokens, end)) || !isFigure(tokens.slice(end + 1, end + 3))) continue;
    const said = tokens.slice(start, end);
    const rows = tableNamed(last, index) !== null ? null : valueRows(said, index);
    if (rows === null) return null;
    const words = wordsFor(rowsOf(lowered(rows.table.label)), [last]);
    return [...tokens.slice(0, end), ...words, ...tokens.slice(end)];
  }
  return null;
}

const openings = phrases("how many", "number of", "the number of", "count of");

/** The rows of the one table that has a value. */
const valueRows = (said: readonly Token[], index: ModelIndex): TableEntry | null =>
  onlyTableHolding([said.map(({ text }) => text).join(""), said.map(({ lemma }) => lemma).join("")], index);

/** A mark behind which the last list of a question may begin. */
const opens = (tokens: readonly Token[], at: number): boolean => {
  const text = textAt(tokens, at);
  if (at === 0 || !([":", "(", ","].includes(text) || isDash(tokens, at))) return false;
  return elementsOf(tokens.slice(at + 1)).some((each) => counts.test(textOf(each)));
};

/** What conjunctions part, without what closes a question. */
function elementsOf(tokens: readonly Token[]): Token[][] {
  let end = tokens.length;
  while (end > 0 && closing.has(textAt(tokens, end - 1))) end -= 1;
  const elements: Token[][] = [[]];
  for (const token of tokens.slice(0, end))
    if (joints.has(token.text)) elements.push([]);
    else elements.at(-1)?.push(token);
  return elements.filter((each) => each.length > 0);
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** "Average fare", "the total amount". */
function isFigure(tokens: readonly Token[]): boolean {
  const start = tokens.findIndex(({ text }) => !leads.has(text));
  const said = tokens.slice(Math.max(0, start));
  const [figure, ...named] = said;
  return (
    named.length > 0 &&
    said.every(({ kind, text }) => kind === "word" && !["per", "each", "by", "for", "of"].includes(text)) &&
    cuesOf(figure?.text ?? "").some(({ kind }) => kind === "aggregate" || kind === "average-of")
  );
}

/** What may stand before a figure that is asked. */
const leads: ReadonlySet<string> = new Set("the their what is was what's whats".split(" "));

const isHead = (head: readonly Token[]): boolean =>
  head.length > 0 &&
  !asking.has(textAt(head, 0)) &&
  head.every(({ text, lemma }) => !isSuperlative(text) && !ranked.has(text) && !counting.has(lemma));

const counting: ReadonlySet<string> = new Set(["number", "count", "many", "share", "percentage"]);

/** The rows that are spoken of: by their name, by a value that they alone have, or those of the only sheet. */
function rowsIn(head: readonly Token[], index: ModelIndex): TableEntry | null {
  for (const token of head) {
    const table = token.text === token.lemma ? null : tableNamed(token, index);
    if (table !== null) return table;
  }
  for (let size = longestValue; size > 0; size -= 1)
    for (let at = 0; at + size <= head.length; at += 1) {
      const table = valueRows(head.slice(at, at + size), index);
      if (table !== null) return table;
    }
  return index.tables.length === 1 ? (index.tables[0] ?? null) : null;
}
