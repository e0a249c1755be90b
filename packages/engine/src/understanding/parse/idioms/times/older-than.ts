import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal } from "../../../index/persons.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const older = phrases("older than", "more than", "over", "longer than");
const units = /^(?:days?|weeks?|months?|quarters?|years?)$/;
/** What rows are that something is still to happen to. */
const waiting: ReadonlySet<string> = new Set(
  "open pending unpaid unresolved unfulfilled unshipped outstanding unanswered waiting active".split(" "),
);

/**
 * "Unpaid orders older than 30 days", "tickets that are open for more than a week", "bills more than 60 days old": rows whose own time lies so far back. People are as
 * old as they are, and rows with an age have that.
 */
export function olderThan(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const aged = agedAt(tokens, at);
  const opening = aged > 0 ? aged : openingAt(tokens, at);
  if (opening === 0) return null;
  const one = ["a", "an"].includes(textAt(tokens, at + opening));
  const many = one ? 1 : numberSaid(tokens[at + opening]);
  const unit = textAt(tokens, at + opening + 1);
  if (
    many === null ||
    !units.test(unit) ||
    (aged === 0 && ["old", "ago"].includes(textAt(tokens, at + opening + 2)))
  )
    return null;
  const rows = tokens.slice(0, at).flatMap((token) => tableNamed(token, index) ?? []);
  const table = rows.at(-1);
  if (table === undefined || table.table.timeColumn === null || isAged(table, index)) return null;
  return { words: `from more than ${many} ${unit} ago`, tokens: opening + (aged > 0 ? 3 : 2) };
}

/** "More than 60 days old", "that are over a month old": how many tokens open it; 0 where it says nothing of the kind. */
function agedAt(tokens: readonly Token[], at: number): number {
  const said = phraseAt(tokens, at, are);
  const size = phraseAt(tokens, at + said, older);
  return size > 0 && textAt(tokens, at + said + size + 2) === "old" ? said + size : 0;
}

const are = phrases("that are", "which are", "are");

/** How many tokens say that a length of time comes that rows have waited; 0 where none do. */
function openingAt(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === "older") return textAt(tokens, at + 1) === "than" ? 2 : 0;
  if (textAt(tokens, at) !== "for" || !waiting.has(textAt(tokens, at - 1))) return 0;
  const size = phraseAt(tokens, at + 1, older);
  return size === 0 ? 0 : size + 1;
}

/** Whether the rows are people or tell their age. */
const isAged = (table: TableEntry, { columns }: ModelIndex): boolean =>
  isPersonal(table, columns) ||
  table.columns.some((id) =>
    columns[id]?.words.some((word) => ["age", "birth", "born", "built", "dob"].includes(word)),
  );

olderThan.needs = ["older", "for", "old"];
