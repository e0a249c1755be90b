import { lowered, rowsOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { deedRecorded, refersTo } from "../frame/deed-recorded.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const whose = phrases(
  "who have",
  "who has",
  "that have",
  "that has",
  "which have",
  "which has",
  "who",
  "that",
);
const had = phrases("have", "has", "had");
const sides = phrases("more than", "at least");
const adverbs: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
]);
const orMore = phrases("or more", "or fewer", "or less");
const deed = /(?:..ed|won|lost|paid|sent|sold)$/;

/** "Members who cancelled more than 2 classes", "have missed 3 or more visits", "cancelled more than once": with so many of the rows in that state, and not with so many of any and one in it. */
export function stateBeforeBound(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opening = at === 0 ? 0 : phraseAt(tokens, at, whose) || phraseAt(tokens, at, had);
  const state = tokens[at + opening];
  if (at === 0 || state?.kind !== "word" || !deed.test(state.text)) return null;
  const start = at + opening + 1;
  const bound = howMany(tokens, start);
  const denied = ["never", "not", "ever"].includes(textAt(tokens, at - 1));
  if (bound === null || denied || (bound.words === "" && opening === 0)) return null;
  const end = start + bound.tokens;
  const named = tableNamed(tokens[end], index);
  const rows = named === null ? rowsOfState(tokens, at, state, index) : named;
  if (rows === null || !tells(state, rows.id, index) || (named === null) !== isTimes(tokens, end - 1))
    return null;
  const facts = deedRecorded(state.text, rows.id, index);
  const doers = facts === null ? [] : tokens.slice(0, at).flatMap((token) => tableNamed(token, index) ?? []);
  if (facts !== null && doers.some(({ id }) => id !== rows.id && refersTo(facts, id, index))) return null;
  const verb = opening > 0 && phraseAt(tokens, at, had) === 0 ? "with" : "have";
  const words = `${verb} ${bound.words} ${state.raw} ${rowsOf(lowered(rows.table.label))}`;
  return { words: words.replace(/ {2}/g, " "), tokens: end + (named === null ? 0 : 1) - at };
}

/** "More than 2", "3 or more", "more than once", "at least 3 times"; nothing for "an". */
function howMany(tokens: readonly Token[], at: number): Written | null {
  if (["a", "an", "any"].includes(textAt(tokens, at))) return { words: "", tokens: 1 };
  const side = phraseAt(tokens, at, sides);
  const worded = side === 0 ? undefined : adverbs.get(textAt(tokens, at + side));
  if (worded !== undefined)
    return { words: `${rawOf(tokens.slice(at, at + side))} ${worded}`, tokens: side + 1 };
  const bound = boundAt(tokens, at);
  if (bound !== null)
    return isTimes(tokens, at + bound.tokens) ? { ...bound, tokens: bound.tokens + 1 } : bound;
  const size = tokens[at]?.kind === "number" ? phraseAt(tokens, at + 1, orMore) : 0;
  return size === 0 ? null : { words: rawOf(tokens.slice(at, at + 1 + size)), tokens: 1 + size };
}

const isTimes = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "times" || adverbs.has(textAt(tokens, at));

/** The only rows that may be in a state and are not those of whom it is said. */
function rowsOfState(
  tokens: readonly Token[],
  at: number,
  state: Token,
  index: ModelIndex,
): TableEntry | null {
  const whom = tokens.slice(0, at).map((token) => tableNamed(token, index));
  const [only, other] = index.tables.filter(
    (table) => !whom.includes(table) && tells(state, table.id, index),
  );
  return other === undefined ? (only ?? null) : null;
}

/** Whether a word tells a state of a table's rows, by a value or by what it means there. */
function tells({ text, lemma }: Token, table: number, { values, columns, conditions }: ModelIndex): boolean {
  const held = (values.byKey.get(valueKey(text)) ?? []).some(
    (id) => columns[values.values[id]?.column ?? -1]?.table === table,
  );
  const meant = [text, lemma].flatMap((word) => conditions.get(word) ?? []);
  return held || meant.some((each) => each.table === table && each.lemmas.length === 1);
}
