import { cuesOf, longestCue } from "../lexicon/cues.ts";
import { stopWords } from "../lexicon/stop-words.ts";
import type { Weights } from "../score/weights.ts";
import type { Token } from "../text/tokenize.ts";
import type { Item } from "./item.ts";

/** The cues that begin at a token, as items. */
export function cueItems(tokens: readonly Token[], at: number): Extract<Item, { kind: "cue" }>[] {
  const items: Extract<Item, { kind: "cue" }>[] = [];
  let phrase = "";
  let words = 0;
  for (let end = at + 1; end <= tokens.length && words <= longestCue; end += 1) {
    const token = tokens[end - 1];
    if (token === undefined || token.kind === "quoted") break;
    if (end - 1 > at && isHyphen(tokens, end - 1)) continue;
    words += 1;
    phrase = phrase === "" ? token.text : `${phrase} ${token.text}`;
    if (additions.has(phrase) && !endsNumber(tokens, at)) continue;
    if (phrase === "order by" && things.has(tokens[at - 1]?.text ?? "")) continue;
    if (phrase === "running" && tellsState(tokens, at)) continue;
    const bounds = isOfBound(tokens, at);
    const ofVerb = endsVerb(tokens, at, end);
    const ofBands = isSplitInto(tokens, at, end);
    for (const cue of cuesOf(phrase)) {
      if (bounds && (cue.kind === "extreme" || cue.kind === "top")) continue;
      if (ofVerb && cue.kind === "compare") continue;
      if (ofBands && cue.kind === "aggregate") continue;
      items.push({ kind: "cue", start: at, end, cue });
    }
  }
  return items;
}

/** "13+", "5 plus": that many and more, unless a further number is added. */
const additions: ReadonlySet<string> = new Set(["plus", "+"]);
const endsNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.kind === "number" && tokens[at + 1]?.kind !== "number";

/** "Laptops running Windows 10", "servers not running RHEL": how things are, and nothing that adds up. */
function tellsState(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isDoer = before?.kind === "word" && (!stopWords.has(before.text) || doers.has(before.text));
  return isDoer && after !== undefined && after.kind !== "mark" && !stopWords.has(after.text);
}

const doers: ReadonlySet<string> = new Set("not never is are was were still that which who".split(" "));

/** "At least 10", "at most 5": a bound, and no rank of the least or the most. */
const isOfBound = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === "at" &&
  ["least", "most"].includes(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.kind === "number";

/** "Looked after in 2023", "handed over by branch": the particle of a verb before a preposition, and no bound. */
const endsVerb = (tokens: readonly Token[], at: number, end: number): boolean =>
  end === at + 1 && tokens[at]?.kind === "word" && prepositions.has(tokens[end]?.text ?? "");
const prepositions: ReadonlySet<string> = new Set(["in", "during", "on", "by", "at", "for"]);

/** "Invoices by total: under 5, 5 to 10": what is cut into bands is called so, and nothing is added up. */
const isSplitInto = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens[at - 1]?.text === "by" && tokens[end]?.text === ":";

/** "Returns per order by store": an order, and no wish how rows are ordered. */
const things: ReadonlySet<string> = new Set(["per", "each", "every", "an", "a", "the", "one"]);

/** What a cue is worth to a cut of the question. */
export function cueWorth(
  item: Extract<Item, { kind: "cue" }>,
  tokens: readonly Token[],
  weights: Weights,
): number {
  const size = item.end - item.start;
  const span = tokens.slice(item.start, item.end);
  const stop = span.every(({ text, kind }) => stopWords.has(text) || kind === "mark");
  if (item.cue.kind === "unit") return weights.segment.unitCue;
  if (item.cue.kind === "suffix") return weights.segment.suffix;
  if (item.cue.kind === "comparative") return weights.segment.comparative;
  if (stop && faintCues.has(item.cue.kind)) return weights.segment.stopCue * size;
  const full = Math.max(1, span.filter(({ text, kind }) => kind !== "mark" && !smallWords.has(text)).length);
  const whole = item.cue.kind === "compare" && size > 3 ? weights.segment.wholeBound : 0;
  return weights.segment.cue * full + weights.segment.cueWord * (size - 1) + whole;
}

/** "month-over-month": a mark that ties two words. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = tokens.slice(Math.max(0, at - 1), at + 2);
  return mark?.text === "-" && before?.end === mark.start && after?.start === mark.end;
}

const smallWords: ReadonlySet<string> = new Set([
  "of",
  "the",
  "a",
  "an",
  "in",
  "by",
  "to",
  "than",
  "then",
  "is",
  "are",
  "was",
  "were",
  "and",
  "for",
  "as",
  "on",
  "with",
  "that",
  "who",
  "have",
  "has",
  "do",
  "does",
  "did",
  "at",
  "or",
]);

/** Cues that are mostly function words: worth little, so that they give way to names. */
const faintCues: ReadonlySet<string> = new Set([
  "is",
  "having",
  "and",
  "which",
  "who",
  "when",
  "where",
  "both",
  "ratio",
  "minus",
  "top",
]);
