import { type ColumnEntry, isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { genericWords } from "../../../index/names.ts";
import { endingDates } from "../../../lexicon/endings.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { leadsToDeadline } from "../../../time/by-deadline.ts";
import { tableNamed } from "../kinds/facts.ts";
import { leads } from "../states/deeds.ts";
import type { Written } from "../written.ts";

const joints: ReadonlySet<string> = new Set("who that which have has had were was are is will be".split(" "));

/** What says in several words that something expires. */
const runOut = phrases(
  ..."run out|runs out|running out|ran out|come to an end|comes to an end|came to an end|up for renewal|due for renewal|coming up for renewal".split(
    "|",
  ),
);

/** "Permits expiring in May", "contracts that run out next month", "members who left last year" where rows have a day on which they end: the time is that of the end. */
export function ended(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let verb = at;
  while (joints.has(textAt(tokens, verb))) verb += 1;
  const size = phraseAt(tokens, verb, runOut) || 1;
  const dates = endingDates(size > 1 ? "expires" : textAt(tokens, verb));
  if (dates === null || !leadsToTime(tokens, verb + size, size > 1) || isNamed(tokens[verb], index))
    return null;
  const named = tokens
    .slice(0, at)
    .flatMap((token) => tableNamed(token, index) ?? [])
    .at(-1);
  const [only, other] =
    named === undefined ? index.tables.filter((table) => endOf(table, dates, index)) : [named];
  const end = only === undefined || other !== undefined ? undefined : endOf(only, dates, index);
  return end === undefined ? null : { words: `with ${end.column.label}`, tokens: verb + size - at };
}

/** What a time stands behind: "in May", "by March", and for what runs out also "before the end of the year", "between May and July". */
const leadsToTime = (tokens: readonly Token[], at: number, runsOut: boolean): boolean =>
  leads(tokens, at) ||
  leadsToDeadline(tokens, at) ||
  (runsOut && /^(?:before|by|after|until|between|from)$/.test(textAt(tokens, at)));

/** The date of such an end: that of the rows, and of something else of theirs ("trial ends") where they have none. */
function endOf(
  { id: table, columns: own, words }: TableEntry,
  dates: readonly string[],
  { columns, lifecycles }: ModelIndex,
): ColumnEntry | undefined {
  const times = own.flatMap((id) => columns[id] ?? []).filter(({ column }) => isTime(column));
  const ends = dates.flatMap((date) => times.find((entry) => entry.words.includes(date)) ?? []);
  const isWhole = ({ core }: ColumnEntry): boolean =>
    core.every((word) => dates.includes(word) || genericWords.has(word) || words.includes(word));
  return (
    ends.find(isWhole) ?? (ends[0] && lifecycles.find((each) => each.table.id === table)?.until) ?? ends[0]
  );
}

/** Whether a column or value of the data is called so: then that is meant. */
const isNamed = (token: Token | undefined, { words: known, values }: ModelIndex): boolean =>
  token !== undefined && (known.columnsByWord.has(token.text) || values.byKey.has(token.text));
