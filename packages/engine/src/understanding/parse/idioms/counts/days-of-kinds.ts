import { lowered, rowsOf } from "@parlance/contract";
import type { ColumnEntry } from "../../../index/entries.ts";
import { columnsCalled, isColumnName } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const counting = phrases("how many", "number of", "count of");

/** "How many campaign days cost over 250" of rows that tell each campaign by the day: these rows, and neither campaigns nor days. */
export function daysOfKinds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const lead = phraseAt(tokens, at, counting);
  const [kind, days] = tokens.slice(at + lead, at + lead + 2);
  if (lead === 0 || kind?.kind !== "word" || days?.text !== "days" || kind.text !== kind.lemma) return null;
  const [only, other] = columnsCalled(index, kind.lemma);
  const rows = only === undefined || other !== undefined ? null : rowsByDay(only, index);
  if (rows === null || isColumnName(index, `${kind.lemma}day`)) return null;
  const words = tokens.slice(at, at + lead).map(({ raw }) => raw);
  return { words: `${words.join(" ")} ${rows}`, tokens: lead + 2 };
}

/** What the rows are called that tell each of a column's kinds by the day; null where one day may have more of them than kinds, or other texts tell them further apart. */
function rowsByDay({ table, column }: ColumnEntry, { tables, columns }: ModelIndex): string | null {
  const entry = tables[table];
  const own = (entry?.columns ?? []).flatMap((id) => columns[id]?.column ?? []);
  const date = own.find(({ name }) => name === entry?.table.timeColumn);
  const days = date?.physicalType === "date" ? (date.profile?.distinct ?? 0) : 0;
  const rows = entry?.table.rowCount ?? 0;
  const kinds = column.profile?.distinct ?? 0;
  const isFinest = own.every(
    (other) => other.physicalType !== "string" || (other.profile?.distinct ?? 0) <= kinds,
  );
  const isKind = column.physicalType === "string" && column.role !== "key" && isFinest;
  const tells = isKind && rows > days && rows <= days * kinds;
  return entry !== undefined && tells ? rowsOf(lowered(entry.table.label)) : null;
}

daysOfKinds.needs = ["days"];
