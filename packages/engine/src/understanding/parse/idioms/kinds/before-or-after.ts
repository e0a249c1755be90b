import { lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const sides = ["before", "after"] as const;
const measures: ReadonlySet<string> = new Set("score level rating value reading".split(" "));
const articles: ReadonlySet<string> = new Set(["the", "a", "their", "each"]);

/**
 * "Pain score before treatment", "weight after the course" of rows that tell a figure before and after what was done: the one of the two, whatever
 * more is said of it and of what was done.
 */
export function beforeOrAfter(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun] = tokens.slice(at);
  const place = measures.has(tokens[at + 1]?.lemma ?? "") ? at + 2 : at + 1;
  const side = sides.find((each) => each === textAt(tokens, place));
  if (noun?.kind !== "word" || side === undefined) return null;
  const [one, other] = sides.map((each) => columnsOf(noun.lemma, each, index));
  const [column, second] = (side === "before" ? one : other) ?? [];
  if (one?.length !== 1 || other?.length !== 1 || column === undefined || second !== undefined) return null;
  const article = articles.has(textAt(tokens, place + 1)) ? 1 : 0;
  const done = tableNamed(tokens[place + 1 + article], index) === null ? 0 : article + 1;
  return { words: lowered(column.column.label), tokens: place + 1 + done - at };
}

const columnsOf = (word: string, side: string, { columns }: ModelIndex): ColumnEntry[] =>
  columns.filter(
    ({ column, words }) => column.role === "measure" && words.includes(word) && words.includes(side),
  );

beforeOrAfter.needs = sides;
