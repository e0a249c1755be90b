import { lowered } from "@parlance/contract";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import { isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const issued = "issued raised written sent drawn".split(" ");
const joints: ReadonlySet<string> = new Set("in during since before after on between over within".split(" "));

/**
 * "How much was paid on invoices issued in May": the rows of that time by their own date, where another one of theirs is spoken of before
 * and none is called so.
 */
export function issuedDocuments(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, verb] = tokens.slice(at, at + 2);
  if (verb === undefined || !issued.includes(verb.text) || !joints.has(textAt(tokens, at + 2))) return null;
  const rows = tableNamed(noun, index);
  if (noun === undefined || rows === null || isWordOf(index, verb.lemma) || isWordOf(index, verb.text))
    return null;
  const times = rows.columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column, foreign }) => isTime(column) && !foreign);
  const own = times.find(({ column }) => column.name === rows.table.timeColumn);
  const isSaid = ({ words }: ColumnEntry): boolean =>
    tokens.slice(0, at).some(({ text, lemma }) => words.includes(text) || words.includes(lemma));
  if (own === undefined || !times.some((other) => other !== own && isSaid(other))) return null;
  return { words: `${noun.raw} with ${lowered(own.column.label)}`, tokens: 2 };
}

issuedDocuments.needs = issued;
