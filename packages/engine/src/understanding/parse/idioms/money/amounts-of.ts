import type { ColumnEntry } from "../../../index/entries.ts";
import { isColumnName } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { countsBothDays, spanOf } from "../../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { boundAt } from "../../wordings/bound-at.ts";
import { doersOf } from "../people/who-ranks.ts";
import type { Written } from "../written.ts";

const units: ReadonlySet<string> = new Set([
  "day",
  "night",
  "week",
  "month",
  "hour",
  "minute",
  "mile",
  "point",
]);

const ranking = "took take takes had has used with"
  .split(" ")
  .flatMap((verb) => ["most", "fewest", "least"].flatMap((end) => [`${verb} the ${end}`, `${verb} ${end}`]));
const ranks = phrases(...ranking);
const leads = phrases("how many", "number of", ...ranking);

/**
 * "sick days", "compliance training hours": the unit behind a value is what the rows of that value come to, where their table has
 * one number that is called so, or tells the first and the last day.
 */
export function amountsOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const who = textAt(tokens, at) === "who" ? 1 : 0;
  const bound = who === 1 ? null : boundAt(tokens, at);
  const lead = bound?.tokens ?? who + (phraseAt(tokens, at + who, who === 1 ? ranks : leads) || -who);
  const [value, unit, next] = tokens.slice(at + lead, at + lead + 3);
  if (value === undefined || unit === undefined || value.kind !== "word") return null;
  if (!units.has(unit.lemma) || unit.text === unit.lemma || next?.text === "ago") return null;
  const ids = index.values.byWord.get(value.text) ?? index.values.byKey.get(value.text) ?? [];
  const tables = new Set(
    ids.flatMap((id) => index.columns[index.values.values[id]?.column ?? -1]?.table ?? []),
  );
  const [only, other] = index.columns.filter(
    (entry) => tables.has(entry.table) && isCalled(entry, unit.lemma),
  );
  const days = only === undefined && unit.lemma === "day" ? daysOf(tables, index) : null;
  if (days !== null && bound === null) {
    const doers = who === 1 ? doersOf([...tables][0] ?? -1, index) : null;
    if (who === 1 && doers === null) return null;
    const end = textAt(tokens, at + lead - 1) === "most" ? "highest" : "lowest";
    const ranked = phraseAt(tokens, at + who, ranks) > 0 ? `has the ${end} ` : "";
    const asked = doers === null ? "" : `which ${doers.words.join(" ")} `;
    return { words: `${asked}${ranked}total ${value.raw} ${days}`, tokens: lead + 2 };
  }
  const isName = isColumnName(index, `${value.lemma}${unit.lemma}`);
  if (bound !== null && only !== undefined && other === undefined && !isName)
    return { words: `total ${value.raw} ${only.column.label} ${bound.words}`, tokens: lead + 2 };
  if (lead > 0 || only === undefined || other !== undefined || isName) return null;
  return { words: `${value.raw} ${only.column.label}`, tokens: 2 };
}

/** How long the rows of the only table last, where these are told by their first and last day; null where they are not. */
function daysOf(tables: ReadonlySet<number>, index: ModelIndex): string | null {
  const [id, other] = [...tables];
  const table = index.tables[id ?? -1];
  const span = table === undefined || other !== undefined ? null : spanOf(index, table.id);
  return span?.until != null && countsBothDays(index, span.from, span.until)
    ? `${table?.words[0]} duration`
    : null;
}

const isCalled = ({ column, words }: ColumnEntry, unit: string): boolean =>
  column.role === "measure" && column.additivity === "additive" && words.length > 1 && words.at(-1) === unit;

amountsOf.needs = units;
