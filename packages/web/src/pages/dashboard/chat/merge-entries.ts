import type { Turn } from "@parlance/contract";
import { type Entry, entryOf } from "./entry.ts";
import type { LocalEntry } from "./remembered.ts";

/** Adds turns that the server kept to what is shown, each once and in order; local entries keep their place. */
export function mergeTurns(entries: Entry[], turns: Turn[]): Entry[] {
  const known = new Set(entries.flatMap(({ turn }) => (turn === null ? [] : [turn])));
  const added = turns.filter(({ position }) => !known.has(position)).map(entryOf);
  const first = entries.find(({ turn }) => turn !== null)?.turn ?? 0;
  const before = added.filter(({ turn }) => (turn ?? 0) < first);
  const after = added.filter(({ turn }) => (turn ?? 0) >= first);
  return [...before, ...entries, ...after];
}

/** What a conversation holds once it is read; what was asked meanwhile stays at its end. */
export function openedEntries(turns: Turn[], local: LocalEntry[], asked: Entry[]): Entry[] {
  const isAsked = ({ id, turn }: Entry): boolean =>
    asked.some((each) => each.id === id || (turn !== null && each.turn === turn));
  return [...withLocalEntries(mergeTurns([], turns), local).filter((entry) => !isAsked(entry)), ...asked];
}

/** Puts local entries behind the turn that each came after. */
export function withLocalEntries(entries: Entry[], local: LocalEntry[]): Entry[] {
  return local.reduce((all, { after, entry }) => {
    const at = all.findLastIndex(({ turn }) => turn !== null && turn <= after);
    const behind = at + 1 + all.slice(at + 1).findIndex(({ turn }) => turn !== null);
    const place = behind > at ? behind : all.length;
    return all.toSpliced(place, 0, entry);
  }, entries);
}

/** The entries that only this browser has, with the turn that each came after. */
export function localEntriesOf(entries: Entry[]): LocalEntry[] {
  let after = 0;
  return entries.flatMap((entry): LocalEntry[] => {
    if (entry.turn !== null) after = entry.turn;
    return entry.turn === null && entry.outcome.state === "notice" ? [{ after, entry }] : [];
  });
}
