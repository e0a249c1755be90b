import { pluralOf } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const ends =
  /^(?:in|on|by|at|for|from|of|per|since|during|this|last|over|between|before|after|with|and|so|to|overall|ever)$/;

/** "Top 5 prescribed drugs", "5 most booked rooms": ranked by how many rows there are of what was done with them. */
export function topDeeds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  if (verb?.kind !== "word" || !/..ed$/.test(verb.text)) return null;
  const size = textAt(tokens, at - 1) === "most" ? at - 2 : at - 1;
  const noun = tokens[at + 1];
  const after = tokens[at + 2];
  if (numberSaid(tokens[size]) === null || textAt(tokens, size - 1) !== "top") return null;
  if (noun?.kind !== "word" || noun.text === noun.lemma) return null;
  if (after?.kind === "word" && !ends.test(after.text)) return null;
  if (textAt(tokens, at + 2) === "by" || index.values.byKey.has(verb.text)) return null;
  const deed = index.tables.find(
    (table) =>
      table.table.type === "fact" &&
      table.words.some((word) => sharesRoot(word, verb.text)) &&
      isDoneWith(noun, table, index),
  );
  return deed === undefined
    ? null
    : { words: `${noun.raw} by number of ${pluralOf(deed.table.label)}`, tokens: 2 };
}

/** Whether rows tell by a text what they were done with, or refer to it. */
function isDoneWith(noun: Token, deed: TableEntry, index: ModelIndex): boolean {
  const named = tableNamed(noun, index);
  if (named !== null) return named !== deed && tablesOf(named, index).includes(deed);
  const own = (index.words.columnsByWord.get(noun.lemma) ?? []).filter((id) => deed.columns.includes(id));
  return own.some((id) => index.columns[id]?.column.physicalType === "string");
}
