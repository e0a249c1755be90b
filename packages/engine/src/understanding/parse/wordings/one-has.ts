import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { rowsAt } from "../idioms/counts/rows-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const one = /^(?:a|an|one|each|every)$/;
const has =
  /^(?:has|have|had|gets?|got|makes?|made|brings?|brought|earns?|earned|generates?|contributes?|includes?|contains?|holds?|raises?|opens?|files?|places?|books?|yields?|carr(?:y|ies)|costs?|pays?|spends?|buys?)$/;
const averages = /^(?:average|avg|mean|typical)$/;
const figureLongest = 3;

/**
 * "The average number of visits a tenant has", "rent a mooring brings (in)", "how much rent does a mooring bring on average", "how much is
 * a visit worth on average": so much per one of them.
 */
export function oneHas(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "much")
    return worth(tokens, at) ?? bringsIn(tokens, at + 1, 1) ?? asked(tokens, at, index);
  if (textAt(tokens, at) === "how" && sizes.has(textAt(tokens, at + 1))) return sizeOf(tokens, at, index);
  if (textAt(tokens, at) === "what") return bringsIn(tokens, at, 0);
  if (textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "many")
    return takes(tokens, at, index) ?? ofOneKind(tokens, at, index);
  return told(tokens, at, index);
}

/** "… a tenant has" behind a figure: "per tenant". */
function told(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!/^(?:a|an|each|every)$/.test(textAt(tokens, at)) || at < 1) return null;
  const before = tokens[at - 1];
  if (before?.kind !== "word" || cuesOf(before.text).length > 0 || notFigures.has(before.text)) return null;
  const size = holderAt(tokens, at + 1, index);
  const verb = at + 1 + size;
  if (size === 0 || !has.test(textAt(tokens, verb))) return null;
  const particle = ["in", "up"].includes(textAt(tokens, verb + 1)) ? 1 : 0;
  const end = verb + 1 + particle;
  const next = tokens[end];
  if (next !== undefined && next.kind !== "mark" && !ending.has(next.text)) return null;
  return { words: `per ${rawOf(tokens.slice(at + 1, verb))}`, tokens: end - at };
}

/** "How many visits does a repair take": on average. */
function takes(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [aux, verb] = [at + 3, at + 6];
  const rows = tokens[at + 2];
  if (rows?.kind !== "word" || tableNamed(rows, index) === null) return null;
  if (textAt(tokens, aux) !== "does" || !/^(?:a|an|one)$/.test(textAt(tokens, aux + 1))) return null;
  if (!/^(?:take|need|require)$/.test(textAt(tokens, verb))) return null;
  const holder = rawOf(tokens.slice(aux + 2, verb));
  return { words: `average number of ${rows.raw} per ${holder}`, tokens: onAverage(tokens, verb + 1) - at };
}

const owning = /^(?:have|hold|carry|contain|get|need|use|seat|take)$/;

/** "How many seats does a Bombardier have" of a kind that several rows are of: of one of them, and not of all together. */
function ofOneKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const aux = tokens.findIndex(({ text }, place) => place > at + 2 && text === "does");
  if (aux < 0 || aux > at + 2 + figureLongest || !/^(?:a|an|one)$/.test(textAt(tokens, aux + 1))) return null;
  const verb = tokens.findIndex(({ text }, place) => place > aux + 2 && owning.test(text));
  const kind = rawOf(tokens.slice(aux + 2, verb));
  const figure = tokens.slice(at + 2, aux);
  const measured = figure.some(({ lemma }) =>
    (index.words.columnsByWord.get(lemma) ?? []).some((id) => index.columns[id]?.column.role === "measure"),
  );
  if (verb < 0 || !measured || !index.values.byKey.has(valueKey(kind))) return null;
  return { words: `average ${rawOf(figure)} of ${kind}`, tokens: onAverage(tokens, verb + 1) - at };
}

const notFigures: ReadonlySet<string> = new Set(
  "is are was for of in per by with and or to does do did that which".split(" "),
);
const ending: ReadonlySet<string> = new Set("by per for in each on of".split(" "));

/** "How much rent does a mooring bring (in) (on average)". */
function asked(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const aux =
    tokens.slice(at + 3, at + 4 + figureLongest).findIndex(({ text }) => /^(?:do|does|did)$/.test(text)) +
    at +
    3;
  if (aux < at + 3) return null;
  const figure = rawOf(tokens.slice(at + 2, aux));
  const typical = averageOf(tokens, aux);
  if (typical !== null) return { words: `average ${figure} per ${typical.words}`, tokens: typical.end - at };
  const size = one.test(textAt(tokens, aux + 1)) ? holderAt(tokens, aux + 2, index) : 0;
  const verb = aux + 2 + size;
  if (size === 0 || !has.test(textAt(tokens, verb))) return null;
  const behind = ["in", "up"].includes(textAt(tokens, verb + 1)) ? verb + 2 : verb + 1;
  const end = onAverage(tokens, behind);
  const isTypical = end > behind || !/^(?:each|every)$/.test(textAt(tokens, aux + 1));
  return {
    words: `${isTypical ? "average " : ""}${figure} per ${rawOf(tokens.slice(aux + 2, verb))}`,
    tokens: end - at,
  };
}

/** "… do we make with the average tenant", "does the average tenant bring in". */
function averageOf(tokens: readonly Token[], aux: number): { words: string; end: number } | null {
  const at = tokens.slice(aux, aux + 6).findIndex(({ text }) => averages.test(text)) + aux;
  if (at <= aux || !["the", "an"].includes(textAt(tokens, at - 1)) || tokens[at + 1]?.kind !== "word")
    return null;
  const verb = has.test(textAt(tokens, at + 2)) ? 1 : 0;
  const particle = verb === 1 && ["in", "up"].includes(textAt(tokens, at + 3)) ? 1 : 0;
  return { words: rawOf(tokens.slice(at + 1, at + 2)), end: at + 2 + verb + particle };
}

/** "How much is a visit worth (on average)": the average value of a visit. */
function worth(tokens: readonly Token[], at: number): Written | null {
  if (!["is", "was"].includes(textAt(tokens, at + 2)) || !/^(?:a|an|one)$/.test(textAt(tokens, at + 3)))
    return null;
  const end = tokens.findIndex(({ text }, place) => place > at + 4 && place < at + 9 && text === "worth");
  return end < 0
    ? null
    : { words: `average ${oneOf(tokens, at + 4, end)} value`, tokens: onAverage(tokens, end + 1) - at };
}

const sizes: ReadonlySet<string> = new Set(["big", "large", "high"]);
const areas: ReadonlySet<string> = new Set(["size", "area", "capacity"]);

/** "How big is a bill on average", "how large are our orders on average", "how big is the average bill": the average value of one. */
function sizeOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["is", "are", "was", "were"].includes(textAt(tokens, at + 2))) return null;
  let start = at + 3;
  while (/^(?:a|an|one|the|our|their|your)$/.test(textAt(tokens, start))) start += 1;
  const averaged = averages.test(textAt(tokens, start)) ? 1 : 0;
  const size = rowsAt(tokens, start + averaged, index);
  const behind = start + averaged + size;
  const end = onAverage(tokens, behind);
  const typical =
    averaged === 1 || end > behind || tokens.some((_, place) => onAverage(tokens, place) > place);
  const table = size === 0 ? null : tableNamed(tokens[behind - 1], index);
  const measured = index.columns.some(
    ({ table: id, words }) => id === table?.id && words.some((word) => areas.has(word)),
  );
  if (!typical || table === null || measured) return null;
  return { words: `average ${oneOf(tokens, start + averaged, behind)} value`, tokens: end - at };
}

/** "One of our visits": a visit. */
const oneOf = (tokens: readonly Token[], from: number, end: number): string =>
  textAt(tokens, from) === "of" ? (tokens[end - 1]?.lemma ?? "") : rawOf(tokens.slice(from, end));

const brings = /^(?:brings?|spends?|makes?|generates?|contributes?|earns?)$/;

/** "What one tenant brings in on average", "how much does a tenant spend on average": revenue per tenant; `before` tokens stand before. */
function bringsIn(tokens: readonly Token[], at: number, before: number): Written | null {
  const does = ["does", "did"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  if (!one.test(textAt(tokens, at + 1 + does))) return null;
  const verb = tokens.findIndex(
    ({ text }, place) => place > at + 2 + does && place < at + 5 + does && brings.test(text),
  );
  if (verb < 0) return null;
  const us = textAt(tokens, verb + 1) === "us" ? 1 : 0;
  const size = us + (textAt(tokens, verb + 1 + us) === "in" ? 1 : 0);
  const end = onAverage(tokens, verb + 1 + size);
  const typical = end > verb + 1 + size || (size > 0 && textAt(tokens, at + 1 + does) === "one");
  if (!typical || (size === 0 && !textAt(tokens, verb).startsWith("spend"))) return null;
  const said = rawOf(tokens.slice(at + 2 + does, verb));
  const kinds = verb > at + 3 + does ? ` for ${said}s` : "";
  return {
    words: `average revenue per ${rawOf(tokens.slice(verb - 1, verb))}${kinds}`,
    tokens: end - at + before,
  };
}

/** Where "on average" ends if it stands there. */
const onAverage = (tokens: readonly Token[], at: number): number =>
  textAt(tokens, at) === "on" && averages.test(textAt(tokens, at + 1)) ? at + 2 : at;

/** How many tokens name what each one is: rows, or a number that is counted ("a seat"). */
function holderAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const rows = rowsAt(tokens, at, index);
  if (rows > 0) return rows;
  const token = tokens[at];
  return token?.kind === "word" &&
    (index.words.columnsByWord.has(token.lemma) || index.words.tablesByWord.has(token.lemma))
    ? 1
    : 0;
}
