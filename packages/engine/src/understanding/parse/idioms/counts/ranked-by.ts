import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { figureAt, numberAt } from "./number-at.ts";

const kinds = (ends: string, deeds: string) =>
  phrases(...ends.split(" ").flatMap((end) => deeds.split("|").map((deed) => `${end} ${deed}`)));
const best = kinds(
  "best top most highest",
  "selling|- selling|sold|popular|ordered|bought|purchased|common|used",
);
const worst = kinds(
  "worst least lowest",
  "selling|- selling|sold|popular|ordered|bought|purchased|common|used",
);
/** Most words of what is ranked. */
const longest = 3;

/** "Most popular dish by portions", "5 best selling product lines by quantity": the figure behind "by" ranks, not the number of rows. */
export function rankedBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const many = numberSaid(tokens[at]) === null ? 0 : 1;
  const [high, low] = [phraseAt(tokens, at + many, best), phraseAt(tokens, at + many, worst)];
  if (high + low === 0) return null;
  const taken = many + (high || low);
  const by = tokens.findIndex(({ text }, place) => place > at + taken && text === "by");
  const noun = tokens.slice(at + taken, by);
  if (by < 0 || noun.length > longest || noun.some(({ kind }) => kind !== "word")) return null;
  const start = by + (textAt(tokens, by + 1) === "total" && numberAt(tokens, by + 2, index) > 0 ? 2 : 1);
  const counted = textAt(tokens, start) === "number" && textAt(tokens, start + 1) === "of";
  if (!counted && figureAt(tokens, start, index) === 0) return null;
  const ranked = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:top|bottom)$/.test(text));
  const size = many > 0 ? (tokens[at]?.raw ?? "") : "";
  const end = ranked ? "" : high > 0 ? "top" : "bottom";
  return { words: `${end} ${size}`.trim(), tokens: taken };
}

rankedBy.needs = openings(best, worst);
