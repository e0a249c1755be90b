import type { ModelIndex } from "../../index/model-index.ts";
import type { Panel } from "../../index/panels.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { numbersBefore } from "../links/numbers-said.ts";

const above = phrases("above", "over", "more than", "greater than", "higher than", "larger than");
const below = phrases("below", "under", "less than", "lower than", "smaller than", "fewer than");
const atLeast = phrases("at least", "no less than");
const atMost = phrases("at most", "no more than", "up to");
const bounds = [
  { said: above, denied: "at most" },
  { said: below, denied: "at least" },
  { said: atLeast, denied: "less than" },
  { said: atMost, denied: "more than" },
] as const;
const always = phrases("always", "consistently", "throughout", "at all times", "the whole time");
const every = phrases("in every single", "in every", "in each", "in all", "every single", "every", "all");
const linking: ReadonlySet<string> = new Set(
  "was is were are been be has have had stayed remained kept being a an the its their".split(" "),
);
const asking: ReadonlySet<string> = new Set(
  "in which what are were is the list show find name me".split(" "),
);

/**
 * "In which countries was life expectancy above 70 in every single year", "ports whose depth was always under 12" of rows that tell every thing
 * anew at each date: those that never had it otherwise.
 */
export function inEveryDate(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0) return null;
  for (const panel of index.panels) {
    const marker = markerOf(tokens, panel);
    const told = marker === null ? null : neverOtherwise(marker, panel, index);
    if (told !== null) return { words: told, tokens: tokens.length };
  }
  return null;
}

/** The question without what says that it holds at every date; null where nothing says so. */
function markerOf(tokens: readonly Token[], { date }: Panel): Token[] | null {
  for (const at of tokens.keys()) {
    const whole = phraseAt(tokens, at, always);
    const each = whole > 0 ? 0 : phraseAt(tokens, at, every);
    const isDate = each > 0 && date.words.includes(tokens[at + each]?.lemma ?? "");
    const size = whole > 0 ? whole : isDate ? each + 1 : 0;
    if (size > 0) return tokens.toSpliced(at, size);
  }
  return null;
}

function neverOtherwise(tokens: readonly Token[], { thing, table }: Panel, index: ModelIndex): string | null {
  const bound = boundIn(tokens);
  if (bound === null) return null;
  const { at, size, denied } = bound;
  let end = at;
  while (linking.has(textAt(tokens, end - 1))) end -= 1;
  const figure = numbersBefore(tokens, end, index);
  if (figure === null || figure.entries.every((entry) => entry.table !== table.id)) return null;
  const of = tokens.findIndex(
    ({ lemma, text }, place) => place < figure.start && text !== lemma && thing.words.includes(lemma),
  );
  if (of < 0) return null;
  const before = tokens.slice(0, of).filter(({ text }) => !asking.has(text));
  const rows = rawOf([...before, ...tokens.slice(of, of + 1)]);
  return `${rows} that never had a ${rawOf(tokens.slice(figure.start, end))} of ${denied} ${rawOf(tokens.slice(at + size))}`;
}

/** The only comparison with a number. */
function boundIn(tokens: readonly Token[]): { at: number; size: number; denied: string } | null {
  const found = [...tokens.keys()].flatMap((at) =>
    bounds.flatMap(({ said, denied }) => {
      const size = phraseAt(tokens, at, said);
      return size > 0 && numberSaid(tokens[at + size]) !== null ? [{ at, size, denied }] : [];
    }),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

inEveryDate.needs = [...openings(always), "every", "each", "all"];
