import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const free = phrases("vacant", "unoccupied", "unlet", "unrented", "not rented", "not occupied", "not let");
const taken = phrases("occupied", "rented out", "rented", "leased", "let");
const rates: ReadonlyMap<string, string> = new Map([
  ["occupancy rate", "with an active"],
  ["vacancy rate", "without an active"],
]);
/** Agreements by which something is taken for a time. */
const agreements: ReadonlySet<string> = new Set("lease tenancy rental letting occupancy mooring".split(" "));
const verbs: ReadonlySet<string> = new Set("are is currently now still that which".split(" "));

/** "Vacant units", "how many flats are rented", "occupancy rate": things without or with an agreement that holds now, where rows tell these. */
export function vacancies(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const rate = rates.get(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`);
  const size = phraseAt(tokens, at, free) || phraseAt(tokens, at, taken);
  if (rate === undefined && size === 0) return null;
  const word = textAt(tokens, at + Math.max(0, size - 1));
  if (index.values.byKey.has(word) || index.words.columnsByWord.has(word)) return null;
  const held = index.fixed.find(({ table }) => table.words.some((each) => agreements.has(each)));
  const thing = held === undefined ? null : thingOf(held.table, index);
  if (held === undefined || thing === null) return null;
  const agreement = held.table.words.at(-1);
  const rows = thing.table.label.toLowerCase();
  if (rate !== undefined) return { words: `percentage of ${rows} ${rate} ${agreement}`, tokens: 2 };
  const state = `${phraseAt(tokens, at, free) > 0 ? "without" : "with"} an active ${agreement}`;
  if (tableNamed(tokens[at + size], index) === thing)
    return { words: `${textAt(tokens, at + size)} ${state}`, tokens: size + 1 };
  return tableBefore(tokens, at, index) === thing ? { words: state, tokens: size } : null;
}

/** What the agreements are on: the one table that they refer to and that is no person's. */
function thingOf(table: TableEntry, { tables, model }: ModelIndex): TableEntry | null {
  const [only, other] = model.relationships
    .flatMap(({ from, to }) =>
      from.table === table.table.name ? (tables.find((each) => each.table.name === to.table) ?? []) : [],
    )
    .filter(({ words }) => things.has(words.at(-1) ?? ""));
  return other === undefined ? (only ?? null) : null;
}

const things: ReadonlySet<string> = new Set(
  "unit apartment flat room house property office suite shop space garage bay berth plot home".split(" "),
);

/** "Units that are currently vacant": the table that is named before such a verb. */
function tableBefore(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  const place = tokens.slice(0, at).findLastIndex(({ text }) => !verbs.has(text));
  return tableNamed(tokens[place], index);
}

vacancies.needs = [...openings(free, taken), "rate"];
