import type { ComparisonOperator, Interval, Period } from "@parlance/contract";
import { unitOf } from "../../time/unit-of.ts";
import type { Item, Noun, ValueItem } from "../item.ts";
import type { PeriodWish } from "./frame.ts";
import { onlyAt } from "./only-at.ts";
import { cueAt, peek, type Reader, takeHeld, wordsBetween } from "./reader.ts";

type PeriodItem = Extract<Item, { kind: "period" }>;

/** A period, of the time column before it or of the table's own; a bare year may be the value of another column. */
export function readPeriod(reader: Reader, said: PeriodItem): boolean {
  const { held } = reader;
  const item = orLater(reader, said);
  if (item.compared === true) {
    reader.frame.transforms.push({ kind: "growth", grain: null });
    reader.frame.periods.push({
      period: item.period,
      noun: null,
      negated: false,
      bare: false,
      at: spanOf(item),
      ...endsOf(item),
    });
    reader.at += 1;
    return true;
  }
  const next = peek(reader, 1);
  const following = cueAt(reader, "is", 1) === null ? next : peek(reader, 2);
  const measured = following?.kind === "column" && following.options[0]?.kind === "number";
  if (
    item.bare &&
    held === null &&
    following?.kind === "column" &&
    following.start - item.end <= 2 &&
    !(item.dated && measured)
  ) {
    reader.frame.conditions.push({
      negated: reader.negated,
      or: reader.or,
      left: following,
      hints: [],
      aggregation: null,
      test: { kind: "compare", operator: "=", value: yearOf(item) },
    });
    reader.negated = false;
    reader.or = false;
    reader.at += following === next ? 2 : 3;
    return true;
  }
  const near =
    held?.noun.kind === "column" &&
    closeTo(reader, held.noun) &&
    isDatable(held.noun, item) &&
    !isAmountIn(reader, held.noun) &&
    !isHadText(reader, held.noun)
      ? held.noun
      : null;
  const noun = near === null ? null : takeHeldFor(reader, near, item.bare);
  const before = reader.tokens[item.start - 1]?.text ?? "";
  const only = onlyAt(reader, item);
  reader.frame.periods = inSameYear(reader, item);
  reader.frame.periods.push({
    period: item.period,
    noun,
    negated: reader.negated,
    bare: item.bare,
    at: spanOf(item),
    ...(isAlternative(reader) ? { or: true } : {}),
    ...afterValue(reader),
    ...endsOf(item),
    ...(only === null ? {} : { only }),
    ...(isAgain(reader, item) ? { again: true } : {}),
    ...(item.yearless === true && ["every", "each", "any"].includes(before) ? { every: true } : {}),
  });
  reader.negated = false;
  reader.or = false;
  reader.at += 1;
  return true;
}

/** "Over the last 3 months" says when; "a quantity over 1000" does not. */
export const spansTime = (reader: Reader, bare: boolean): boolean =>
  reader.tokens[peek(reader)?.start ?? 0]?.text === "over" &&
  !(bare && reader.held?.noun.kind === "column" && reader.held.noun.options[0]?.kind === "number");

const spanOf = ({ start, end }: PeriodItem): { start: number; end: number } => ({ start, end });

/** What stands between two periods that are joined, and whether the second begins anew. */
const joints: ReadonlySet<string> = new Set(
  "and or vs versus & , to in also again then but during both".split(" "),
);

const betweenPeriods = (reader: Reader, { start }: PeriodItem): string[] => {
  const last = reader.items.findLast(({ kind }, place) => place < reader.at && kind === "period");
  const words = last === undefined ? [] : wordsBetween(reader, last.end, start);
  return words.every((word) => joints.has(word)) ? words : [];
};

/** "In 2023 and in 2024", "in May and again in June". */
function isAgain(reader: Reader, item: PeriodItem): boolean {
  const words = betweenPeriods(reader, item);
  return words.includes("and") && words.some((word) => word === "in" || word === "during");
}

/** "January and February 2024": the months before that have no year of their own are of the same one; "March vs March last year" are of two. */
function inSameYear(reader: Reader, item: PeriodItem): PeriodWish[] {
  const { periods } = reader.frame;
  const last = periods.at(-1);
  const joined = betweenPeriods(reader, item).length > 0;
  if (!joined || last?.yearless !== true || item.yearless === true) return periods;
  const shift = yearOf(item) - Number((last.period.interval.start ?? "").slice(0, 4));
  const moved = (day: string | null): string | null =>
    day === null ? null : `${Number(day.slice(0, 4)) + shift}${day.slice(4)}`;
  const { start, end } = last.period.interval;
  const { yearless: _, ...rest } = last;
  const period = { ...last.period, interval: { start: moved(start), end: moved(end) } };
  if (period.interval.start === item.period.interval.start) return periods;
  return [...periods.slice(0, -1), { ...rest, period }];
}

/** "paid by card or before May", and not "in May or in July": what it is an alternative to is no period. */
const isAlternative = ({ or, frame, items, at }: Reader): boolean =>
  or &&
  frame.conditions.length > 0 &&
  items.findLast(
    ({ kind }, place) => place < at && (kind === "period" || kind === "value" || kind === "number"),
  )?.kind !== "period";

/** "in 2024 or later": open on that side; what says so is passed over. */
function orLater(reader: Reader, item: PeriodItem): PeriodItem {
  const side = cueAt(reader, "suffix", 1);
  const words = reader.tokens.slice(item.end, peek(reader, 1)?.end ?? item.end);
  if (side === null || !words.some(({ text }) => ["later", "after", "earlier", "before"].includes(text)))
    return item;
  const { start, end } = item.period.interval;
  const interval = side.operator === ">=" ? { start, end: null } : { start: null, end };
  reader.items.splice(reader.at + 1, 1);
  return { ...item, bare: false, period: { expression: { kind: "absolute", grain: null }, interval } };
}

/** "dismissed in 2025": the value that only a preposition stands between. */
function afterValue({ items, at, tokens }: Reader): { after?: ValueItem } {
  const [before, here] = [items[at - 1], items[at]];
  if (before?.kind !== "value" || here === undefined) return {};
  const between = tokens.slice(before.end, here.start);
  return between.every(({ text }) => whens.has(text)) ? { after: before } : {};
}

const whens: ReadonlySet<string> = new Set("in on during since within the before after until by".split(" "));

type Rest = Pick<PeriodItem, "ends" | "named" | "yearless">;

const endsOf = ({ ends, named, yearless }: PeriodItem): Rest => ({
  ...(named === undefined ? {} : { named }),
  ...(ends === undefined ? {} : { ends }),
  ...(yearless === true ? { yearless } : {}),
});

/** "after September 7th, 1987": everything on one side of a period; false where the operator names no side. */
export function readOpenPeriod(
  reader: Reader,
  item: PeriodItem,
  operator: ComparisonOperator,
  place: number,
): boolean {
  const { start, end } = item.period.interval;
  const sides: Partial<Record<ComparisonOperator, Interval>> = {
    ">": { start: end, end: null },
    ">=": { start, end: null },
    "<": { start: null, end: start },
    "<=": { start: null, end },
  };
  const interval = sides[operator];
  if (interval === undefined) return false;
  const { held } = reader;
  const noun =
    held?.noun.kind === "column" && held.noun.options[0]?.kind === "time" ? takeHeld(reader) : null;
  const period: Period = { expression: { kind: "absolute", grain: null }, interval };
  const or = isAlternative(reader) ? { or: true as const } : {};
  const after = noun === null ? afterValue(reader) : {};
  reader.frame.periods.push({
    period,
    noun,
    negated: reader.negated,
    bare: false,
    at: spanOf(item),
    ...or,
    ...after,
  });
  reader.negated = false;
  reader.or = false;
  reader.at += place + 1;
  return true;
}

/** "the type in the past 7 days": texts hold years at most, and what is so or not ("cancelled in 2024") holds none. */
const isDatable = ({ options }: Extract<Noun, { kind: "column" }>, { period }: PeriodItem): boolean =>
  options.some(({ kind }) => kind !== "flag") &&
  (options.some(({ kind }) => kind !== "text") || period.expression.kind === "absolute");

/** "Sales with a coupon in 2024": that there is one, and the year is the sales'. */
function isHadText({ tokens }: Reader, noun: Noun): boolean {
  if (noun.kind !== "column" || noun.options.some(({ kind }) => kind !== "text")) return false;
  const article = ["a", "an", "any", "some"].includes(tokens[noun.start - 1]?.text ?? "") ? 1 : 0;
  return /^(?:with|has|have|had|having)$/.test(tokens[noun.start - 1 - article]?.text ?? "");
}

/** "all sales in 2023", "sales by month 2023", "sales 2023 vs 2022" where sales are amounts: no amount is a year, unless it is said to be. */
export function isAmountIn(reader: Reader, noun: Noun): boolean {
  const [option] = noun.kind === "column" ? noun.options : [];
  const between = wordsBetween(reader, noun.end, peek(reader)?.start ?? 0);
  const words = wordsBetween(reader, noun.start, noun.end);
  const yearly =
    words.some((word) => /^(?:years?|seasons?|editions?|terms?|\w{3,}ed|built|born)$/.test(word)) ||
    isYearDeed(reader, noun);
  const [before, next] = [between.at(-1) ?? "", peek(reader, 1)];
  const dated =
    ["in", "during", "throughout"].includes(before) ||
    openings.has(reader.tokens[peek(reader)?.start ?? 0]?.text ?? "") ||
    unitOf(before) !== null ||
    (next?.kind === "cue" && next.cue.kind === "versus");
  return option?.kind === "number" && !yearly && dated;
}

/** How a period begins that is said to be one: "revenue before 2024". */
const openings: ReadonlySet<string> = new Set("before after since until till prior".split(" "));

/** Leaves a noun that is shown ("revenue 2024") in place unless "is", "of" or "=" ties the year to it. */
function takeHeldFor(reader: Reader, noun: Noun, bare: boolean): Noun | null {
  const here = peek(reader);
  const between = wordsBetween(reader, noun.end, here?.start ?? 0);
  const yearly = wordsBetween(reader, noun.start, noun.end).some((word) =>
    ["year", "season", "edition", "term"].includes(word),
  );
  const tied =
    isDeed(reader, noun) ||
    between.some((word) => ["is", "was", "=", "are", "equals"].includes(word)) ||
    (between.length === 0 && yearly);
  if (isPlainNumber(noun) && !yearly && !tied) return null;
  const isShown = reader.held?.place === "target" && !isYearOf(reader, noun) && !isHadTime(reader, noun);
  if (isShown && !(tied && (bare || reader.frame.targets.length > 1))) return null;
  takeHeld(reader);
  return noun;
}

/** "Of those with leave date in 2024": the time that rows have, of which nothing else is shown. */
const isHadTime = ({ tokens, frame }: Reader, noun: Noun): boolean =>
  noun.kind === "column" &&
  noun.options[0]?.kind === "time" &&
  frame.targets.length === 1 &&
  /^(?:with|has|have|had|having)$/.test(tokens[noun.start - 1]?.text ?? "");

/** "movies released between 2015 and 2018": the deed is what the years are of, not what is shown. */
const isYearOf = (reader: Reader, noun: Noun): boolean =>
  isDeed(reader, noun) && noun.kind === "column" && noun.options[0]?.yearly === true;

/** "rentals with a tip in 2024": no number is told by when it is, but a year or a deed ("founded in 1890"). */
const isPlainNumber = ({ kind, ...noun }: Noun): boolean =>
  kind === "column" && "options" in noun && noun.options.every((option) => option.kind === "number");

/** "schools founded before 1890": a deed right before the time is what the time is of. */
const isDeed = (reader: Reader, noun: Noun): boolean =>
  !reader.joined &&
  noun.end === noun.start + 1 &&
  (/(?:...ed|built|born)$/.test(reader.tokens[noun.start]?.text ?? "") || isYearDeed(reader, noun));

/** "Sold in 2008" of the year in which rows were sold; where a number tells how many were, it is no year. */
const isYearDeed = ({ tokens }: Reader, noun: Noun): boolean =>
  noun.kind === "column" &&
  noun.options[0]?.yearly === true &&
  /^(?:sold|made|sent|won|lost|left|bought|paid|held|met|begun)$/.test(tokens[noun.start]?.text ?? "");

/** The year in which a period starts. */
export const yearOf = (item: PeriodItem): number => Number((item.period.interval.start ?? "0").slice(0, 4));

/** Whether at most four words stand between a noun and here. */
export function closeTo(reader: Reader, noun: Noun): boolean {
  const here = peek(reader);
  return here !== undefined && wordsBetween(reader, noun.end, here.start).length <= 4;
}
