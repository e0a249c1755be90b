import { lowered } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isRooted, sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

/**
 * "Payment attempts by method" of payments that have a time at which each was attempted: the number of the rows themselves, and neither a time of theirs nor their money.
 */
export function deedsOfRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [rows, deed] = [tokens[at], tokens[at + 1]];
  if (rows?.kind !== "word" || deed?.kind !== "word" || deed.text === deed.lemma) return null;
  if (isKnown(deed, index)) return null;
  const table = tableNamed(rows, index);
  const told = table === null ? null : timeOf(table, index);
  if (table === null || told === null || tableNamed(deed, index) !== null) return null;
  if (!told.some((word) => isRooted(deed.lemma, word) || sharesRoot(deed.lemma, word))) return null;
  const isAsked = tokens.slice(0, at).some(({ text }) => asking.has(text));
  const label = lowered(table.table.label);
  return { words: isAsked ? label : `${label} count`, tokens: 2 };
}

/** What says by itself what is told of rows. */
const asking: ReadonlySet<string> = new Set(
  "of many count number which what show list all most fewest average avg between per with without".split(" "),
);

/** Whether a word is called so by the data itself. */
const isKnown = ({ text, lemma }: Token, { words, values }: ModelIndex): boolean =>
  [text, lemma].some((word) => words.columnsByWord.has(word) || values.byKey.has(word));

/** The words of the time that all rows of a table have, by which they are told; null where some have none. */
function timeOf({ table, columns: own }: TableEntry, { columns }: ModelIndex): readonly string[] | null {
  const time = own
    .flatMap((id) => columns[id] ?? [])
    .find(({ column }) => column.name === table.timeColumn && column.profile?.nulls === 0);
  return time?.words ?? null;
}
