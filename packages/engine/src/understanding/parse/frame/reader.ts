import type { Aggregation } from "@parlance/contract";
import type { Cue } from "../../lexicon/cues.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Item, Noun } from "../item.ts";
import { emptyFrame, type Frame, type Target } from "./frame.ts";

/** The state of reading items into a frame, left to right. */
export type Reader = {
  tokens: readonly Token[];
  /** Items without the words left unread. */
  items: Item[];
  at: number;
  frame: Frame;
  zone: "target" | "filter" | "group";
  /** Aggregations waiting for their noun. */
  pending: Aggregation[];
  distinct: boolean;
  negated: boolean;
  or: boolean;
  joined: boolean;
  /** The last noun, while nothing has used it. */
  held: { noun: Noun; place: "target" | "context" } | null;
  /** The last condition's column, for "over 5 and under 10". */
  lastLeft: Noun | null;
  /** The aggregation of the noun that a condition took back ("total sales over 100"). */
  aggregated: Aggregation | null;
  /** A superlative that waits for "by …". */
  openExtreme: boolean;
  /** The token from which on every name is shown; null before such a list. */
  shownFrom: number | null;
  /** The unit that was said with the last number. */
  unit: string | null;
  /** The open superlative counts rows unless something else is named ("the top 5 best selling models by revenue"). */
  countsUnlessNamed: boolean;
  /** What was counted before the question said anew what to show: "… and the count" shows it again. */
  counted: readonly Target[];
};

/** A reader at the start of the items. */
export const newReader = (tokens: readonly Token[], items: readonly Item[]): Reader => ({
  tokens,
  items: withoutTwins(items.filter(({ kind }) => kind !== "skip")),
  at: 0,
  frame: emptyFrame(),
  zone: "target",
  pending: [],
  distinct: false,
  negated: false,
  or: false,
  joined: false,
  held: null,
  lastLeft: null,
  aggregated: null,
  openExtreme: false,
  shownFrom: null,
  unit: null,
  countsUnlessNamed: false,
  counted: [],
});

/** ", and", ", then": one conjunction. */
const withoutTwins = (items: Item[]): Item[] =>
  items.filter((item, at) => !(joins(item) && joins(items[at - 1]) && items[at - 1]?.end === item.start));

const joins = (item: Item | undefined): boolean => item?.kind === "cue" && item.cue.kind === "and";

/** The item `ahead` places on; undefined past the end. */
export const peek = (reader: Reader, ahead = 0): Item | undefined => reader.items[reader.at + ahead];

/** The cue `ahead` places on when it is of that kind. */
export function cueAt<K extends Cue["kind"]>(
  reader: Reader,
  kind: K,
  ahead = 0,
): Extract<Cue, { kind: K }> | null {
  const item = peek(reader, ahead);
  if (item?.kind !== "cue" || !isKind(item.cue, kind)) return null;
  return item.cue;
}

const isKind = <K extends Cue["kind"]>(cue: Cue, kind: K): cue is Extract<Cue, { kind: K }> =>
  cue.kind === kind;

/** Whether an item is something that can be listed, counted or grouped by. */
export const isNoun = (item: Item | undefined): item is Noun =>
  item !== undefined && (item.kind === "table" || item.kind === "column" || item.kind === "metric");

/** Where the noun `place` items on stands: one further where a table is directly followed by its column ("singer age"). */
export function ownColumnAt(reader: Reader, place: number): number {
  const [owner, owned] = [peek(reader, place), peek(reader, place + 1)];
  return owner?.kind === "table" && owned?.kind === "column" && owned.start === owner.end ? place + 1 : place;
}

/** Takes back the noun that was read last, for a condition that uses it as its column. */
export function takeHeld(reader: Reader): Noun | null {
  const { held, frame } = reader;
  if (held === null || ("listed" in held.noun && held.noun.listed)) return null;
  const last = frame.targets.at(-1);
  const aggregated = held.place === "target" && last?.noun === held.noun && last.aggregation !== null;
  if (held.noun.kind === "table" && !aggregated) return null;
  if (aggregated && isOfPeriods(reader, held.noun)) {
    reader.held = null;
    reader.aggregated = last.aggregation;
    return held.noun;
  }
  if (aggregated && (reader.zone === "target" || frame.targets.length < 2)) return null;
  reader.held = null;
  if (held.place === "target") {
    if (last?.noun !== held.noun) return null;
    reader.aggregated = last.aggregation;
    frame.targets.pop();
    if (last.aggregation === "count" && frame.targets.every(({ aggregation }) => aggregation === null))
      frame.counting = false;
  } else frame.context = frame.context.filter((noun) => noun !== held.noun);
  return held.noun;
}

/** "Months with an average rent above 300": a figure of each of the periods said before, which its condition leaves shown. */
const isOfPeriods = ({ frame, tokens }: Reader, { start }: Noun): boolean =>
  frame.targets.length === 1 &&
  frame.groups.some(
    (group) =>
      group.kind === "grain" && tokens.slice(0, start).some(({ lemma }) => unitOf(lemma) === group.grain),
  );

/** The text between two token positions, for small words that were left unread. */
export const wordsBetween = (reader: Reader, start: number, end: number): string[] =>
  reader.tokens.slice(start, end).map(({ text }) => text);
