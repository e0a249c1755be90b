import { cuesOf } from "../../lexicon/cues.ts";
import type { Item, Noun } from "../item.ts";
import { isFigure } from "../links/listed-figure.ts";
import { type ExtremeCue, isOwnFigure, readExtreme, tableAfterValue } from "./read-extreme.ts";
import { cueAt, isNoun, peek, type Reader } from "./reader.ts";
import { sizes } from "./single-rows.ts";
import { isSize, sizeAt } from "./size-of-rows.ts";

/** A number, also one that happens to be a value of the data. */
function sizeOf({ tokens }: Reader, item: Item | undefined): number | null {
  if (item?.kind !== "value" || item.end > item.start + 1) return sizeAt(item);
  const said = tokens[item.start]?.number ?? null;
  return said !== null && isSize(said) ? said : null;
}

/** "who made the first rental": of all rows of a table the earliest; null where another order is meant. */
function timeMeant(reader: Reader): ExtremeCue | null {
  const { tokens, frame } = reader;
  const [here, next] = [peek(reader), peek(reader, 1)];
  const word = tokens[here?.start ?? 0]?.text ?? "";
  const noun = next?.kind === "table" ? tokens[next.end - 1] : undefined;
  if (noun?.text !== noun?.lemma || (frame.targets.length === 0 && frame.asks === null)) return null;
  const meant = { first: "earliest", last: "latest" }[word];
  const cue = meant === undefined ? undefined : cuesOf(meant).find(({ kind }) => kind === "extreme");
  return cue?.kind === "extreme" ? cue : null;
}

/** "And the lowest?": of what, the answer before tells; "the largest open order": of orders, told before they are named. */
const pushOpen = ({ frame }: Reader, descending: boolean, of: Noun | null): void => {
  const extreme = { descending, size: null, by: null, aggregation: null, hints: [], of };
  frame.extremes.push({ ...extreme, count: false, plain: true });
};

/** "The first year in which it was above 60": of years the first is the lowest. */
const isYearSaid = ({ tokens, items, at }: Reader, next: Item | undefined): boolean =>
  next?.kind === "column" &&
  tokens[next.end - 1]?.lemma === "year" &&
  ["first", "last"].includes(tokens[items[at]?.start ?? 0]?.text ?? "");

/** "top 5 customers", "bottom 3". Without a number it is left to the other readings of the word. */
export function readTop(reader: Reader, upwards: boolean): void {
  const { frame, tokens } = reader;
  const next = peek(reader, 1);
  const descending = isYearSaid(reader, next) ? !upwards : upwards;
  const size = sizeOf(reader, next);
  const most = size === null ? null : cueAt(reader, "extreme", 2);
  if (most !== null) {
    reader.at += 2;
    readExtreme(reader, most);
    return;
  }
  if (size === null && (isOwnFigure(reader, 1) || (next?.kind === "column" && isFigure(next)))) {
    readExtreme(reader, { kind: "extreme", descending, hints: [], count: false, plain: true });
    return;
  }
  const figure =
    size === null && ["aggregate", "average-of"].includes(next?.kind === "cue" ? next.cue.kind : "");
  if (figure && isNoun(peek(reader, 2))) {
    readExtreme(reader, { kind: "extreme", descending, hints: [], count: false, plain: true });
    return;
  }
  const time = size === null ? timeMeant(reader) : null;
  if (time !== null) {
    readExtreme(reader, time);
    return;
  }
  const unit = size === null ? null : cueAt(reader, "unit", 2);
  if (unit !== null) {
    const extreme = { descending, size, by: null, aggregation: null, hints: [], of: null };
    frame.groups.push({ kind: "grain", grain: unit.grain, ranked: true });
    frame.extremes.push({ ...extreme, count: false, plain: false });
    reader.openExtreme = true;
    reader.at += 2;
    return;
  }
  if (size === null && !isNoun(next)) {
    if (next?.kind === "value" && sizes.has(tokens[next.start - 1]?.text ?? "")) {
      pushOpen(reader, descending, tableAfterValue(reader, 1));
      return;
    }
    frame.leftover += 0.5;
    if (next === undefined && frame.targets.length === 0 && !frame.counting)
      pushOpen(reader, descending, null);
    return;
  }
  const measure = peek(reader, 2);
  if (measure?.kind === "column" && measure.options[0]?.kind === "number" && frame.targets.length > 0) {
    frame.extremes.push({
      descending,
      size,
      by: measure,
      aggregation: null,
      hints: [],
      of: null,
      count: false,
      plain: false,
    });
    reader.at += 2;
    return;
  }
  const count = cueAt(reader, "count", 2) !== null;
  const counted = peek(reader, 3);
  if (count && size !== null && counted?.kind === "table" && frame.targets.length > 0) {
    const extreme = { descending, size, by: counted, aggregation: null, hints: [], of: null };
    frame.extremes.push({ ...extreme, count: true, plain: reader.zone === "filter" });
    reader.at += 3;
    return;
  }
  frame.extremes.push({
    descending,
    size: size ?? 1,
    by: null,
    aggregation: null,
    hints: [],
    of: tableAfterValue(reader, size === null ? 1 : 2),
    count,
    plain: false,
  });
  reader.openExtreme = true;
  if (size !== null) reader.at += 1;
}
