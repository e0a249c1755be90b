import type { RunningQuestion, Turn } from "@parlance/contract";
import { type Entry, entryOf, entryOfRunning } from "./entry.ts";
import type { LocalEntry } from "./remembered.ts";

/**
 * Adds turns that the server kept to what is shown, each once and in order; local entries keep their place, and become the turn
 * where they were waiting for it.
 */
export function mergeTurns(shown: Entry[], turns: Turn[]): Entry[] {
  const kept = new Map(turns.map(entryOf).map((entry) => [entry.id, entry]));
  const entries = shown.map((entry) => {
    const turn = entry.turn === null ? kept.get(entry.id) : undefined;
    return turn === undefined ? entry : { ...turn, shown: entry.shown };
  });
  const known = new Set(entries.flatMap(({ turn }) => (turn === null ? [] : [turn])));
  const added = turns.filter(({ position }) => !known.has(position)).map(entryOf);
  const first = entries.find(({ turn }) => turn !== null)?.turn ?? 0;
  const before = added.filter(({ turn }) => (turn ?? 0) < first);
  const after = added.filter(({ turn }) => (turn ?? 0) >= first);
  return [...before, ...entries, ...after];
}

/** Adds the questions that are answered at the moment, in place of what this browser took for their answer meanwhile. */
export function withRunning(entries: Entry[], running: RunningQuestion[]): Entry[] {
  const asked = new Map(running.map((each) => [each.id, entryOfRunning(each)]));
  const shown = entries.map((entry) => {
    const under = entry.turn === null && entry.outcome.state === "notice" ? asked.get(entry.id) : undefined;
    return under === undefined ? entry : { ...under, shown: entry.shown };
  });
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...[...asked.values()].filter(({ id }) => !known.has(id))];
}

/** What a conversation holds once it is read; what was asked meanwhile stays at its end. */
export function openedEntries(turns: Turn[], local: LocalEntry[], asked: Entry[]): Entry[] {
  const isAsked = ({ id, turn }: Entry): boolean =>
    asked.some((each) => each.id === id || (turn !== null && each.turn === turn));
  const kept = mergeTurns([], turns);
  const lost = local.filter(({ entry }) => !kept.some(({ id }) => id === entry.id));
  return [...withLocalEntries(kept, lost).filter((entry) => !isAsked(entry)), ...asked];
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
