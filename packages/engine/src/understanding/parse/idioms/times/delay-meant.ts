import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { sideOf } from "../../../index/side.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";

/** A column of how late rows are, and whether it stands right before a token already. */
type Delay = { entry: ColumnEntry; isSaid: boolean };

/**
 * By which of several delays of its rows something is late: that which is named right before ("by departure delay: on time, …"), or of the end that its verb speaks
 * of ("left more than an hour late"), else the usual one.
 */
export function delayMeant(
  tokens: readonly Token[],
  at: number,
  usual: ColumnEntry,
  index: ModelIndex,
): Delay {
  const others = (index.tables[usual.table]?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(
      ({ id, column, words }) => id !== usual.id && isNumeric(column) && words.at(-1) === usual.words.at(-1),
    );
  const said = [usual, ...others].find((entry) => isNamedBefore(tokens, at, entry));
  if (said !== undefined) return { entry: said, isSaid: true };
  const side = sideOf([textAt(tokens, at), textAt(tokens, at - 1)]);
  const ofSide = side === null ? undefined : [usual, ...others].find(({ words }) => sideOf(words) === side);
  return { entry: ofSide ?? usual, isSaid: false };
}

/** Whether a column's whole name stands before a token, a mark between them aside. */
function isNamedBefore(tokens: readonly Token[], at: number, { words }: ColumnEntry): boolean {
  const end = tokens[at - 1]?.kind === "mark" ? at - 1 : at;
  return words.every((word, place) => {
    const said = tokens[end - words.length + place]?.lemma ?? "";
    return said === word || (said.length >= shortest && word.startsWith(said));
  });
}

/** The letters that a word is cut short to at least. */
const shortest = 3;
