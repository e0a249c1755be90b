import { lowered, rowsOf } from "@parlance/contract";
import { type ColumnEntry, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const leads: ReadonlySet<string> = new Set("many of all the our list show total which and".split(" "));
const follows: ReadonlySet<string> = new Set(
  "by per in on during each every have has had with without are were is was did do that last this since from for over ? ,".split(
    " ",
  ),
);
const joints: ReadonlySet<string> = new Set(["at", "on", "date", "time", "day"]);

/**
 * "Pickups by weekday", "how many listings": what all rows of a table came to be by, which the time that each of them has is called
 * after, where nothing else is called so.
 */
export function deedRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || token.text === token.lemma || !token.text.endsWith("s")) return null;
  if (unitOf(token.lemma) !== null) return null;
  const opens = at === 0 || leads.has(textAt(tokens, at - 1)) || isOfThem(tokens, at, index);
  const closes = at + 1 === tokens.length || follows.has(textAt(tokens, at + 1));
  if (!opens || !closes || isCalled(token, index)) return null;
  const found = index.columns.filter((entry) => isBeginning(entry, index) && isDeed(token.lemma, entry));
  const [only, other] = found;
  const rows = index.tables[only?.table ?? -1]?.table;
  return rows === undefined || other !== undefined ? null : { words: rowsOf(lowered(rows.label)), tokens: 1 };
}

/** "Revenue from successful charges": of those in a state, whose figure is asked for. */
const isOfThem = (tokens: readonly Token[], at: number, { values }: ModelIndex): boolean => {
  const state =
    values.byKey.has(textAt(tokens, at - 1)) || /(?:ed|ful)$/.test(textAt(tokens, at - 1)) ? 1 : 0;
  return ["from", "of"].includes(textAt(tokens, at - 1 - state)) && at > 1 + state;
};

/** The time that each of a table's rows has, by which they are told. */
function isBeginning({ column, table }: ColumnEntry, { tables }: ModelIndex): boolean {
  const own = tables[table]?.table;
  return own?.timeColumn === column.name && isTime(column) && column.profile?.nulls === 0;
}

/** "Listing" of "listed on", "pickup" of "picked up at". */
function isDeed(noun: string, { core }: ColumnEntry): boolean {
  const [deed = "", ...rest] = core.filter((word) => !joints.has(word));
  const joined = `${deed.replace(/ed$/, "")}${rest.join("")}`;
  return rest.length === 0 ? isRooted(noun, deed) && deed.length > 3 : noun === joined;
}

/** Whether rows, what is in a column, or a value bear the name. */
function isCalled(token: Token, index: ModelIndex): boolean {
  const { words, values, columns } = index;
  const named = words.phrases.get(token.lemma) ?? [];
  const keyed = (words.columnsByWord.get(token.lemma) ?? []).some(
    (id) => columns[id]?.column.role !== "time" && columns[id]?.foreign === false,
  );
  return (
    tableNamed(token, index) !== null ||
    words.tablesByWord.has(token.lemma) ||
    named.some(({ kind }) => kind !== "column") ||
    keyed ||
    values.byKey.has(token.text) ||
    values.byKey.has(token.lemma)
  );
}
