import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { isRooted } from "../../../text/same-root.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import { peopleNouns, staffOf } from "../people/people.ts";
import { reasons } from "../people/reasons.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "are", "is", "were", "have", "has"]);
/** What may stand before the rows, and between them and their state. */
const quantities: ReadonlySet<string> = new Set(
  "some so many few all most our the these those of certain other".split(" "),
);
const becoming: ReadonlySet<string> = new Set(
  "end ends ended up get gets got getting become becomes became go goes went going being be been in on as so often still".split(
    " ",
  ),
);
const leaving: ReadonlySet<string> = new Set(["leave", "leave us", "leaving", "quit", "resign"]);
/** A column of more values tells no states. */
const mostStates = 12;

/**
 * "Why do people leave", "why do some loans end up in default", "why are so many parcels damaged", "why do orders get cancelled": what else of
 * the rows goes with that state, where nothing records its reason and no change is spoken of.
 */
export function stateCauses(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || textAt(tokens, 0) !== "why" || !helpers.has(textAt(tokens, 1))) return null;
  let place = 2;
  while (quantities.has(textAt(tokens, place))) place += 1;
  const isOfStaff = peopleNouns.has(textAt(tokens, place));
  const table = isOfStaff ? staffOf(index) : tableCalled(tokens[place], index);
  if (table === null) return null;
  let state = place + 1;
  while (becoming.has(textAt(tokens, state))) state += 1;
  const ends = tokens.findLastIndex(({ kind }) => kind === "word") + 1;
  const said = tokens.slice(state, ends);
  const isGone = table === staffOf(index) && leaving.has(rawOf(said));
  const value = isGone ? "who left" : stateSaid(said, index);
  return value === null || reasons(tokens, at, index) !== null
    ? null
    : { words: `correlation of ${rowsOf(lowered(table.table.label))} ${value}`, tokens: ends };
}

/** The state that words say to the end: a value of a few as it is called, or by its verb ("cancel" of “Cancelled”); null where none is. */
function stateSaid(said: readonly Token[], { values, columns }: ModelIndex): string | null {
  const isState = (id: number): boolean => {
    const { profile } = columns[values.values[id]?.column ?? -1]?.column ?? {};
    return (profile?.distinct ?? Number.POSITIVE_INFINITY) <= mostStates;
  };
  if (said.length === 0) return null;
  if ((values.byKey.get(valueKey(rawOf(said))) ?? []).some(isState)) return rawOf(said);
  const [verb, other] = said;
  if (verb === undefined || other !== undefined) return null;
  for (const [key, ids] of values.byKey)
    if (key.length <= verb.lemma.length + 4 && isRooted(verb.lemma, key) && ids.some(isState)) return key;
  return null;
}
