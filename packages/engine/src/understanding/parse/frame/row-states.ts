import { rowsToldAt } from "../counted-rows.ts";
import { type Item, isListed, type Noun } from "../item.ts";
import { isTime } from "../time-basis.ts";
import type { Condition } from "./frame.ts";
import { hasSubject } from "./is-absent.ts";
import { isJoined } from "./is-joined.ts";
import { peek, type Reader, wordsBetween } from "./reader.ts";

/** "discontinued products", "unresolved tech support calls", "that are active": a column of yes and no used as an adjective. */
export function isFlag(reader: Reader, noun: Noun): boolean {
  if (noun.kind !== "column" || noun.options[0]?.kind !== "flag") return false;
  if (tellsFigure(reader, noun)) return true;
  if (reader.pending.includes("average") || reader.pending.includes("sum")) return false;
  if (isBecauseOf(reader, noun) || isHadByUnits(reader, noun)) return true;
  const next = peek(reader, 1);
  if (reader.distinct && next?.kind !== "table") return false;
  if (next?.kind === "cue" && next.cue.kind === "is" && peek(reader, 2)?.kind === "value") return false;
  const counted = reader.pending.includes("count") && reader.frame.conditions.length > 0;
  const said =
    reader.zone === "filter" ||
    reader.negated ||
    reader.or ||
    counted ||
    isSecondState(reader) ||
    isOfThose(reader, noun) ||
    isSaidOfRows(reader, noun);
  return (
    next?.kind === "table" ||
    isOfKind(reader, next, noun) ||
    isKeyOf(next, noun) ||
    rowsToldAt(reader, 1) !== null ||
    (said &&
      (next === undefined ||
        next.kind === "cue" ||
        next.kind === "period" ||
        isListed(next) ||
        isSameColumn(next, noun) ||
        isDated(reader, next) ||
        saysWhich(reader, next)) &&
      hasSubject(reader))
  );
}

/** "Without tenure hired before 2010": a deed with its time is told of the rows beside the state. */
const isDated = (reader: Reader, next: Item): boolean =>
  next.kind === "column" && isTime(next) && peek(reader, 2)?.kind === "period";

/** "Share of days with an alert, by region", "what percentage of weeks had a strike": which of the units that rows are of, and no split by it. */
function isHadByUnits({ items, at, tokens, zone }: Reader, { start }: Noun): boolean {
  const before = articles.has(tokens[start - 1]?.text ?? "") ? start - 2 : start - 1;
  const told = items.slice(0, at).findLast(({ kind }) => kind !== "period" && kind !== "cue");
  const isOfUnits = items
    .slice(told === undefined ? 0 : items.indexOf(told) + 1, at)
    .some((item) => item.kind === "cue" && item.cue.kind === "unit");
  const next = items[at + 1];
  const ends = next === undefined || next.kind === "cue" || next.kind === "period";
  return zone !== "group" && isOfUnits && having.has(tokens[before]?.text ?? "") && ends;
}

const articles: ReadonlySet<string> = new Set(["a", "an", "any", "some"]);
const having: ReadonlySet<string> = new Set("with have has had having saw".split(" "));

/** "Without a garden or balcony": what stands right behind the "or" is denied as well, and there is neither. */
export function isDeniedToo({ frame, or, negated, tokens }: Reader, { start }: Noun): boolean {
  const last = frame.conditions.at(-1);
  const before = ["a", "an", "any"].includes(tokens[start - 1]?.text ?? "") ? start - 2 : start - 1;
  return or && !negated && isState(last) && last?.negated === true && tokens[before]?.text === "or";
}

const isState = (condition: Condition | undefined): boolean =>
  condition?.test.kind === "compare" && condition.test.value === true;

/** "With a garden and a balcony": the second state is one of the rows as well, and no split. */
const isSecondState = ({ joined, zone, frame }: Reader): boolean =>
  joined && zone !== "group" && frame.groups.length === 0 && isState(frame.conditions.at(-1));

/** "The organic biscuits", "exempt farms" of a kind of rows that is called so: right before a value of another column. */
const isOfKind = (
  { zone }: Reader,
  next: Item | undefined,
  { end, options: [flag] }: Extract<Noun, { kind: "column" }>,
): boolean =>
  zone !== "group" &&
  next?.kind === "value" &&
  next.start === end &&
  next.options.every(({ column }) => column !== flag?.column);

/** "All blocked vendors" where the word for the rows is read as the number that they are known by. */
const isKeyOf = (
  next: Item | undefined,
  { end, options: [flag] }: Extract<Noun, { kind: "column" }>,
): boolean =>
  next?.kind === "column" &&
  next.start === end &&
  next.options.some(({ kind, table }) => kind === "key" && table === flag?.table);

/** "average online order value", "total paid amount": of which rows the figure is that follows, its table's name between them or not. */
function tellsFigure(reader: Reader, noun: Noun): boolean {
  const next = peek(reader, 1);
  const figure = next?.kind === "table" ? peek(reader, 2) : next;
  if (next?.start !== noun.end || (figure !== next && figure?.start !== next.end)) return false;
  return figure?.kind === "metric" || (figure?.kind === "column" && figure.options[0]?.kind === "number");
}

/** "trips dropped because of a strike", "parcels damaged in Rome": a deed right behind its rows, told more closely by a value. */
function isBecauseOf(reader: Reader, noun: Noun): boolean {
  const before = reader.items[reader.at - 1];
  const next = [peek(reader, 1), peek(reader, 2)].find((item) => item?.kind !== "cue");
  const behind = before?.kind === "table" || (before?.kind === "cue" && before.cue.kind === "is");
  if (!behind || before.end !== noun.start || next?.kind !== "value" || !hasSubject(reader)) return false;
  return causes.has(reader.tokens[noun.end]?.text ?? "");
}

/** "who survived in class 1", "parcels insured with weight 5", "tips with smokers on Sunday": a column and its value, or a value alone, behind a preposition that tells which rows. */
const saysWhich = (reader: Reader, next: Item): boolean =>
  (next.kind === "value" ||
    (next.kind === "column" && ["number", "value"].includes(peek(reader, 2)?.kind ?? ""))) &&
  ["in", "on", "at", "from", "of", "with"].includes(reader.tokens[next.start - 1]?.text ?? "");

const causes: ReadonlySet<string> = new Set("because due by for in at on from owing thanks after".split(" "));

/** "Flagged as fraud" of a fraud flag. */
const isSameColumn = (next: Item, { options: [flag] }: Extract<Noun, { kind: "column" }>): boolean =>
  next.kind === "column" && next.options[0]?.kind === "flag" && next.options[0].column === flag?.column;

/**
 * "rooms out of service", "customers subscribed to the newsletter", "name and age of the guests registered", "phone of customers on credit hold": which
 * rows, where no conjunction adds it to what is shown.
 */
const isSaidOfRows = (reader: Reader, noun: Noun): boolean =>
  (isBehindRows(reader, noun) || reader.frame.targets.at(-1)?.noun.kind === "table") &&
  !reader.joined &&
  !isJoined(reader, noun);

/** "Sales from loyalty members", "fares of smokers": those who are such, in the plural, of whom a figure is. */
function isOfThose({ tokens }: Reader, { start, end }: Noun): boolean {
  const last = tokens[end - 1];
  const before = tokens[start - 1]?.text === "the" ? start - 2 : start - 1;
  return (
    last !== undefined && last.text !== last.lemma && ofWhom.has(tokens[before]?.text ?? "") && before > 0
  );
}

const ofWhom: ReadonlySet<string> = new Set("from to of for among on during".split(" "));

/** Whether a table stands right before a state, or a preposition between it, or a column of it, and the state. */
function isBehindRows(reader: Reader, noun: Noun): boolean {
  const before = reader.items
    .slice(Math.max(0, reader.at - 2), reader.at)
    .findLast(({ kind }) => kind === "table" || kind === "column");
  if (before === undefined) return false;
  const between = wordsBetween(reader, before.end, noun.start);
  const opens = between.length > 0 || standing.has(reader.tokens[noun.start]?.text ?? "");
  return between.every((word) => standing.has(word)) && (before.kind === "table" || opens);
}

/** Words before what rows are in ("on hold", "under warranty"). */
const standing: ReadonlySet<string> = new Set("on in under at off out".split(" "));

/** "number and date of urgent orders" where the flag says nothing of them: a yes or no that was said tells which rows. */
export const isDroppedFlag = ({ items, at }: Reader, noun: Noun): boolean => {
  const before = items[at - 1];
  const flag = noun.kind === "column" && noun.options[0]?.kind === "flag" ? noun.options[0].column : null;
  const again = before?.kind === "column" && before.options[0]?.column === flag;
  return flag !== null && !again;
};
