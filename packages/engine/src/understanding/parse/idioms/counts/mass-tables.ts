import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { timeUnits } from "../../unit-said.ts";
import type { Written } from "../written.ts";

/** What is told by how much and not by how many. */
const masses: ReadonlySet<string> = new Set(
  "usage consumption production output generation scrap waste spoilage breakage downtime overtime".split(" "),
);
/** Before or behind it, its rows are spoken of. */
const counting: ReadonlySet<string> = new Set("many with without no any number count of have had".split(" "));
const rows: ReadonlySet<string> = new Set(
  "row record entry event log day rate reason cause type kind cost price".split(" "),
);

/** "Total heat usage by flat" of a table of heat usage: what its one figure that adds up comes to, no number of rows; "downtime hours" are that in hours. */
export function massTable(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const counted =
    counting.has(textAt(tokens, at - 1)) && !/^(?:amount|sum|total)$/.test(textAt(tokens, at - 2));
  if (counted) return null;
  for (const table of index.tables) {
    const size = saidOf(tokens, at, table);
    const label = size === 0 ? null : figureOf(table, index);
    if (label === null || rows.has(tokens[at + size]?.lemma ?? "")) continue;
    const unit = tokens[at + size];
    return unit !== undefined && timeUnits.has(unit.lemma) && unit.text !== unit.lemma
      ? { words: `${label} in ${unit.text}`, tokens: size + 1 }
      : { words: label, tokens: size };
  }
  return null;
}

/** How many words name a table of such: all of its name, or the last; none a table of things with names ("productions" of a theatre). */
function saidOf(tokens: readonly Token[], at: number, { words, naming }: TableEntry): number {
  if (!masses.has(words.at(-1) ?? "") || naming.length > 0) return 0;
  if (words.every((word, place) => tokens[at + place]?.lemma === word)) return words.length;
  const inName = words.length > 1 && tokens[at - 1]?.lemma === words.at(-2);
  return tokens[at]?.lemma === words.at(-1) && !inName ? 1 : 0;
}

/** Its one figure that adds up, where no column is called as the table itself. */
function figureOf({ columns: own, words }: TableEntry, { columns }: ModelIndex): string | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column }) => column.role === "measure" && column.additivity === "additive");
  const mass = words.at(-1) ?? "";
  const called = columns.some((entry) => entry.column.role === "measure" && entry.words.includes(mass));
  return only === undefined || other !== undefined || called ? null : only.column.label;
}
