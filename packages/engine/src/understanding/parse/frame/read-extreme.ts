import type { Cue } from "../../lexicon/cues.ts";
import type { Item, Noun } from "../item.ts";
import { isFigure, isListedFigure } from "../links/listed-figure.ts";
import { asksFigureOnly } from "./asks-figure-only.ts";
import type { Extreme } from "./frame.ts";
import { readNoun } from "./read-noun.ts";
import { cueAt, isNoun, ownColumnAt, peek, type Reader, takeHeld } from "./reader.ts";
import { sizeAt } from "./size-of-rows.ts";
import { takeTold } from "./take-told.ts";

type ColumnItem = Extract<Noun, { kind: "column" }>;
export type ExtremeCue = Extract<Cue, { kind: "extreme" }>;

/** "… with the longest duration first": an order, not the rows that have the most. */
function readFirst(reader: Reader, { descending }: ExtremeCue): boolean {
  const noun = peek(reader, 1);
  const end = noun?.end ?? 0;
  const { frame, tokens } = reader;
  const after = tokens[end + 1];
  if (!isNoun(noun) || tokens[end]?.text !== "first" || (after !== undefined && after.kind !== "mark"))
    return false;
  const said = frame.orders.at(-1);
  if (said === undefined) frame.orders.push({ noun, count: false, aggregation: null, descending });
  else said.descending ??= descending;
  reader.at += peek(reader, 2)?.start === end ? 2 : 1;
  return true;
}

/** "the highest price", "most orders", "oldest head", "3 youngest", "most recent". */
export function readExtreme(reader: Reader, cue: ExtremeCue): void {
  const { frame } = reader;
  if (readFirst(reader, cue)) return;
  const start = peek(reader)?.start ?? 0;
  if (reader.tokens[start - 1]?.text === "at") frame.leftover += 2;
  const before = sizeAt(reader.items[reader.at - 1]);
  const after = peek(reader, 1);
  const size =
    takeOpenTop(reader) ??
    before ??
    (isNoun(peek(reader, 2)) || tableAfterValue(reader, 2) !== null || cueAt(reader, "count", 2) !== null
      ? sizeAt(after)
      : null);
  if (before !== null && frame.leftover > 0) frame.leftover -= 1;
  if (after?.kind === "number" && size === after.value) reader.at += 1;
  const extreme: Extreme = {
    descending: cue.descending,
    size,
    by: null,
    aggregation: null,
    hints: cue.hints,
    of: null,
    count: cue.count,
    plain: cue.plain,
  };
  let place = 1;
  for (let item = peek(reader, place); item?.kind === "cue"; item = peek(reader, place)) {
    if (item.cue.kind === "aggregate") extreme.aggregation = item.cue.aggregation;
    else if (item.cue.kind === "average-of") extreme.aggregation = "average";
    else if (item.cue.kind === "count" || (item.cue.kind === "distinct" && cue.hints.length === 0))
      extreme.count = true;
    else if (item.cue.kind === "extreme" && cue.hints.length === 0) extreme.hints = item.cue.hints;
    else if (item.cue.kind === "and" && isJoinedExtreme(reader, place)) {
      readJoined(reader, extreme, place);
      return;
    } else break;
    place += 1;
  }
  if (extreme.aggregation !== null || isOwnFigure(reader, place)) {
    const [owner, own] = [peek(reader, place), ownColumnAt(reader, place)];
    if (own > place && extreme.aggregation === null && isNoun(owner)) frame.context.push(owner);
    place = own;
  }
  const spent = cue.count && place === 1 && isSpentOn(reader) ? heldFigure(reader) : null;
  if (spent !== null) {
    frame.extremes.push({ ...extreme, by: spent, count: false });
    frame.rows = false;
    return;
  }
  place = takeTold(reader, place, cue.hints.length === 0 ? "number" : null);
  const noun = peek(reader, place);
  frame.extremes.push(extreme);
  if (cue.hints.length > 0 && noun?.kind === "metric") {
    const timed = cue.hints.find(({ words }) => words.includes("duration"));
    extreme.by = noun;
    extreme.descending = timed?.descending ?? cue.descending;
    extreme.hints = [];
    reader.held = null;
    reader.at += place;
    return;
  }
  if (
    cue.hints.length > 0 &&
    noun?.kind === "column" &&
    isMeasured(noun, cue) &&
    !isHeldThen(reader, cue, noun)
  ) {
    extreme.by = noun;
    extreme.meant = cue.hints;
    extreme.hints = [];
    extreme.plain = true;
    reader.held = null;
    reader.at += place;
    return;
  }
  if (cue.hints.length > 0) {
    if (noun?.kind === "table" || (noun?.kind === "column" && noun.options[0]?.kind === "key"))
      extreme.of = noun;
    else if (!isNoun(noun) && isTimed(reader)) {
      extreme.by = takeHeld(reader);
      extreme.hints = [];
    }
    reader.at += place - 1;
    return;
  }
  if (!isNoun(noun)) {
    const by = cue.count && place === 1 ? heldFigure(reader) : cue.plain ? rankedFigure(reader) : null;
    if (by !== null) {
      Object.assign(extreme, { by, count: false });
      if (!cue.count) frame.rows = false;
    } else if (place === 1 && cue.count) extreme.count = true;
    else if (cue.plain) extreme.of = tableAfterValue(reader, place);
    reader.at += place - 1;
    reader.openExtreme = by === null;
    return;
  }
  reader.at += place;
  if (reader.pending.length > 0 && noun.kind === "column" && noun.options[0]?.kind === "number")
    extreme.count = false;
  if (noun.kind === "table" && !cue.count && !extreme.count && extreme.aggregation === null) {
    extreme.by = null;
    extreme.of = noun;
    reader.openExtreme = true;
    readNoun(reader, noun);
    return;
  }
  if (cue.plain && !extreme.count && size === null && isListedFigure(reader, noun, reader.at - place)) {
    frame.extremes.pop();
    const aggregation = extreme.descending ? "maximum" : "minimum";
    frame.targets.push({ noun, aggregation, distinct: false, joined: reader.joined });
    reader.held = { noun, place: "target" };
    reader.joined = false;
    return;
  }
  if (isBusy(reader, noun)) {
    frame.targets.push({ noun, aggregation: null, distinct: false, joined: false });
    extreme.plain = false;
    reader.openExtreme = true;
    reader.countsUnlessNamed = true;
    return;
  }
  if (noun.kind === "column" && noun.options[0]?.kind === "key" && !extreme.count) frame.leftover += 1;
  if (isFigure(noun)) asksFigureOnly(reader, start);
  extreme.by = noun;
  reader.held = null;
}

/** Whether a column can be what an adjective measures: a number, or a time where it may measure times ("the coldest day" does not). */
const isMeasured = (
  { options: [first] }: Extract<Noun, { kind: "column" }>,
  { hints }: ExtremeCue,
): boolean =>
  first?.kind === "number" || (first?.kind === "time" && hints.some(({ role }) => role === "time"));

/** "Top 3 active clients": the table that stands behind a value; null where none does. */
export function tableAfterValue(reader: Reader, place: number): Noun | null {
  const table = peek(reader, peek(reader, place)?.kind === "value" ? place + 1 : place);
  return table?.kind === "table" ? table : null;
}

/** "the largest payment amount": a table right before its number says whose it is. */
export function isOwnFigure(reader: Reader, place: number): boolean {
  const [owner, owned] = [peek(reader, place), peek(reader, place + 1)];
  return (
    owner?.kind === "table" &&
    owned?.kind === "column" &&
    owned.options[0]?.kind === "number" &&
    owned.options.some(({ table }) => table === owner.table)
  );
}

/** "which price is the highest one that …": the figure that is asked for is what is ranked. */
function rankedFigure(reader: Reader): Noun | null {
  const { items, at, frame } = reader;
  const [figure, is] = [items[at - 2], items[at - 1]];
  const [shown, other] = frame.targets;
  if (
    is?.kind !== "cue" ||
    is.cue.kind !== "is" ||
    shown === undefined ||
    other !== undefined ||
    shown.noun !== figure
  )
    return null;
  return shown.aggregation === null && shown.noun.kind === "column" && isFigure(shown.noun)
    ? takeHeld(reader)
    : null;
}

/** "the busiest agent": who has the most of what happens, not how many there are of them. */
const isBusy = ({ tokens, frame }: Reader, noun: Noun): boolean =>
  ["busiest", "quietest"].includes(tokens[noun.start - 1]?.text ?? "") &&
  frame.targets.length === 0 &&
  ((noun.kind === "column" && ["text", "key"].includes(noun.options[0]?.kind ?? "")) ||
    noun.kind === "table");

/** "the day on which we spent the most", "guests who paid us most": the figure right before is what is the most. */
function heldFigure(reader: Reader): Noun | null {
  const { held, items, at, tokens } = reader;
  const here = items[at]?.start ?? 0;
  const before = items.findLast(
    (item): item is Noun => isNoun(item) && item.end <= here && item.end >= here - 2,
  );
  if (before === undefined || !isFigure(before)) return null;
  if (!tokens.slice(before.end, here).every(({ text }) => ["us", "the", "me", "up"].includes(text)))
    return null;
  if (held?.noun === before) takeHeld(reader);
  const { frame } = reader;
  frame.targets = frame.targets.filter(({ noun }) => noun !== before);
  frame.context = frame.context.filter((noun) => noun !== before);
  return before;
}

/** "Who spent the most on tickets": what the figure before went for, and no number of them. */
const isSpentOn = ({ tokens, items, at }: Reader): boolean =>
  ["on", "for"].includes(tokens[items[at]?.end ?? -1]?.text ?? "");

/** "the top three branches with the most members": one superlative, the size said with its first word. */
function takeOpenTop({ frame, openExtreme }: Reader): number | null {
  const open = frame.extremes.at(-1);
  if (!openExtreme || open === undefined || open.by !== null || open.count || open.hints.length > 0)
    return null;
  frame.extremes.pop();
  return open.size;
}

/** "the latest balance": the amount that was held then, not the largest one; "the latest year" is a time itself. */
const isHeldThen = (
  { tokens }: Reader,
  { hints }: ExtremeCue,
  { start, end, options }: ColumnItem,
): boolean =>
  options[0]?.kind === "number" &&
  hints.every(({ role }) => role === "time") &&
  !tokens.slice(start, end).some(({ lemma }) => ordinals.has(lemma));

const ordinals: ReadonlySet<string> = new Set(
  "year season date time day week month quarter edition round episode number no version rank age".split(" "),
);

/** "left office the latest", "released most recently": the time before the adjective is what it ranks. */
const isTimed = ({ held, frame, tokens, items, at }: Reader): boolean =>
  held?.noun.kind === "column" &&
  ((frame.targets.length > 1 && (held.noun.options[0]?.kind === "time" || isDone(frame))) ||
    (held.place === "context" && /...ed$/.test(tokens[held.noun.end - 1]?.text ?? ""))) &&
  (items[at]?.start ?? 0) - held.noun.end <= 1 &&
  tokens[held.noun.end]?.text !== "of";

/** "Which minister left office the latest": a deed that stands right behind the one who did it. */
function isDone({ targets, rows }: Reader["frame"]): boolean {
  const [who, deed] = targets.slice(-2);
  return rows && who !== undefined && deed !== undefined && !deed.joined && who.noun.end === deed.noun.start;
}

/** "highest and lowest price": two aggregates of one noun. */
function isJoinedExtreme(reader: Reader, place: number): boolean {
  const next = peek(reader, place + 1);
  return (
    next?.kind === "cue" &&
    (next.cue.kind === "extreme" || next.cue.kind === "aggregate" || isEnd(reader, next))
  );
}

/** "highest", "largest": ends of a scale, also where they may rank ("the largest cities"). */
export const isEnd = ({ tokens }: Reader, { start, end, kind }: Item): boolean =>
  kind === "cue" && end === start + 1 && scaleEnds.has(tokens[start]?.text ?? "");

const scaleEnds: ReadonlySet<string> = new Set("highest lowest largest smallest biggest".split(" "));

function readJoined(reader: Reader, extreme: Extreme, place: number): void {
  reader.pending.push(extreme.descending ? "maximum" : "minimum");
  const next = peek(reader, place + 1);
  if (next?.kind === "cue" && (next.cue.kind === "extreme" || next.cue.kind === "top"))
    reader.pending.push(next.cue.descending ? "maximum" : "minimum");
  else if (next?.kind === "cue" && next.cue.kind === "aggregate") reader.pending.push(next.cue.aggregation);
  reader.at += place + 1;
}
