import type { ColumnEntry } from "../../index/entries.ts";
import { columnsOfWord } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["best", "best"],
  ["top", "top"],
  ["highest", "top"],
  ["worst", "worst"],
  ["bottom", "bottom"],
  ["lowest", "bottom"],
]);
const by = phrases("by", "in terms of", "based on");
const longest = 3;

/** "Best product line by rating", "top 3 agents by satisfaction" of kinds that many rows have: by the average of what does not add up. */
export function bestByMean(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  if (end === undefined) return null;
  const number = tokens[at + 1]?.kind === "number" ? tokens[at + 1] : undefined;
  const start = at + (number === undefined ? 1 : 2);
  const kinds = spanOf(tokens, start, index, isKind);
  const joint = kinds === null ? 0 : phraseAt(tokens, start + kinds.size, by);
  if (kinds === null || joint === 0) return null;
  const from = start + kinds.size + joint;
  const figure = spanOf(tokens, from, index, isMean) ?? meanCalled(tokens[from], kinds.entry, index);
  if (figure === null || figure.entry.table !== kinds.entry.table) return null;
  const many = number === undefined ? "" : `${number.raw} `;
  const noun = rawOf(tokens.slice(start, start + kinds.size));
  const measure = rawOf(tokens.slice(from, from + figure.size));
  return {
    words: `${end} ${many}${noun} by average ${measure}`,
    tokens: from + figure.size - at,
  };
}

const asking: ReadonlySet<string> = new Set(["which", "what"]);
const having: ReadonlySet<string> = new Set(
  "has have had gives give gave gets get got shows show receives receive".split(" "),
);

/** "Which cuisine has the worst scores" of kinds that many rows have: the average of what does not add up, and no single row's. "The highest score" may be one. */
export function whichByMean(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!asking.has(textAt(tokens, at))) return null;
  const kinds = spanOf(tokens, at + 1, index, isKind) ?? kindCalled(tokens[at + 1], index);
  const verb = at + 1 + (kinds?.size ?? 0);
  if (kinds === null || !having.has(textAt(tokens, verb))) return null;
  const end = verb + (textAt(tokens, verb + 1) === "the" ? 2 : 1);
  const figure = ends.has(textAt(tokens, end))
    ? (spanOf(tokens, end + 1, index, isMean) ?? meanCalled(tokens[end + 1], kinds.entry, index))
    : null;
  const next = figure === null ? undefined : tokens[end + 1 + figure.size];
  if (figure === null || figure.entry.table !== kinds.entry.table || next?.kind === "word") return null;
  const said = tokens.slice(end + 1, end + 1 + figure.size);
  const mayBeOne = !["best", "worst"].includes(textAt(tokens, end));
  if (mayBeOne && said.at(-1)?.text === said.at(-1)?.lemma) return null;
  return {
    words: `${rawOf(tokens.slice(at, end + 1))} average ${rawOf(said)}`,
    tokens: end + 1 + figure.size - at,
  };
}

whichByMean.needs = [...ends.keys()];

/** The longest name of a fitting column that stands at a token. */
function spanOf(
  tokens: readonly Token[],
  at: number,
  { words, columns, tables }: ModelIndex,
  fits: (entry: ColumnEntry, rows: number) => boolean,
): { entry: ColumnEntry; size: number } | null {
  for (let size = longest; size > 0; size -= 1) {
    const key = tokens.slice(at, at + size).map(({ lemma }) => lemma);
    const named = key.length < size ? [] : (words.phrases.get(key.join("")) ?? []);
    if (named.some(({ kind }) => kind === "table")) return null;
    const entries = named.flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []));
    const entry = entries.find((each) => fits(each, tables[each.table]?.table.rowCount ?? 0));
    if (entry !== undefined) return { entry, size };
  }
  return null;
}

/** The one column of kinds that a word is part of the name of ("chef" of "chef in charge"). */
function kindCalled(
  token: Token | undefined,
  index: ModelIndex,
): { entry: ColumnEntry; size: number } | null {
  const [only, other] = columnsOfWord(token?.lemma ?? "", index);
  const rows = index.tables[only?.table ?? -1]?.table.rowCount ?? 0;
  return only === undefined || other !== undefined || !isKind(only, rows) ? null : { entry: only, size: 1 };
}

/** The one measure of the rows that a word is part of the name of, where it does not add up. */
function meanCalled(
  token: Token | undefined,
  { table }: ColumnEntry,
  { words, columns }: ModelIndex,
): { entry: ColumnEntry; size: number } | null {
  const own = columnsOfWord(token?.lemma ?? "", { words, columns }).filter(
    (entry) => entry.table === table && entry.column.role === "measure",
  );
  const [only, other] = own;
  return only === undefined || other !== undefined || !isMean(only) ? null : { entry: only, size: 1 };
}

const isKind = ({ column, foreign }: ColumnEntry, rows: number): boolean =>
  !foreign &&
  (column.role === "category" || column.role === "geo") &&
  (column.profile?.distinct ?? rows) * 10 < rows;

const isMean = ({ column }: ColumnEntry): boolean =>
  column.role === "measure" && column.additivity === "non-additive";

bestByMean.needs = [...ends.keys()];
