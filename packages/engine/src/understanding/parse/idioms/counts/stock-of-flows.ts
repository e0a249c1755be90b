import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { boundAt } from "../../wordings/bound-at.ts";
import type { Written } from "../written.ts";

const asked = phrases("how many", "how much");
const haves = phrases(
  ..."do we have|do we hold|do we keep|have we got|are there|is there|are|is|do we still have|are left|is left".split(
    "|",
  ),
);
const lying: ReadonlySet<string> = new Set(
  "lying sitting stored left kept available currently now still there".split(" "),
);
const there = phrases(
  "in stock",
  "on stock",
  "on hand",
  "in the warehouse",
  "in our warehouse",
  "right now",
  "left",
);
const pieces: ReadonlySet<string> = new Set("units pieces items pcs quantity".split(" "));
const longest = 6;

/**
 * "How many euro pallets do we have lying in each warehouse", "items with less than 100 in stock" where stock is what movements in and out add
 * up to: that sum, and not how many movements there were.
 */
export function stockOfFlows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (index.flow === null) return null;
  return bounded(tokens, at) ?? amount(tokens, at, index);
}

/** "Less than 100 in stock", "more than 50 on hand". */
function bounded(tokens: readonly Token[], at: number): Written | null {
  const bound = boundAt(tokens, at);
  if (bound === null) return null;
  const unit = pieces.has(textAt(tokens, at + bound.tokens)) ? 1 : 0;
  const size = phraseAt(tokens, at + bound.tokens + unit, there);
  return size === 0 ? null : { words: `total stock ${bound.words}`, tokens: bound.tokens + unit + size };
}

/** "How many lock nuts do we have in stock": of goods that the rows of movements are of. */
function amount(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = at + phraseAt(tokens, at, asked);
  if (start === at) return null;
  for (let verb = start + 1; verb <= start + longest; verb += 1) {
    const have = phraseAt(tokens, verb, haves);
    if (have === 0) continue;
    let end = verb + have;
    while (lying.has(textAt(tokens, end))) end += 1;
    const place = phraseAt(tokens, end, there);
    const isPlain = /^(?:are|is)$/.test(textAt(tokens, verb)) && place === 0 && end === verb + have;
    const goods = tokens.slice(start, verb);
    const [first, of, ...named] = goods;
    const rest = pieces.has(first?.text ?? "") && ["of", undefined].includes(of?.text) ? named : goods;
    if (isPlain || !areGoods(rest, index)) return null;
    const whose = rest.length === 0 ? "" : ` of ${rawOf(rest)}`;
    return { words: `total stock${whose}`, tokens: end + place - at };
  }
  return null;
}

/** Whether words are what a column of the movements, and of nothing that is counted, holds; none are all goods. */
function areGoods(said: readonly Token[], { values, columns, flow }: ModelIndex): boolean {
  if (said.length === 0) return true;
  const keys = [said.map(({ text }) => text).join(""), said.map(({ lemma }) => lemma).join("")];
  const found = keys.flatMap((key) => values.byKey.get(key) ?? []);
  const part = said.flatMap(({ lemma }) => values.byWord.get(lemma) ?? []);
  return [...found, ...part].some((id) => columns[values.values[id]?.column ?? -1]?.table === flow?.table);
}
