import type { ModelIndex } from "../index/model-index.ts";
import { stem } from "../text/lemma.ts";
import { fold, type Token, tokenize } from "../text/tokenize.ts";

/** Columns with more different values than this are no states of their rows. */
const mostStates = 12;

/**
 * Writes out what a rate is of: "cancellation rate" where rows are marked as cancelled reads as "percentage of orders with
 * status cancelled". A rate that the data has a name for stays. New tokens keep the place of the old ones.
 */
export function writeOutRates(tokens: readonly Token[], index: ModelIndex): Token[] {
  const result: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const state =
      token.lemma === "rate" && before?.kind === "word" && !isNamed(index, before)
        ? stateCalled(index, before.text)
        : null;
    if (state === null || before === undefined) {
      result.push(token);
      continue;
    }
    result.pop();
    const place = { start: before.start, end: token.end };
    for (const each of tokenize(`percentage of ${state.table} with ${state.column} ${state.value}`))
      result.push({ ...each, ...place });
  }
  return result;
}

const isNamed = ({ words }: ModelIndex, { lemma }: Token): boolean =>
  words.phrases.has(`${lemma}rate`) || words.columnsByWord.has("rate");

type State = { table: string; column: string; value: string };

/** The value of a status, stage or outcome that shares its root with a word; of several tables the one with the most rows. */
function stateCalled({ tables, columns }: ModelIndex, word: string): State | null {
  const root = rootOf(word);
  if (root.length < 4) return null;
  let best: { state: State; rows: number } | null = null;
  for (const { table: id, column } of columns) {
    const { profile, role, physicalType } = column;
    if (profile === null || profile.distinct > mostStates || role === "key" || physicalType !== "string")
      continue;
    const value = profile.topValues.find((each) => rootOf(String(each.value)) === root)?.value;
    const table = tables[id]?.table;
    if (value === undefined || table === undefined || (best !== null && best.rows >= table.rowCount))
      continue;
    best = {
      state: { table: table.label, column: column.label, value: String(value) },
      rows: table.rowCount,
    };
  }
  return best?.state ?? null;
}

const rootOf = (word: string): string => stem(fold(word).replace(/al$/, ""));
