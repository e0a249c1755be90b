import type { TableEntry } from "../../../index/entries.ts";
import { holdsValue } from "../../../index/holds-value.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { tablesOf } from "./deed-table.ts";

const taken = phrases(
  "nobody is on",
  "no one is on",
  "noone is on",
  "nobody is in",
  "no one is in",
  "nobody has",
  "no one has",
  "nobody uses",
  "no one uses",
  "nobody takes",
  "no one takes",
  "nobody chose",
  "no one chose",
  "nobody wants",
  "nobody picked",
);
const made = phrases("made", "given", "used", "recorded", "assigned", "taken", "applied", "chosen", "needed");
const empty: ReadonlySet<string> = new Set(["empty", "unused", "vacant", "unoccupied"]);
/** How a state of things says that nobody has them now. */
const untaken = /^(?:vacant|empty|available|free|unoccupied|unlet)$/i;

/**
 * "Which playlists are empty", "plans that nobody is on", "diagnoses that were never made": those without rows of the one table that
 * refers to them. "Empty rooms" are those whose own state says so, or without rows that go on now where they come to an end.
 */
export function heldByNone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = textAt(tokens, at);
  const adjective = empty.has(token) ? tableNamed(tokens[at + 1], index) : null;
  if (adjective !== null) {
    const lacking = isKnown(token, index) ? null : lackOf(token, adjective, index);
    return lacking === null ? null : { words: `${tokens[at + 1]?.raw} ${lacking}`, tokens: 2 };
  }
  const size = stateAt(tokens, at, index);
  if (size === 0) return null;
  const table = tokens
    .slice(0, at)
    .map((each) => tableNamed(each, index))
    .findLast((each) => each !== null);
  const lacking = table == null ? null : lackOf(textAt(tokens, at + size - 1), table, index);
  return lacking === null ? null : { words: lacking, tokens: size };
}

/** How many tokens say that there is nothing of the kind. */
function stateAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  let start = at;
  while (between.test(textAt(tokens, start))) start += 1;
  if (empty.has(textAt(tokens, start)) && start > at && !isKnown(textAt(tokens, start), index))
    return start + 1 - at;
  const nobody = phraseAt(tokens, start, taken);
  if (nobody > 0) return isDeed(tokens, start + nobody) ? 0 : start + nobody - at;
  if (textAt(tokens, start) !== "never") return 0;
  const been = ["been", "ever", "actually"].includes(textAt(tokens, start + 1)) ? 1 : 0;
  const deed = phraseAt(tokens, start + 1 + been, made);
  const last = tokens[start + 1 + been + deed];
  return deed > 0 && (last === undefined || last.kind === "mark") ? start + 1 + been + deed - at : 0;
}

/** "Nobody has ever ordered": what nobody did is said. */
const isDeed = (tokens: readonly Token[], at: number): boolean =>
  /ed$/.test(textAt(tokens, ["ever", "yet", "actually"].includes(textAt(tokens, at)) ? at + 1 : at));

const isKnown = (word: string, { values, words }: ModelIndex): boolean =>
  values.byKey.has(word) || words.columnsByWord.has(word);

/** What may stand between things and that they are empty ("that are completely empty"). */
const between = /^(?:that|which|are|is|were|was|have|been|still|now|[a-z]{4,}ly)$/;

/** How it is told of a table's rows that there is nothing of the kind; null where no or several tables refer to them. */
export function lackOf(word: string, table: TableEntry, index: ModelIndex): string | null {
  const state = empty.has(word) && word !== "unused" ? untakenState(table, index) : null;
  if (state !== null) return state;
  const [only, other] = tablesOf(table, index).filter(({ id }) => id !== table.id);
  if (only === undefined || other !== undefined) return null;
  const goesOn =
    index.conditions.get("active")?.some((term) => term.table === only.id) === true ||
    holdsValue(only, "active", index.values);
  return `without ${goesOn && now.has(word) ? "active " : ""}${only.table.label}`;
}

/** The last words of what is said of now, and not of all time. */
const now: ReadonlySet<string> = new Set(["empty", "vacant", "unoccupied", "on", "in"]);

/** "With unit status vacant": the one value by which a table's own state says that its things are not taken. */
function untakenState({ table, columns: own }: TableEntry, { columns }: ModelIndex): string | null {
  for (const id of own) {
    const entry = columns[id];
    const value = entry?.column.profile?.topValues.find((each) => untaken.test(String(each.value)))?.value;
    if (entry !== undefined && value !== undefined && ["status", "state"].includes(entry.words.at(-1) ?? ""))
      return `with ${table.label} ${entry.column.label} ${value}`;
  }
  return null;
}

heldByNone.needs = [...empty, ...openings(taken), "never"];
