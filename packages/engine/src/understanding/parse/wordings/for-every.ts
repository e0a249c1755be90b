import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const fillers = phrases(
  "do we have",
  "are there",
  "have we got",
  "do we employ",
  "were there",
  "did we have",
);
const joints = phrases("for every", "for each", "to every", "per");
const counts = phrases("how many", "the number of", "number of");
const longest = 2;
const farthest = longest + 3;

/**
 * "How many women are there for every man", "men per woman": the ratio of the ones to the others, where neither is a table, whose rows would each have their own.
 * "Lost per won by region", "ratio of lost to won by region" of two kinds of one column: of the rows that are so.
 */
export function forEvery(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return kindsOfRows(tokens, at, index) ?? ofPeople(tokens, at, index);
}

/** The ratio of the rows of one kind to those of another, where their rows are not named behind both. */
function kindsOfRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = phraseAt(tokens, at, ratios);
  if (asked === 0 && tokens[at - 1]?.kind === "word") return null;
  const ones = kindAt(tokens, at + asked, index);
  const joint = at + asked + (ones?.tokens ?? 0);
  const size = asked > 0 ? Number(textAt(tokens, joint) === "to") : phraseAt(tokens, joint, joints);
  const others = ones === null || size === 0 ? null : kindAt(tokens, joint + size, index);
  if (ones === null || others === null || ones.words === others.words) return null;
  const column = ones.columns.find((id) => others.columns.includes(id));
  const end = joint + size + others.tokens;
  const rows = index.tables[index.columns[column ?? -1]?.table ?? -1];
  if (rows === undefined || tableNamed(tokens[end], index) !== null) return null;
  return {
    words: `ratio of ${ones.words} to ${others.words} ${lowered(rows.table.label)}`,
    tokens: end - at,
  };
}

const ratios = phrases("ratio of", "the ratio of");
const longestKind = 3;

/** The kind whose whole name begins at a token, as written in the data, and the columns that have it. */
function kindAt(
  tokens: readonly Token[],
  at: number,
  { values, columns }: ModelIndex,
): (Written & { columns: number[] }) | null {
  for (let size = longestKind; size > 0; size -= 1) {
    const span = tokens.slice(at, at + size);
    if (span.length < size || span.some(({ kind }) => kind === "number")) continue;
    const keys = [span.map(({ text }) => text), span.map(({ lemma }) => lemma)];
    const found = keys.flatMap((words) => values.byKey.get(valueKey(words.join(" "))) ?? []);
    const told = found.flatMap((id) => values.values[id] ?? []);
    const kinds = told.filter(({ column }) => columns[column]?.column.role === "category");
    if (kinds[0] !== undefined)
      return { words: kinds[0].text, tokens: size, columns: kinds.map(({ column }) => column) };
  }
  return null;
}

function ofPeople(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, counts);
  const start = at + size;
  if (size === 0 && (tokens[at - 1]?.kind === "word" || phraseAt(tokens, at + 1, joints) === 0)) return null;
  const joint = tokens.findIndex(
    (_, place) => place > start && place <= start + farthest && phraseAt(tokens, place, joints) > 0,
  );
  if (joint < 0) return null;
  const filled = tokens.findIndex((_, place) => place > start && phraseAt(tokens, place, fillers) > 0);
  const ones = tokens.slice(start, filled > 0 && filled < joint ? filled : joint);
  const other = joint + phraseAt(tokens, joint, joints);
  const isKind = (token: Token | undefined): boolean =>
    token?.kind === "word" && tableNamed(token, index) === null && isValue(token, index);
  return ones.length <= longest && isKind(ones.at(-1)) && isKind(tokens[other])
    ? { words: `ratio of ${rawOf(ones)} to ${tokens[other]?.raw}`, tokens: other + 1 - at }
    : null;
}

/** Whether a word, as it is or for what people are called, stands for a value of the data and for no column. */
const isValue = ({ text, lemma }: Token, { values, words, conditions }: ModelIndex): boolean =>
  !words.columnsByWord.has(lemma) &&
  (sexes.has(lemma) || values.byKey.has(text) || values.byKey.has(lemma) || conditions.has(lemma));

const sexes: ReadonlySet<string> = new Set("man woman male female boy girl".split(" "));

forEvery.needs = ["per", "every", "each", "ratio"];
