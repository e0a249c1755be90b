import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { membershipOf } from "../../../index/spans-of-rows.ts";
import { clients } from "../../../lexicon/workers.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const said = phrases("new signups", "new sign ups", "new sign - ups", "signups", "sign ups", "sign - ups");
const parties: ReadonlySet<string> = new Set([...clients, "user", "member"]);

/** "Signups last month" where nothing is called so: new ones of the only table of customers, users or members that tells when they came. */
export function signups(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, said);
  if (size === 0 || ["signup", "sign"].some((word) => isKnown(word, index))) return null;
  if (tableNamed(tokens[at - 1], index) !== null || textAt(tokens, at - 1) === "new") return null;
  const [only, other] = index.tables.filter(
    ({ id, words }) => parties.has(words.at(-1) ?? "") && membershipOf(index, id)?.from != null,
  );
  return only === undefined || other !== undefined
    ? null
    : { words: `${at === 0 ? "number of " : ""}new ${rowsOf(lowered(only.table.label))}`, tokens: size };
}

/** Whether the data has the word for rows, a time or a value; a "signup source" says where they came from, and not how many did. */
const isKnown = (word: string, { words, values, columns }: ModelIndex): boolean =>
  words.tablesByWord.has(word) ||
  values.byWord.has(word) ||
  (words.columnsByWord.get(word) ?? []).some((id) => {
    const entry = columns[id];
    return entry === undefined || entry.words.length === 1 || entry.column.physicalType !== "string";
  });

signups.needs = ["signups", "ups"];
