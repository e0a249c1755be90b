import { unitOf } from "../../time/unit-of.ts";
import type { Item, Noun } from "../item.ts";
import { isFigure } from "../links/listed-figure.ts";
import type { Extreme, Target } from "./frame.ts";
import { isAgent } from "./is-agent.ts";
import { valueCondition } from "./push-condition.ts";
import { readOrder } from "./read-order.ts";
import { cueAt, isNoun, ownColumnAt, peek, type Reader, wordsBetween } from "./reader.ts";
import { showing } from "./restart.ts";

/** "by country and year", "for each singer"; after a superlative without a measure, what it is measured by. */
export function readBy(reader: Reader, each: boolean): void {
  const { frame } = reader;
  const period = peek(reader, cueAt(reader, "is", 1) === null ? 1 : 2);
  if (each && period?.kind === "period" && "grain" in period.period.expression) {
    const { grain } = period.period.expression;
    if (grain !== null) frame.groups.push({ kind: "grain", grain });
    return;
  }
  const unit = each ? null : unitOf(reader.tokens[period?.start ?? 0]?.lemma);
  if (period?.kind === "period" && unit !== null && period.start === peek(reader)?.end) {
    frame.groups.push({ kind: "grain", grain: unit });
    return;
  }
  const direction = each ? null : cueAt(reader, "direction", 1);
  if (direction !== null) {
    reader.at += 1;
    readOrder(reader, direction.descending);
    return;
  }
  if (each && isEveryOne(reader)) return;
  const noun = nextNoun(reader);
  if (!each && (isAgent(reader, noun) || isAmong(reader, noun))) return;
  if (!each && reader.tokens[peek(reader)?.end ?? 0]?.text === "all") {
    if (noun === null) return;
    frame.context.push(noun.noun);
    reader.at += noun.place;
    return;
  }
  const open = frame.extremes.at(-1);
  if (!each && noun !== null && measuresOnly(open, noun.noun)) {
    Object.assign(open, { by: noun.noun, hints: [] });
    reader.at += noun.place;
    return;
  }
  const counts = open?.count === true && !reader.countsUnlessNamed;
  if (!each && open !== undefined && reader.openExtreme && open.by === null && !counts) {
    open.count = false;
    measureBy(reader, open);
    return;
  }
  if (noun === null) {
    const value = peek(reader, 1);
    const rows = peek(reader, 2);
    if (each && value?.kind === "value" && isNoun(rows) && rows.start === value.end) {
      frame.groups.push({ kind: "noun", noun: rows, each: true, ...saysPer(reader, 0) });
      frame.conditions.push(valueCondition(value));
      reader.at += 2;
    } else if (each && value?.kind === "value") frame.eachOf = value;
    if (each && reader.at === reader.items.length - 1) frame.leftover += 0.5;
    return;
  }
  let place = noun.place;
  let current: Noun | null = noun.noun;
  let per = saysPer(reader, 0);
  let eachOf = each;
  while (current !== null) {
    frame.groups.push({ kind: "noun", noun: current, each: eachOf, ...(eachOf ? per : {}) });
    const ranks = cueAt(reader, "by", place + 1)?.each === false && open?.by === null && reader.openExtreme;
    const after =
      cueAt(reader, "and", place + 1) !== null || (cueAt(reader, "by", place + 1) !== null && !ranks)
        ? place + 2
        : -1;
    const joined = after < 0 ? after : ownColumnAt(reader, after);
    const next = joined < 0 ? undefined : peek(reader, joined);
    const apart = next !== undefined && saysWhose(reader, peek(reader, place + 1), next);
    const splits = next?.kind === "column" || (next?.kind === "table" && !areRowsApart(reader, next));
    current = !apart && splits ? next : null;
    if (current === null) break;
    if (each && frame.targets.length === 0 && !reader.pending.length) break;
    const anew = cueAt(reader, "by", after - 1);
    if (anew !== null) [eachOf, per] = [anew.each, saysPer(reader, after - 1)];
    place = joined;
  }
  if (each && isShown(reader))
    frame.targets.push({ noun: noun.noun, aggregation: null, distinct: false, joined: false });
  frame.listed ||= isOwner(reader, noun.noun) && !showsFigure(reader, place + 1);
  reader.at += place;
  reader.zone = frame.targets.length > 0 || frame.counting ? "group" : "target";
  reader.held = { noun: noun.noun, place: "context" };
}

const saysPer = (reader: Reader, ahead: number): { per?: true } =>
  reader.tokens[peek(reader, ahead)?.start ?? 0]?.text === "per" ? { per: true } : {};

/** "the highest paid guide by yearly wage": a number behind "by" says what the superlative's own word measures. */
const measuresOnly = (open: Extreme | undefined, noun: Noun): open is Extreme =>
  open !== undefined &&
  open.by === null &&
  open.hints.length > 0 &&
  noun.kind === "column" &&
  noun.options.every(({ kind }) => kind === "number");

/**
 * "the most common country across members", "the average age across members from Oslo" where members have the age: the rows among
 * which it is so, no groups.
 */
function isAmong({ tokens, items, at, frame }: Reader, named: { noun: Noun } | null): boolean {
  const noun = named?.noun;
  if (tokens[items[at]?.start ?? 0]?.text !== "across" || noun?.kind !== "table") return false;
  const common = frame.extremes.some(({ by, count }) => by === null && count);
  return frame.targets.some(
    ({ noun: shown, aggregation }) =>
      common ||
      (aggregation !== null &&
        shown.kind === "column" &&
        shown.options.some(({ table }) => table === noun.table)),
  );
}

/** "list every album whose …": all of them, where nothing is counted or added up for each. */
function isEveryOne({ tokens, items, at, frame }: Reader): boolean {
  const here = items[at];
  if (here === undefined || tokens[here.start]?.text !== "every" || frame.targets.length > 0) return false;
  const figures = items
    .slice(at + 1)
    .some((item) => item.kind === "metric" || (item.kind === "cue" && figured.has(item.cue.kind)));
  return showing.has(tokens[here.start - 1]?.text ?? "") && isNoun(items[at + 1]) && !figures;
}

const figured: ReadonlySet<string> = new Set(["count", "aggregate", "average-of", "extreme", "top", "share"]);

/** "from each country, for customers who …": a preposition after the conjunction begins something else. */
const saysWhose = (reader: Reader, conjunction: Item | undefined, noun: Item): boolean =>
  wordsBetween(reader, conjunction?.end ?? noun.start, noun.start).some((word) => whose.has(word));

/** "By role, placements only": rows in the plural behind a comma are those that are meant, and no further group. */
function areRowsApart({ tokens }: Reader, { start, end }: Item): boolean {
  const last = tokens[end - 1];
  return tokens[start - 1]?.text === "," && last !== undefined && last.text !== last.lemma;
}

const whose: ReadonlySet<string> = new Set(["for", "of", "from", "with", "among", "in"]);

/** "Show each nationality and the number of pilots": what is asked for, not only what it is counted for. */
const isShown = ({ frame, tokens, items, at }: Reader): boolean =>
  frame.targets.length === 0 && frame.listed && showing.has(tokens[(items[at]?.start ?? 0) - 1]?.text ?? "");

function measureBy(reader: Reader, open: Reader["frame"]["extremes"][number]): void {
  let place = 1;
  for (let item = peek(reader, place); item?.kind === "cue"; item = peek(reader, place)) {
    if (item.cue.kind === "count" || item.cue.kind === "distinct") open.count = true;
    else if (item.cue.kind === "aggregate") open.aggregation = item.cue.aggregation;
    else if (item.cue.kind !== "having") break;
    place += 1;
  }
  const adjective = peek(reader, place);
  if (adjective?.kind === "value" && isNoun(peek(reader, place + 1))) {
    reader.frame.conditions.push(valueCondition(adjective));
    place += 1;
  }
  const owner = peek(reader, place);
  const named = ownColumnAt(reader, place);
  if (named > place && isNoun(owner)) reader.frame.context.push(owner);
  place = named;
  const item = peek(reader, place);
  if (isNoun(item)) {
    open.by = item;
    if (item.kind === "table") open.count = true;
    const second = figureAfterAnd(reader, place);
    if (second !== null) open.second = second;
    reader.at += place;
  } else reader.at += place - 1;
  reader.openExtreme = false;
  reader.zone = "group";
  reader.held = null;
}

/** "… by orders and average price": a second figure behind the one `place` items on; it is shown as well, if nothing else is. */
function figureAfterAnd(reader: Reader, place: number): Target | null {
  if (cueAt(reader, "and", place + 1) === null) return null;
  const target: Omit<Target, "noun"> = { aggregation: null, distinct: false, joined: false };
  for (let next = place + 2; next <= place + 5; next += 1) {
    const item = peek(reader, next);
    if (item?.kind === "cue" && item.cue.kind === "count") target.aggregation = "count";
    else if (item?.kind === "cue" && item.cue.kind === "aggregate") target.aggregation = item.cue.aggregation;
    else if (item?.kind === "cue" && item.cue.kind === "average-of") target.aggregation = "average";
    else if (item?.kind === "cue" && item.cue.kind === "distinct") target.distinct = true;
    else {
      const noun = peek(reader, ownColumnAt(reader, next));
      return isNoun(noun) && (target.aggregation !== null || isFigure(noun)) ? { ...target, noun } : null;
    }
  }
  return null;
}

function nextNoun(reader: Reader): { noun: Noun; place: number } | null {
  for (let place = 1; place <= 3; place += 1) {
    const owner = peek(reader, place);
    const apart = isNoun(owner) && (isOwner(reader, owner) || doesFigure(reader, owner, place));
    const named = apart ? place : ownColumnAt(reader, place);
    const item = peek(reader, named);
    if (isNoun(item)) return { noun: item, place: named };
    if (item?.kind !== "cue" || !["distinct", "is", "by", "having", "which"].includes(item.cue.kind))
      return null;
  }
  return null;
}

/** "each student's first name": each student, and then what is shown of it; "total fees per student's city" shows the fees. */
const isOwner = (reader: Reader, { end }: Noun): boolean =>
  /['’]s$/u.test(reader.tokens[end - 1]?.raw ?? "") &&
  cueAt(reader, "by")?.each === true &&
  reader.frame.targets.length === 0;

/** "How much does each oven waste": the number behind the rows is what they do, and waits to be added up. */
const doesFigure = (reader: Reader, { end }: Noun, place: number): boolean => {
  const next = peek(reader, place + 1);
  return (
    cueAt(reader, "by")?.each === true &&
    reader.pending.some((each) => each !== "count") &&
    next?.kind === "column" &&
    next.start === end &&
    next.options[0]?.kind === "number"
  );
};

/** "each region's share of revenue": a figure of each, which says nothing without it. */
function showsFigure(reader: Reader, place: number): boolean {
  const item = peek(reader, place);
  return (item?.kind === "cue" && figured.has(item.cue.kind)) || (isNoun(item) && isFigure(item));
}
