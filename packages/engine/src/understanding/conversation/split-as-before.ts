import type { SemanticQuery } from "@parlance/contract";
import type { Frame } from "../parse/frame/frame.ts";
import type { Noun } from "../parse/item.ts";
import type { Token } from "../text/tokenize.ts";

const openers = /^(?:(?:and )?(?:the )?(?:same(?: thing)? )?(?:for|by|per)|(?:what|how) about)\b/;
const scopes = /^(?:only|just)\b/;

/** "Same for lead source", "and for each region", "what about branches" after a figure: it, split by that instead. */
export function splitAsBefore(frame: Frame, tokens: readonly Token[], previous: SemanticQuery): Frame {
  const { targets, conditions, groups, periods, extremes } = frame;
  const said = tokens.map(({ text }) => text).join(" ");
  const alone = conditions.length + groups.length + periods.length + extremes.length === 0;
  if (previous.kind !== "aggregate" || !openers.test(said) || !alone || targets.length === 0) return frame;
  if (frame.counting || !targets.every(({ aggregation, noun }) => aggregation === null && isKind(noun)))
    return frame;
  const split = targets.map(({ noun }) => ({ kind: "noun" as const, noun, each: false }));
  return { ...frame, targets: [], groups: split, leftover: 0 };
}

const those = /^(?:only|just) (?:those|these|the ones|ones)\b(?!.*\b(?:how many|number of|count)\b)/;

/** "Only those released before 2000" after a list: which of them, and not how many were released. */
export function thoseAlone(frame: Frame, tokens: readonly Token[], previous: SemanticQuery): Frame {
  const said = tokens.map(({ text }) => text).join(" ");
  if (previous.kind !== "list" || !frame.counting || !those.test(said)) return frame;
  return {
    ...frame,
    counting: false,
    targets: frame.targets.filter(({ aggregation }) => aggregation !== "count"),
  };
}

/** "Only female customers" of a sheet where nothing but a "customer type" is called so: the rows of women, and no such column beside them. */
export function scopedAlone(frame: Frame, tokens: readonly Token[], previous: SemanticQuery): Frame {
  const { targets, conditions } = frame;
  const said = tokens.map(({ text }) => text).join(" ");
  if (previous.kind !== "aggregate" || !scopes.test(said) || conditions.length === 0 || frame.counting)
    return frame;
  const loose = targets.every(
    ({ noun, aggregation }) =>
      aggregation === null &&
      noun.kind === "column" &&
      noun.options.every(({ evidence }) => evidence === "partial" || evidence === "synonym"),
  );
  return loose && targets.length > 0 ? { ...frame, targets: [] } : frame;
}

const isKind = (noun: Noun): boolean =>
  noun.kind === "table" || (noun.kind === "column" && noun.options[0]?.kind !== "number");
