import { cuesOf } from "../../lexicon/cues.ts";
import type { Token } from "../../text/tokenize.ts";
import { bindTimes } from "../bind-times.ts";
import { followBy } from "../followed-by.ts";
import { type Item, isListed, type ListedNoun } from "../item.ts";
import { tellsEdge } from "../links/find-edge-links.ts";
import { requireHad } from "../require-had.ts";
import { rowsByMetric } from "../settling/rows-by-metric.ts";
import { rankByNamed, settleDeeds } from "../settling/settle-deeds.ts";
import { shownListAt } from "../shown-list.ts";
import { againstOthers, againstWeekdays } from "./against-others.ts";
import { aggregateBehind, joinsNothing } from "./aggregate-behind.ts";
import { asksAlso, asksAmount } from "./asks-amount.ts";
import {
  asksAllKinds,
  asksWhatOccurs,
  asksWhatTheirsAre,
  asksWhichExist,
  listedThings,
} from "./asks-kinds.ts";
import type { Frame } from "./frame.ts";
import { groupByHolders } from "./group-by-holders.ts";
import { closePart, hasPart, type OpenPart, openPart, partAt, withoutPart } from "./part-of-these.ts";
import { readBands } from "./read-bands.ts";
import { readCondition } from "./read-condition.ts";
import { readCue } from "./read-cue.ts";
import { readNoun } from "./read-noun.ts";
import { settleRank } from "./read-rank.ts";
import { asksForRow, readRowNumber } from "./read-row-number.ts";
import { isNoun, newReader, peek, type Reader } from "./reader.ts";
import { add, additionAt, reaches, restart, restartAt, showsCounted } from "./restart.ts";
import { shareVerb } from "./share-verb.ts";
import { showMentioned } from "./show-mentioned.ts";
import { withSingleRows } from "./single-rows.ts";

/** Puts the items of one segmentation into their places. Total: what finds no place is counted as leftover. */
export function readFrame(tokens: readonly Token[], items: readonly Item[]): Frame {
  const reader = newReader(tokens, items);
  frameFlags(reader);
  const listed = items.find(isListed);
  const list = listed?.start ?? shownListAt(tokens, items);
  let anew = listed === undefined ? restartAt(tokens) : null;
  let further = list ?? additionAt(tokens);
  let part = partAt(tokens);
  let open: OpenPart | null = null;
  while (reader.at < reader.items.length) {
    if (part !== null && reaches(reader, part.at)) {
      open = openPart(reader, part);
      part = null;
    }
    if (open !== null && (reaches(reader, anew) || (open.single && hasPart(reader, open)))) {
      closePart(reader, open);
      if (!open.single) break;
      open = null;
    }
    if (reaches(reader, anew)) {
      anew = null;
      restart(reader);
    }
    if (reaches(reader, further)) {
      further = null;
      if (listed !== undefined && saysAll(reader, items, listed)) restart(reader);
      else add(reader);
      reader.shownFrom = list;
    }
    const before = reader.at;
    readNext(reader);
    if (reader.at <= before) reader.at = before + 1;
  }
  if (open !== null && reader.frame.part === null) closePart(reader, open);
  withoutPart(reader);
  finish(reader);
  return reader.frame;
}

function frameFlags({ frame, tokens, items }: Reader): void {
  frame.listing = tokens[0]?.text === "all" || tokens.slice(0, 3).some(({ text }) => listWords.has(text));
  frame.rows = asksForRows(tokens);
  const [first] = tokens;
  if (first?.text === "when" || first?.text === "where" || first?.text === "who") frame.asks = first.text;
  frame.verb = shareVerb(tokens, items);
  frame.amount = asksAmount(tokens);
  frame.judged = tokens.some(({ text }) => text === "best" || text === "worst");
  const words = tokens.map(({ text }) => text).join(" ");
  frame.everything =
    /\b(?:information|info|everything|all (?:the )?(?:details|data|columns|fields|attributes))\b(?! of the average)/.test(
      words,
    );
}

/** "which …", "who …", "what film has …"; "what is the highest price" asks for a figure. */
function asksForRows([first, second, ...rest]: readonly Token[]): boolean {
  if (first === undefined || second === undefined) return false;
  if (["on", "in", "at"].includes(first.text) && ["which", "what"].includes(second.text))
    return rest.length > 0;
  if (first.text === "which") return !isFigureOfIt(second, rest);
  return first.text === "who" || (first.text === "what" && !beWords.has(second.text));
}

/** "which was the lowest price": the superlative behind the verb names no rows. */
const isFigureOfIt = ({ text }: Token, [the, next]: readonly Token[]): boolean =>
  beWords.has(text) &&
  the?.text === "the" &&
  cuesOf(next?.text ?? "").some((cue) => cue.kind === "extreme" && cue.plain);

const beWords: ReadonlySet<string> = new Set([
  "is",
  "was",
  "are",
  "were",
  "be",
  "the",
  "percentage",
  "percent",
  "share",
]);

const listWords: ReadonlySet<string> = new Set([
  "list",
  "show",
  "find",
  "give",
  "which",
  "what",
  "who",
  "display",
  "return",
  "whose",
  "tell",
  "get",
  "name",
  "report",
  "select",
  "provide",
]);

function readNext(reader: Reader): void {
  const item = peek(reader);
  if (item === undefined) return;
  if (isListed(item)) {
    showListed(reader, item);
    reader.at += 1;
    return;
  }
  if (readRowNumber(reader) || readCondition(reader)) return;
  if (item.kind === "bands") {
    readBands(reader, item);
    return;
  }
  if (item.kind === "cue") readCue(reader, item.cue);
  else if (isNoun(item)) readNoun(reader, item);
  else if (item.kind === "number" || item.kind === "text") reader.frame.leftover += 1;
  reader.at += 1;
}

/** "the overdue invoices: number and amount", "… (number and amount)": the list alone is shown, as it stands. */
const saysAll = ({ tokens, frame }: Reader, items: readonly Item[], first: ListedNoun): boolean =>
  frame.targets.every(({ noun }) => noun.kind === "table") &&
  items.filter(isListed).length > 1 &&
  tokens[first.start - 1]?.kind === "mark" &&
  first.start > 2;

/** A name of a list of what is shown: shown as it stands, whatever stands around it. */
function showListed(reader: Reader, noun: ListedNoun): void {
  const { frame } = reader;
  frame.targets.push({ noun, aggregation: null, distinct: false, joined: frame.targets.length > 0 });
  reader.pending = [];
  reader.joined = false;
  reader.held = { noun, place: "target" };
}

/** Aggregations that never met a noun, and a negation that met nothing. */
function finish(reader: Reader): void {
  const { frame, tokens } = reader;
  if (showsCounted(reader)) {
    frame.counting = true;
    frame.context = frame.context.filter((noun) => reader.counted.every((target) => target.noun !== noun));
    frame.targets.push(...reader.counted);
  } else if (reader.pending.includes("count")) {
    frame.counting = true;
    countOnly(reader);
  } else aggregateBehind(reader);
  if (joinsNothing(reader)) frame.leftover += 1;
  if (frame.transforms.some(({ kind }) => kind === "moving")) countRows(frame);
  if (frame.transforms.some(({ kind }) => kind === "growth"))
    frame.transforms = frame.transforms.filter(({ kind }) => kind !== "share" || saysShare(tokens));
  averageOfExtreme(reader);
  const inTime = frame.groups.some(({ kind }) => kind === "grain");
  for (const order of frame.orders)
    if (
      order.noun === null &&
      order.hints === undefined &&
      order.aggregation === null &&
      !order.count &&
      (!inTime || order.descending !== false)
    )
      order.noun = frame.targets[0]?.noun ?? null;
  rowsByMetric(frame);
  if (frame.versus) compareBy(frame);
  againstOthers(frame, tokens);
  againstWeekdays(frame, tokens);
  followBy(frame, reader.items);
  frame.amount ||= asksAlso(frame);
  frame.one = asksForOne(reader) || asksWhatTheirsAre(reader) || asksWhatOccurs(reader);
  frame.distinct ||= asksWhichExist(reader) || asksAllKinds(reader);
  showMentioned(reader);
  frame.things = listedThings(reader);
  if (frame.asks === "when" && frame.targets.some(({ noun }) => tellsEdge(noun))) frame.asks = null;
  requireHad(reader);
  groupByHolders(reader);
  frame.everything ||= listsWhole(reader) || asksForRow(reader);
  if (reader.negated && reader.held !== null && frame.conditions.length === 0) frame.leftover += 1;
  const [extreme, other] = frame.extremes;
  if (frame.limit !== null && extreme !== undefined && other === undefined) extreme.size ??= frame.limit;
  frame.extremes = withSingleRows(frame.extremes, tokens, reader.items);
  rankByNamed(frame);
  settleRank(frame);
  bindTimes(frame, reader.tokens);
  if (frame.versus) compareRows(frame);
  settleDeeds(frame, tokens);
}

/** "Loans issued in 2016 vs 2015": where nothing is shown of what is compared, it is the rows that are named. */
function compareRows(frame: Frame): void {
  const [noun, other] = frame.context.filter(({ kind }) => kind === "table");
  if (frame.targets.length > 0 || frame.periods.length < 2 || noun === undefined || other !== undefined)
    return;
  frame.targets.push({ noun, aggregation: null, distinct: false, joined: false });
  frame.context = frame.context.filter((each) => each !== noun);
}

/** "Compare basic and pro by price and seats": numbers behind "by" are what is compared. */
function compareBy(frame: Frame): void {
  if (frame.conditions.length === 0) return;
  frame.groups = frame.groups.filter((group) => {
    const number =
      group.kind === "noun" &&
      (group.noun.kind === "metric" ||
        (group.noun.kind === "column" && group.noun.options[0]?.kind === "number"));
    if (group.kind !== "noun" || !number || group.per === true) return true;
    frame.targets.push({
      noun: group.noun,
      aggregation: null,
      distinct: false,
      joined: frame.targets.length > 0,
    });
    return false;
  });
}

/** "7-day moving average of tickets": what is averaged is how many there are. */
function countRows(frame: Frame): void {
  for (const target of frame.targets)
    if (target.noun.kind === "table" && target.aggregation === "average") target.aggregation = "count";
}

/** "Growth of the share": a share by itself, and not growth "in percent". */
const saysShare = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => ["share", "proportion", "fraction", "contribution"].includes(text));

/** "which categories get the worst rating on average": it is the average that is the worst. */
function averageOfExtreme({ frame, pending, tokens }: Reader): void {
  const [extreme] = frame.extremes;
  const behind = tokens.some(({ text }, at) => text === "on" && tokens[at + 1]?.text === "average");
  if (!behind || extreme === undefined || extreme.aggregation !== null) return;
  if (extreme.by === null && extreme.hints.length === 0) return;
  if (pending.includes("average")) extreme.aggregation = "average";
}

/** "Show all the orders": whole rows, not their names alone. */
function listsWhole({ frame, tokens }: Reader): boolean {
  const [target, other] = frame.targets;
  if (target?.noun.kind !== "table" || other !== undefined || target.aggregation !== null) return false;
  if (frame.groups.length + frame.extremes.length + frame.transforms.length > 0 || frame.counting)
    return false;
  const before = tokens
    .slice(0, target.noun.start)
    .filter(({ text }) => !["the", "of", "me", "please"].includes(text));
  return before.at(-1)?.text === "all" && wholeWords.has(before.at(-2)?.text ?? "");
}

const wholeWords: ReadonlySet<string> = new Set(["show", "list", "display", "see"]);

/** "products cheaper than average: how many?" asks for their number alone. */
function countOnly({ frame, items }: Reader): void {
  const last = items.at(-1);
  if (last?.kind !== "cue" || last.cue.kind !== "count" || frame.groups.length > 0) return;
  const bare = frame.targets.filter(({ aggregation, noun }) => aggregation === null && noun.kind === "table");
  frame.context.push(...bare.map(({ noun }) => noun));
  frame.targets = frame.targets.filter((target) => !bare.includes(target));
  const [only, other] = frame.targets;
  const told = only?.noun.kind === "column" && ["text", "key"].includes(only.noun.options[0]?.kind ?? "");
  if (told && other === undefined && only.aggregation === null && frame.conditions.length > 0)
    only.aggregation = "count";
}

/** "what province is the town in", "which position did both play": one value is asked for. */
function asksForOne({ frame, tokens }: Reader): boolean {
  const [target] = frame.targets;
  if (frame.targets.length !== 1 || target?.noun.kind !== "column" || target.aggregation !== null)
    return false;
  if (frame.conditions.length === 0 || frame.extremes.length > 0 || frame.orders.length > 0) return false;
  const before = tokens.slice(0, target.noun.start).map(({ text }) => text);
  const head = tokens[target.noun.end - 1];
  const single = head?.text === head?.lemma && ["what", "which"].includes(before.at(-1) ?? "");
  return head?.kind === "word" && (single || before.at(-1) === "which");
}
