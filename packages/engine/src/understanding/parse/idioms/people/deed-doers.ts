import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isOfStaff, mayLeave } from "../../../index/persons.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { dealt, deedTable, isDeed, tablesOf } from "../states/deed-table.ts";

/** People and the rows that record what they did. */
export type Doers = { people: TableEntry; rows: TableEntry };

/**
 * The one table of people whose deed, which rows that refer to them record, a verb is: of several, those whose rows are called as the
 * verb, and those who do not work here. Who buys and who sells is told by what is dealt.
 */
export function deedDoers(verb: Token | undefined, index: ModelIndex): Doers | null {
  if (verb === undefined || !isDeed(verb.text) || dealt.has(verb.text)) return null;
  const found = index.tables
    .filter((table) => mayLeave(table, index.columns))
    .flatMap((people) => {
      const rows = deedTable(verb.text, people, index);
      return rows !== null && tablesOf(people, index).includes(rows) ? [{ people, rows }] : [];
    });
  const rooted = found.filter(({ rows }) => rows.words.some((word) => sharesRoot(word, verb.text)));
  const likely = rooted.length > 0 ? rooted : found;
  const clients = likely.filter(({ people }) => !isOfStaff(people, index.columns));
  const [only, other] = clients.length > 0 ? clients : likely;
  return other === undefined ? (only ?? null) : null;
}
