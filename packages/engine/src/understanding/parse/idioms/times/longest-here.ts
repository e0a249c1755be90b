import type { ModelIndex } from "../../../index/model-index.ts";
import { isOfPeople, personTable } from "../../../index/persons.ts";
import { membershipOf } from "../../../index/spans-of-rows.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const known = phrases(
  "here the longest",
  "here longest",
  "longest here",
  "with us the longest",
  "with us longest",
  "longest with us",
  "with the company the longest",
  "with the company longest",
  "longest serving",
  "longest - serving",
  "longest tenured",
  "longest standing",
);

/** "who is the longest here", "the longest-serving employees": those who joined first. */
export function longestHere(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = phraseAt(tokens, at, known);
  if (said === 0) return null;
  const named = tableNamed(tokens[at + said], index);
  const table =
    named !== null && isOfPeople(named, index.columns) ? named : personTable(index.tables, index.columns);
  const from = table === null ? undefined : membershipOf(index, table.id)?.from;
  if (from === undefined) return null;
  const article = textAt(tokens, at - 1) === "the" ? "" : "the ";
  return { words: `${article}earliest ${from.column.label.toLowerCase()}`, tokens: said };
}

longestHere.needs = openings(known);
