import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases } from "../../text/phrase-at.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { valueAt } from "../spoken/value-at.ts";

const about = phrases(
  "tell me everything about",
  "tell me all about",
  "tell me more about",
  "tell me about",
  "tell us about",
  "what do we know about",
  "what do you know about",
  "what can you tell me about",
  "show me everything about",
  "show everything about",
  "everything about",
  "all about",
  "look up",
  "pull up",
  "who is",
  "who was",
  "who's",
);

/** "Tell me about Joe Sharp", "who is Joe Sharp": the row that has this name, where one kind of thing has it. */
export function aboutOne(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0) return null;
  const size = phraseAt(tokens, 0, about);
  if (size === 0) return null;
  const [thing, ...others] = thingsNamed(tokens, size, index);
  return thing === undefined || others.length > 0
    ? null
    : { words: `show ${thing.words.join(" ")}`, tokens: size };
}

/** The tables in which one or two values, that are all that stands behind a token, name a row. */
function thingsNamed(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry[] {
  const keyed = tableKeyed(tokens, at, index);
  if (keyed !== null) return [keyed];
  const first = valueAt(tokens, at, index);
  if (first === null) return [];
  const second = valueAt(tokens, first.end, index);
  const said = second === null ? [first] : [first, second];
  if (tokens.slice((second ?? first).end).some(({ kind }) => kind !== "mark")) return [];
  return index.tables.filter(({ naming }) =>
    said.every(({ columns }) => naming.some((id) => columns.has(id))),
  );
}

/** The table of which the one word that stands behind a token numbers a row ("J10005"). */
function tableKeyed(
  tokens: readonly Token[],
  at: number,
  { values, columns, tables }: ModelIndex,
): TableEntry | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (token?.kind !== "word" || (next !== undefined && next.kind !== "mark")) return null;
  const held = values.byKey.get(valueKey(token.raw)) ?? [];
  const [only, other] = new Set(held.flatMap((id) => columns[values.values[id]?.column ?? -1] ?? []));
  const table = tables[only?.table ?? -1];
  return other === undefined && only !== undefined && table?.key.includes(only.id) === true ? table : null;
}

aboutOne.needs = openings(about);
