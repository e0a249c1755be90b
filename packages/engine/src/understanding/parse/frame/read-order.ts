import type { Hint } from "../../lexicon/adjectives.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import type { Noun } from "../item.ts";
import { cueAt, isNoun, ownColumnAt, peek, type Reader } from "./reader.ts";

/** "sorted by price", "in descending order of the number of orders". */
export function readOrder(reader: Reader, descending: boolean | null): void {
  let place = 1;
  let count = false;
  let aggregation: Reader["pending"][number] | null = null;
  let direction = descending;
  for (let item = peek(reader, place); item?.kind === "cue"; item = peek(reader, place)) {
    if (item.cue.kind === "count") count = true;
    else if (item.cue.kind === "aggregate") aggregation = item.cue.aggregation;
    else if (item.cue.kind === "direction") direction = item.cue.descending;
    else if (item.cue.kind === "extreme" && item.cue.count) [count, direction] = [true, item.cue.descending];
    else if (item.cue.kind === "extreme") aggregation = item.cue.descending ? "maximum" : "minimum";
    else if (!["by", "having", "is", "unit", "grain", "part"].includes(item.cue.kind)) break;
    place += 1;
  }
  place = ownColumnAt(reader, place);
  const item = peek(reader, place);
  if (item?.kind === "column" && item.options[0]?.kind === "number") count = false;
  if (isNoun(item)) {
    reader.frame.orders.push({ noun: item, count, aggregation, descending: direction });
    reader.at += place;
    readSecondOrder(reader, direction);
  } else {
    const last = reader.frame.orders.at(-1);
    if (last !== undefined && direction !== null && !count && aggregation === null)
      last.descending = direction;
    else reader.frame.orders.push({ noun: null, count, aggregation, descending: direction });
    reader.at += place - 1;
  }
  reader.zone = "filter";
}

/** "by price and name", "by price descending and name ascending": a second column at the end, each with its own direction or both with one. */
function readSecondOrder(reader: Reader, direction: boolean | null): void {
  const { frame, items } = reader;
  const own = cueAt(reader, "direction", 1);
  const at = own === null ? 1 : 2;
  const next = cueAt(reader, "and", at) === null ? undefined : peek(reader, at + 1);
  const last = cueAt(reader, "direction", at + 2);
  const end = reader.at + at + (last === null ? 1 : 2);
  if (next?.kind !== "column" || end !== items.length - 1 || (own === null && last !== null)) return;
  const [order] = frame.orders.slice(-1);
  if (order !== undefined && own !== null) order.descending = own.descending;
  const descending = own === null ? direction : (last?.descending ?? false);
  frame.orders.push({ noun: next, count: false, aggregation: null, descending });
  reader.at = end;
}

/** "ascending", "from high to low", "descending by age": of the order before it, else of what follows or is shown. */
export function readDirection(reader: Reader, descending: boolean): void {
  const last = reader.frame.orders.at(-1);
  const ofColumn = cueAt(reader, "is", 1) !== null && reader.tokens[peek(reader)?.end ?? 0]?.text === "of";
  if (last === undefined && (ofColumn || cueAt(reader, "by", 1)?.each === false)) {
    readOrder(reader, descending);
    return;
  }
  if (last !== undefined) for (const order of reader.frame.orders) order.descending ??= descending;
  else {
    const next = peek(reader, 1);
    const inTime =
      !descending && reader.frame.listed && reader.frame.groups.some(({ kind }) => kind === "grain");
    const own = isNoun(next) ? next : inTime ? null : (reader.frame.targets.at(-1)?.noun ?? null);
    const hints = isNoun(next) || isTime(own) ? [] : hintsSaid(reader);
    if (hints.length > 0)
      reader.frame.orders.push({ noun: null, count: false, aggregation: null, descending, hints });
    else reader.frame.orders.push({ noun: own, count: false, aggregation: null, descending });
    if (isNoun(next)) reader.at += 1;
  }
  if (last !== undefined) last.descending = meantBy(last.noun, reader) ?? descending;
}

/** "By age with the oldest first": of ages the oldest are the highest, of times the first. Null where the adjective does not measure it. */
function meantBy(noun: Noun | null, reader: Reader): boolean | null {
  const said = reader.tokens.slice(noun?.start ?? 0, noun?.end ?? 0);
  const hint = hintsSaid(reader).find(({ words }) => said.some(({ lemma }) => words.includes(lemma)));
  return hint?.descending ?? null;
}

const isTime = (noun: Noun | null): boolean => noun?.kind === "column" && noun.options[0]?.kind === "time";

/** "oldest first", "newest first": what the adjective measures. */
function hintsSaid({ tokens, items, at }: Reader): readonly Hint[] {
  const cue = cuesOf(tokens[items[at]?.start ?? 0]?.text ?? "").find(({ kind }) => kind === "extreme");
  return cue?.kind === "extreme" ? cue.hints : [];
}

/** "alphabetically", "in alphabetical order of the name". */
export function readAlphabetical(reader: Reader): void {
  const last = reader.frame.orders.at(-1);
  if (last !== undefined) return;
  const place = cueAt(reader, "by", 1) === null ? 1 : 2;
  const next = peek(reader, place);
  const noun = next?.kind === "column" ? next : null;
  reader.frame.orders.push({
    noun: noun ?? reader.frame.targets[0]?.noun ?? null,
    count: false,
    aggregation: null,
    descending: cueAt(reader, "direction", 1)?.descending ?? false,
  });
  if (noun !== null) reader.at += place;
}
