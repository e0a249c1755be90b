import { pluralOf } from "@parlance/contract";
import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal } from "../../../index/persons.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { doneRoot } from "../../../text/same-root.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const splitters: ReadonlySet<string> = new Set(["by", "per"]);
const openers: ReadonlySet<string> = new Set("which what each every".split(" "));
/** What columns are called that tell people's work, and the field in which people and firms work. */
const works: ReadonlySet<string> = new Set("role title position job function designation".split(" "));
const fields: ReadonlySet<string> = new Set(
  "trade specialty speciality specialism profession craft discipline".split(" "),
);
const longest = 3;

/**
 * "Revenue by sales rep", "which head chef …", "top 5 account managers" where that is the title of people: the people of that title, each by
 * name. "Which plumbers …" are the contractors whose trade is plumbing.
 */
export function roleAsNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const split = splitters.has(textAt(tokens, at));
  const start = split ? at + 1 : at;
  const before = tokens[at - 1];
  const sized = before !== undefined && numberSaid(before) !== null && textAt(tokens, at - 2) === "top";
  if (!split && !sized && !openers.has(before?.text ?? "") && before?.text !== "top") return null;
  for (let size = longest; size > 0; size -= 1) {
    const span = tokens.slice(start, start + size);
    const entity = span.length < size ? null : holderOf(span, index);
    if (entity === null || tokens[start + size]?.lemma === entity.at(-1)) continue;
    const things = sized ? pluralOf(entity.join(" ")) : entity.join(" ");
    const words = `${rawOf(span)} ${things}`;
    return { words: split ? `per ${words}` : words, tokens: size + (split ? 1 : 0) };
  }
  return null;
}

/** What the people are called who have this title, which says nothing else in the data. */
function holderOf(span: readonly Token[], index: ModelIndex): readonly string[] | null {
  const { values, columns, tables, words } = index;
  if (span.some(({ kind }) => kind !== "word")) return null;
  const said = [
    rawOf(span),
    [...span.slice(0, -1).map(({ text }) => text), span.at(-1)?.lemma ?? ""].join(" "),
  ];
  if (said.some((each) => words.phrases.has(each.toLowerCase().replaceAll(" ", "")))) return null;
  const root = span.length === 1 ? doneRoot(span[0]?.text ?? "") : null;
  const whole = said.flatMap((each) => values.byKey.get(valueKey(each)) ?? []);
  const ids = (whole.length > 0 ? whole : (values.byRoot.get(root ?? "") ?? [])).filter(
    (id) => whole.length > 0 || tellsField(columns[values.values[id]?.column ?? -1]),
  );
  const [column, other] = new Set(ids.map((id) => values.values[id]?.column ?? -1));
  const held = columns[column ?? -1];
  const table = tables[held?.table ?? -1];
  if (held === undefined || other !== undefined || table === undefined) return null;
  const titled = held.core.some((word) => works.has(word)) && isPersonal(table, columns);
  return titled || tellsField(held) ? table.words : null;
}

const tellsField = (entry: ColumnEntry | undefined): boolean =>
  entry?.core.some((word) => fields.has(word)) === true;

roleAsNoun.needs = [...splitters, ...openers, "top"];
