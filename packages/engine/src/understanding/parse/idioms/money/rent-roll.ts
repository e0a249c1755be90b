import { lowered, pluralOf, rowOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const rolls = phrases("rent roll", "rental roll", "rentroll");
/** Which rents a roll is of: of those that are paid now, each month, in any case. */
const standing: ReadonlySet<string> = new Set(
  "total current currently monthly active our the overall".split(" "),
);
const agreements: ReadonlySet<string> = new Set("lease tenancy contract agreement letting rental".split(" "));
/** What could be charged, or is kept for a while, is no rent that is paid. */
const others: ReadonlySet<string> = new Set("market deposit asking estimated previous old late".split(" "));

/**
 * "What's our current monthly rent roll", "active rent roll by building": what the agreements that are in force bring in rent. Beside another figure it is left as it is: that
 * one is of others as well.
 */
export function rentRoll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let start = at;
  while (standing.has(textAt(tokens, start))) start += 1;
  const size = phraseAt(tokens, start, rolls);
  const beside = ["and", ",", "plus", "&"].includes(textAt(tokens, at - 1));
  if (size === 0 || beside || index.words.phrases.has("rentroll")) return null;
  const [only, other] = index.tables.flatMap((table) => {
    const rent = agreements.has(table.words.at(-1) ?? "") ? rentOf(table, index) : undefined;
    return rent === undefined ? [] : [{ table, rent }];
  });
  if (only === undefined || other !== undefined) return null;
  const rows = pluralOf(lowered(rowOf(only.table.table.label)));
  return { words: `total ${lowered(only.rent.column.label)} of active ${rows}`, tokens: start + size - at };
}

const rentOf = ({ columns: own }: TableEntry, { columns }: ModelIndex): ColumnEntry | undefined =>
  own
    .flatMap((id) => columns[id] ?? [])
    .find(
      ({ column, words, foreign }) =>
        !foreign && isNumeric(column) && words.includes("rent") && !words.some((word) => others.has(word)),
    );

rentRoll.needs = openings(rolls);
