import { lowered } from "@parlance/contract";
import { bookedEvent } from "../../index/booked-events.ts";
import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isGivenUp } from "../../index/spans-of-rows.ts";
import { tablesAbove } from "../../index/tables-above.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeNamed } from "../frame/time-named.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { doneOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases(
  ...["how long", "how far", "how many days", "how many days on average", "how long on average"].flatMap(
    (length) =>
      ["before", "ahead of", "in advance of", "in advance", "ahead"].map((when) => `${length} ${when}`),
  ),
);
const articles: ReadonlySet<string> = new Set("the a an each their".split(" "));

/** What is booked where that says no more ("book their date"). */
const days: ReadonlySet<string> = new Set(["date", "day", "slot", "place"]);

/** "How many days before the concert do people book", "how far in advance do guests reserve": from when that is done to when what it is for takes place. */
export function inAdvance(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = at + phraseAt(tokens, at, asked);
  if (start === at) return null;
  const article = articles.has(textAt(tokens, start)) ? 1 : 0;
  const helper = tokens.findIndex(
    ({ text }, place) => place >= start && ["do", "does", "did", "are", "is", "were", "was"].includes(text),
  );
  const verb = tokens[helper + 2];
  if (helper < 0 || helper > start + 3 || verb === undefined) return null;
  const done = timeOfDeed(verb, index, null) ?? timeNamed({ ...verb, text: doneOf(verb.text) }, index, null);
  const named = helper === start ? null : tableNamed(tokens[start + article], index);
  const event =
    done === null ? null : (eventOf(done, named, index) ?? (named === null ? ownEvent(done, index) : null));
  if (done === null || event === null) return null;
  const words = `average days from ${lowered(done.column.label)} to ${lowered(event.column.label)}`;
  const date = articles.has(textAt(tokens, helper + 3)) && days.has(textAt(tokens, helper + 4)) ? 2 : 0;
  return { words, tokens: helper + 3 + date - at };
}

/** When that takes place which the rows are made for: the table that is named, else the only one that they refer to and that has a time of its own. */
function eventOf({ table }: ColumnEntry, named: TableEntry | null, index: ModelIndex): ColumnEntry | null {
  const referred = tablesAbove(table, index);
  const [only, other] =
    named === null ? referred.filter(takesPlace) : referred.filter((each) => each === named);
  const time = other === undefined ? only?.table.timeColumn : null;
  return index.columns.find((entry) => entry.table === only?.id && entry.column.name === time) ?? null;
}

/** When that takes place which rows are arranged for themselves: that of what they are bookings of, the time that they are dated by, else the first of those that come after, but not when few of them were called off. */
function ownEvent(done: ColumnEntry, { tables, columns }: ModelIndex): ColumnEntry | null {
  const rows = tables[done.table];
  const others = columns.filter(
    (entry) => entry.table === done.table && entry.id !== done.id && isTime(entry.column),
  );
  const own = others.find(({ column }) => column.name === rows?.table.timeColumn);
  const event = rows === undefined ? null : bookedEvent(rows, columns);
  if (event !== null && event.time.id !== done.id) return event.time;
  const later = others.filter(
    (entry) => startOf(entry) > startOf(done) && rows !== undefined && !isGivenUp(entry, rows),
  );
  return own ?? later.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))[0] ?? null;
}

const startOf = ({ column }: ColumnEntry): string => String(column.profile?.minimum ?? "");

const takesPlace = ({ table, words }: TableEntry): boolean =>
  table.timeColumn !== null && places.has(words.at(-1) ?? "");
const places: ReadonlySet<string> = new Set(
  "event concert show class course session lesson flight trip tour screening match game appointment performance workshop".split(
    " ",
  ),
);

inAdvance.needs = ["how"];
