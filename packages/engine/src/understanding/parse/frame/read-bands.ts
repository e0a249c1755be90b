import type { Item, Noun } from "../item.ts";
import type { Bands } from "./bands.ts";
import { peek, type Reader, takeHeld } from "./reader.ts";

/**
 * "body mass in 500 g classes", "by seat band 1-10, 11-50": groups a number by bands. The number is the noun before or
 * after; without another figure the rows of each band are counted.
 */
export function readBands(reader: Reader, item: Extract<Item, { kind: "bands" }>): void {
  const { frame } = reader;
  const noun = numberBefore(reader) ?? numberAfter(reader);
  reader.at += 1;
  if (noun === null) {
    frame.leftover += 1;
    return;
  }
  frame.groups = frame.groups.filter((group) => group.kind !== "noun" || group.noun !== noun);
  frame.targets = frame.targets.filter((target) => target.noun !== noun);
  if (frame.targets.every(({ noun: each }) => each.kind === "table") || frame.targets.length === 0)
    frame.counting = true;
  frame.groups.push({ kind: "bands", noun: inUnit(noun, item.bands), bands: item.bands });
  frame.analysis = null;
  reader.pending = reader.pending.filter((each) => each === "count");
  reader.zone = "group";
}

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

const isNumber = (item: Item): item is Extract<Noun, { kind: "column" | "metric" }> =>
  item.kind === "metric" || (item.kind === "column" && item.options[0]?.kind === "number");
