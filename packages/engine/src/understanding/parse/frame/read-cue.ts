import type { Aggregation, TimeGrain } from "@parlance/contract";
import type { Cue } from "../../lexicon/cues.ts";
import { unitOf } from "../../time/unit-of.ts";
import { askFurther, asksFurther } from "../asks-further.ts";
import type { Noun } from "../item.ts";
import { asksWhereabouts } from "./asks-whereabouts.ts";
import { averagesHeld, besideAmount } from "./averages-held.ts";
import type { Frame } from "./frame.ts";
import { isSplitBy } from "./is-split-by.ts";
import { isSplitShare } from "./is-split-share.ts";
import { apartFrom, neverFrom } from "./never-from.ts";
import { readBy } from "./read-by.ts";
import { isEnd, readExtreme } from "./read-extreme.ts";
import { readAlphabetical, readDirection, readOrder } from "./read-order.ts";
import { readRank } from "./read-rank.ts";
import { readTop } from "./read-top.ts";
import { cueAt, isNoun, ownColumnAt, peek, type Reader, wordsBetween } from "./reader.ts";
import { beginsSentence } from "./restart.ts";
import { sizeAt } from "./size-of-rows.ts";
import { takeTold } from "./take-told.ts";
import { askedFor, isExtremeBefore, isTheUnit, opensList } from "./unit-asked.ts";

/** Reads a cue that is not part of a condition; leaves `at` on the last item that it used. */
export function readCue(reader: Reader, cue: Cue): void {
  const { frame } = reader;
  switch (cue.kind) {
    case "count":
      if (countsThem(reader)) frame.counting = true;
      else if (!isPartOfName(reader)) reader.pending = [...reader.pending, "count"];
      return;
    case "aggregate":
      if (averagesHeld(reader, cue.aggregation)) return;
      if (isSuperlative(reader, cue.aggregation)) {
        const descending = cue.aggregation === "maximum";
        readExtreme(reader, { kind: "extreme", descending, hints: [], count: false, plain: true });
      } else reader.pending = [...besideAmount(reader), cue.aggregation];
      return;
    case "average-of":
      if (averagesHeld(reader, "average")) return;
      reader.pending = [...besideAmount(reader), "average"];
      return;
    case "extreme":
      if (isAnotherFigure(reader, cue))
        reader.pending = [...reader.pending, cue.descending ? "maximum" : "minimum"];
      else readExtreme(reader, cue);
      return;
    case "top":
      if (isAnotherEnd(reader)) reader.pending = [...reader.pending, cue.descending ? "maximum" : "minimum"];
      else readTop(reader, cue.descending);
      return;
    case "common":
      readCommon(reader, cue.descending);
      return;
    case "by":
      readBy(reader, cue.each);
      return;
    case "within":
      readBy(reader, true);
      return;
    case "grain":
      frame.groups.push({
        kind: "grain",
        grain: cue.grain,
        ...(isRate(reader) ? { rate: true } : {}),
        ...(cue.calendar === true ? { calendar: true } : {}),
        ...timeBehind(reader),
      });
      return;
    case "unit":
      readUnitWord(reader, cue.grain);
      return;
    case "part":
      frame.groups.push({
        kind: "part",
        part: cue.part,
        ...(isExtremeBefore(reader) ? { ranked: true } : {}),
        ...askedFor(reader),
        ...timeBehind(reader),
      });
      return;
    case "order":
      readOrder(reader, cue.descending);
      return;
    case "direction":
      readDirection(reader, cue.descending);
      return;
    case "alphabetical":
      readAlphabetical(reader);
      return;
    default:
      readFlag(reader, cue);
  }
}

/** "the climber with the maximum points": which rows, not what to show. */
function isSuperlative(reader: Reader, aggregation: Aggregation): boolean {
  const { frame, zone, joined, items, at, pending, tokens } = reader;
  if (aggregation !== "maximum" && aggregation !== "minimum") return false;
  const before = items[at - 1];
  const next = items[at + 1];
  return (
    (zone === "filter" || frame.groups.length > 0) &&
    !joined &&
    pending.length === 0 &&
    frame.targets.length + frame.groups.length > 0 &&
    frame.targets.every((target) => target.aggregation === null) &&
    before?.kind === "cue" &&
    before.cue.kind === "having" &&
    tokens[before.start]?.text !== "whose" &&
    (next?.kind === "column" || (next?.kind === "cue" && next.cue.kind === "aggregate"))
  );
}

/** "the maximum and minimum budget", "the average, highest and lowest price": one more aggregate of the noun to come. */
const isAnotherFigure = (reader: Reader, { hints, count, plain }: ExtremeCue): boolean =>
  plain && !count && hints.length === 0 && (isJoinedFigure(reader) || opensFigures(reader));

/** "the minimum, average and maximum age": the first of several aggregates. */
function opensFigures(reader: Reader): boolean {
  const [and, next] = [peek(reader, 1), peek(reader, 2)];
  return (
    and?.kind === "cue" &&
    and.cue.kind === "and" &&
    next?.kind === "cue" &&
    ["aggregate", "average-of"].includes(next.cue.kind) &&
    and.end === next.start
  );
}

function isAnotherEnd(reader: Reader): boolean {
  const here = peek(reader);
  return here !== undefined && isEnd(reader, here) && isJoinedFigure(reader);
}

function isJoinedFigure({ pending, items, at }: Reader): boolean {
  const before = items[at - 1];
  const figures: readonly Cue["kind"][] = ["and", "aggregate", "average-of"];
  const joined = before?.kind === "cue" && figures.includes(before.cue.kind);
  return joined && pending.some((each) => each !== "count");
}

type ExtremeCue = Extract<Cue, { kind: "extreme" }>;

/** "How many of them …": counts what was shown before, not the next noun. */
function countsThem({ tokens, items, at }: Reader): boolean {
  const end = items[at]?.end ?? 0;
  const [of, pronoun] = [tokens[end]?.text, tokens[end + 1]?.text ?? ""];
  const noun = items.some((item) => isNoun(item) && item.start === end + 2);
  return of === "of" && ["them", "those", "these"].includes(pronoun) && !noun;
}

/** "the phone number of the buildings": the number belongs to the column before it and counts nothing. */
function isPartOfName(reader: Reader): boolean {
  const here = peek(reader);
  const before = reader.items[reader.at - 1];
  if (here === undefined || before?.kind !== "column" || before.end !== here.start) return false;
  return reader.tokens[here.start]?.lemma === "number";
}

function readFlag(reader: Reader, cue: Cue): void {
  const { frame } = reader;
  switch (cue.kind) {
    case "not":
      reader.negated = true;
      frame.apart ??= apartFrom(reader);
      frame.never ??= neverFrom(reader);
      return;
    case "and":
      reader.joined = true;
      return;
    case "or":
      reader.or = frame.conditions.length + frame.periods.length > 0;
      reader.joined = true;
      return;
    case "both":
      frame.both = true;
      return;
    case "distinct":
      if (isSplitBy(reader)) {
        readBy(reader, true);
        return;
      }
      reader.distinct = true;
      frame.distinct ||= frame.targets.length === 0;
      return;
    case "share":
      if (frame.transforms.every(({ kind }) => kind !== "share"))
        frame.transforms.push({ kind: "share", ...(isSplitShare(reader) ? { split: true } : {}) });
      return;
    case "moving":
      readMoving(reader);
      return;
    case "running":
      frame.transforms.push({ kind: "running" });
      return;
    case "growth":
      readGrowth(frame, cue);
      return;
    case "which":
      if (asksFurther(reader)) askFurther(reader);
      return;
    case "having":
      if (asksFurther(reader)) askFurther(reader);
      else if (
        frame.targets.length > 0 ||
        frame.counting ||
        reader.held !== null ||
        hasFigure(reader) ||
        asksWhereabouts(reader)
      )
        reader.zone = "filter";
      return;
    case "rank":
      readRank(reader);
      return;
    case "recurring":
      frame.recurring.push({ ...cue.recurring, negated: reader.negated });
      reader.negated = false;
      reader.zone = frame.targets.length > 0 || frame.counting ? "filter" : reader.zone;
      return;
    case "versus":
      frame.versus = true;
      return;
    case "returns":
      readReturns(reader);
      return;
    case "ratio":
      if (["divided", "ratio"].includes(wordOf(reader))) frame.between = "/";
      return;
    case "minus":
      if (wordOf(reader) !== "less") frame.between = "-";
      return;
    case "analysis":
      if (frame.analysis !== "forecast") frame.analysis = cue.analysis;
      return;
    case "who":
    case "when":
    case "where":
      if (frame.targets.length === 0) frame.asks = cue.kind;
      return;
    default:
      return;
  }
}

const wordOf = ({ tokens, items, at }: Reader): string => tokens[items[at]?.start ?? 0]?.text ?? "";

/** "growth year over year": one growth, of the period that either phrase names. */
function readGrowth({ transforms }: Frame, said: Extract<Cue, { kind: "growth" }>): void {
  const known = transforms.find((each) => each.kind === "growth");
  if (known === undefined) transforms.push({ ...said });
  else known.grain ??= said.grain;
}

/** "the highest score when the loser has less than 3": what follows tells rows apart, the figure is complete. */
const hasFigure = ({ frame, tokens, items, at }: Reader): boolean =>
  (frame.extremes.at(-1)?.by ?? null) !== null &&
  ["when", "if", "where", "while"].includes(tokens[items[at]?.start ?? 0]?.text ?? "");

/** "average daily revenue": the average of what each day adds up to. */
const isRate = (reader: Reader): boolean =>
  reader.pending.includes("average") &&
  /(?:ly|annual)$/.test(reader.tokens[peek(reader)?.start ?? 0]?.text ?? "") &&
  isNoun(peek(reader, 1));

/** "7-day moving average", "3 year rolling average": the number before it and the unit of its first word, or of the one before that. */
function readMoving(reader: Reader): void {
  const last = reader.items[reader.at - 1];
  const apart = last?.kind === "cue" && last.cue.kind === "unit" ? last : null;
  const here = apart ?? peek(reader);
  const before = reader.items[reader.at - (apart === null ? 1 : 2)];
  const grain = unitOf(reader.tokens[here?.start ?? 0]?.lemma);
  const sized = before?.kind === "number" && (here?.start ?? 0) - before.end <= 1;
  if (sized && reader.frame.leftover >= 1) reader.frame.leftover -= 1;
  if (sized && reader.frame.limit === before.value) reader.frame.limit = null;
  reader.frame.transforms.push({ kind: "moving", size: sized ? before.value : null, grain });
}

/** "most returns", "number of refunds": rows that were taken back, or all others ("without returns"); "Return the …" is a command. */
function readReturns(reader: Reader): void {
  if (isCommand(reader)) return;
  reader.frame.returns = reader.negated ? "left out" : "asked";
  reader.negated = false;
  if (saysHowMuch(reader)) reader.frame.leftover += 1;
  if (!reader.pending.includes("count")) return;
  reader.frame.counting = true;
  reader.pending = reader.pending.filter((each) => each !== "count");
}

/** "How much did we refund": an amount, and not the rows of what was sent back. */
const saysHowMuch = ({ tokens }: Reader): boolean =>
  tokens.some(({ text }, at) => text === "much" && tokens[at - 1]?.text === "how");

/** "Return …" at the start of a sentence, "… and return the …". */
function isCommand(reader: Reader): boolean {
  const at = peek(reader)?.start ?? 0;
  const token = reader.tokens[at];
  if (token?.text !== "return") return false;
  const next = reader.tokens[at + 1]?.text ?? "";
  return (
    beginsSentence(reader.tokens, at) ||
    /^\p{Lu}/u.test(token.raw) ||
    ["the", "their", "its", "all", "both", "me"].includes(next)
  );
}

/** "month of order date": the time that is cut, read with its unit. */
function timeBehind(reader: Reader): { of?: Noun } {
  const time = peek(reader, 2);
  const here = peek(reader);
  if (time?.kind !== "column" || time.options[0]?.kind !== "time") return {};
  if (cueAt(reader, "is", 1) === null || reader.tokens[here?.end ?? 0]?.text !== "of") return {};
  reader.at += 2;
  return { of: time };
}

/** "year" after "by", "which" or beside another grouping; "number of days" counts rows. */
function readUnitWord(reader: Reader, grain: TimeGrain): void {
  const before = reader.tokens[(peek(reader)?.start ?? 0) - 1]?.text ?? "";
  if (reader.pending.includes("count")) {
    reader.frame.counting = true;
    reader.pending = reader.pending.filter((each) => each !== "count");
  } else if (isTheUnit(reader)) {
    reader.frame.groups.push({ kind: "grain", grain, ranked: true, asked: true });
  } else if (isExtremeBefore(reader)) {
    reader.frame.groups.push({ kind: "grain", grain, ranked: true });
  } else if (opensList(reader)) {
    reader.frame.groups.push({ kind: "grain", grain });
  } else if (
    ["by", "per", "which", "what", "each", "every"].includes(before) ||
    cueAt(reader, "by", -1) !== null ||
    (before === "and" && reader.frame.groups.length > 0)
  ) {
    reader.frame.groups.push({ kind: "grain", grain, ...askedFor(reader), ...timeBehind(reader) });
  } else tellTime(reader, grain);
}

/** "month by month (month of check-out)": which time the months are of. */
function tellTime(reader: Reader, grain: TimeGrain): void {
  const { frame } = reader;
  const at = frame.groups.findLastIndex((group) => group.kind === "grain" && group.grain === grain);
  const group = frame.groups[at];
  if (group?.kind !== "grain" || group.of !== undefined) return;
  frame.groups[at] = { ...group, ...timeBehind(reader) };
}

/** "most common nationality": groups by the noun and counts. */
function readCommon(reader: Reader, descending: boolean): void {
  const { frame } = reader;
  const size = sizeAt(reader.items[reader.at - 1]);
  if (size !== null && frame.leftover > 0) frame.leftover -= 1;
  reader.at += takeTold(reader, 1, "text") - 1;
  const place = ownColumnAt(reader, 1);
  const next = peek(reader, place);
  const open = frame.extremes.at(-1);
  if (reader.openExtreme && open?.by === null && !open.count) {
    open.count = true;
    reader.countsUnlessNamed = true;
    return;
  }
  frame.extremes.push({
    descending,
    size,
    by: null,
    aggregation: null,
    hints: [],
    of: null,
    count: true,
    plain: false,
  });
  const owner = peek(reader, 1);
  if (place > 1 && isNoun(owner)) frame.context.push(owner);
  const apart = wordsBetween(reader, peek(reader)?.end ?? 0, owner?.start ?? 0);
  const own = apart.every((word) => ["the", "of", "type", "kind"].includes(word));
  const pushed = frame.extremes.at(-1);
  if (own && next?.kind === "table" && pushed !== undefined) pushed.of = next;
  if (own && (next?.kind === "column" || next?.kind === "table")) {
    frame.targets.push({ noun: next, aggregation: null, distinct: false, joined: reader.joined });
    reader.at += place;
  }
}
