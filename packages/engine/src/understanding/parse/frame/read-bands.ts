import type { Item, Noun } from "../item.ts";
import type { Bands } from "./bands.ts";
import type { Target } from "./frame.ts";
import { peek, type Reader, takeHeld } from "./reader.ts";

/**
 * "body mass in 500 g classes", "by seat band 1-10, 11-50": groups a number by bands. The number is the noun before or
 * after; without another figure the rows of each band are counted.
 */
export function readBands(reader: Reader, item: Extract<Item, { kind: "bands" }>): void {
  const { frame } = reader;
  const time = item.bands.kind === "width" ? timeBefore(reader) : null;
  const noun = time ?? numberBefore(reader) ?? rowsBefore(reader) ?? numberAfter(reader);
  reader.at += 1;
  if (noun === null) {
    frame.leftover += 1;
    return;
  }
  frame.groups = frame.groups.filter((group) => group.kind !== "noun" || group.noun !== noun);
  frame.targets = frame.targets.filter((target) => target.noun !== noun && !saysAgain(target, noun));
  if (noun.kind === "table") countHolders(reader, noun);
  frame.targets = frame.targets.map(countingNamed);
  if (frame.targets.every(({ noun: each }) => each.kind === "table") || frame.targets.length === 0)
    frame.counting = true;
  frame.groups.push({ kind: "bands", noun: inUnit(noun, item.bands), bands: item.bands });
  frame.analysis = null;
  reader.pending = reader.pending.filter((each) => each === "count");
  reader.zone = "group";
}

/** "Sites by floor area: up to 500, …" of a sheet that repeats its sites: they are counted. */
const countingNamed = (target: Target): Target =>
  target.noun.kind === "column" && target.aggregation === null && target.noun.options[0]?.kind === "text"
    ? { ...target, aggregation: "count", distinct: true }
    : target;

/** "Lesson lengths: up to 5 min, …" of lessons with one length: it was named before the bands, and no figure of theirs is asked. */
const saysAgain = ({ noun: named, aggregation }: Target, noun: Noun): boolean =>
  aggregation === null &&
  named.kind === "column" &&
  noun.kind === "column" &&
  named.options[0]?.column === noun.options[0]?.column;

/** "resolution time: up to 4 hours, …": a time that passes is computed in the unit of its bands. */
function inUnit(noun: Noun, bands: Bands): Noun {
  const formula = noun.kind === "metric" && noun.metric.kind === "formula" ? noun.metric.formula : null;
  const unit = bands.kind === "ranges" ? bands.unit : undefined;
  if (noun.kind !== "metric" || formula?.kind !== "duration" || unit === undefined) return noun;
  return { ...noun, metric: { kind: "formula", formula: { ...formula, unit } } };
}

/** The nearest number that was named before, wherever it was placed. */
function numberBefore(reader: Reader): Noun | null {
  const held = takeHeld(reader);
  if (held !== null && isNumber(held)) return held;
  for (let at = reader.at - 1; at >= Math.max(0, reader.at - 3); at -= 1) {
    const item = reader.items[at];
    if (item !== undefined && isNumber(item)) return item;
  }
  return null;
}

/**
 * "Patients by number of visits: 1-3, 4-8, more", "had 1-3 orders, 4 or more": rows that are counted for each of those that are named before
 * them; null where none are.
 */
function rowsBefore({ items, at }: Reader): TableNoun | null {
  let place = at - 1;
  while (place >= 0 && isBetween(items[place])) place -= 1;
  const rows = items[place];
  const before = items.slice(0, place);
  const others = before.filter((item): item is TableNoun => item.kind === "table");
  const told = before.slice(others.length === 0 ? 0 : before.indexOf(others[0] as Item) + 1).some(isCounting);
  return rows?.kind === "table" && told && others.some(({ table }) => table !== rows.table) ? rows : null;
}

type TableNoun = Extract<Noun, { kind: "table" }>;

const isBetween = (item: Item | undefined): boolean =>
  item?.kind === "skip" || (item?.kind === "cue" && (item.cue.kind === "is" || item.cue.kind === "having"));

const isCounting = (item: Item): boolean =>
  item.kind === "cue" && ["count", "by", "having"].includes(item.cue.kind);

/** The rows that have them are counted, and do not group themselves. */
function countHolders({ frame }: Reader, noun: TableNoun): void {
  frame.required = frame.required.filter((each) => each !== noun);
  frame.context = frame.context.filter((each) => each !== noun);
  frame.orders = frame.orders.filter((order) => order.noun !== noun);
  if (frame.targets.length > 0) return;
  const holders = frame.groups.find((group) => group.kind === "noun" && group.noun.kind === "table");
  if (holders?.kind !== "noun") return;
  frame.groups = frame.groups.filter((group) => group !== holders);
  frame.targets.push({ noun: holders.noun, aggregation: null, distinct: false, joined: false });
}

function numberAfter(reader: Reader): Noun | null {
  for (const ahead of [1, 2]) {
    const item = peek(reader, ahead);
    if (item !== undefined && isNumber(item)) {
      reader.at += ahead;
      return item;
    }
  }
  return null;
}

/** "By launch date in bands of 10": the time right before, of which its years are meant. */
function timeBefore({ items, at }: Reader): Noun | null {
  const noun = items.slice(0, at).findLast(({ kind }) => kind !== "skip");
  return noun?.kind === "column" && noun.options[0]?.kind === "time" ? noun : null;
}

const isNumber = (item: Item): item is Extract<Noun, { kind: "column" | "metric" }> =>
  item.kind === "metric" || (item.kind === "column" && item.options[0]?.kind === "number");
