import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const figures: ReadonlyMap<string, string> = new Map([
  ...["average", "avg", "mean", "median", "total", "sum", "minimum", "min", "maximum", "max"].map(
    (word) => [word, word] as const,
  ),
  ...["smallest", "lowest", "shortest", "least"].map((word) => [word, "minimum"] as const),
  ...["largest", "biggest", "highest", "longest", "greatest"].map((word) => [word, "maximum"] as const),
]);
const joints: ReadonlySet<string> = new Set([",", "and", "&", "/", "plus", "the"]);
const openers: ReadonlySet<string> = new Set([":", ",", "-", "("]);

/** "Weight: smallest, largest, median", "price by brand (min/max)": the figures of what was named before them, which may rank something. */
export function leadingFigures(tokens: readonly Token[]): Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== "mark") + 1;
  let start = last;
  while (start > 0 && (figures.has(textAt(tokens, start - 1)) || joints.has(textAt(tokens, start - 1))))
    start -= 1;
  const list = tokens.slice(start, last).filter(({ text }) => figures.has(text));
  const opener = textAt(tokens, start) === "," ? start : start - 1;
  if (
    list.length === 0 ||
    opener < 1 ||
    (list.length === 1 && isListed(tokens, opener, list)) ||
    !openers.has(textAt(tokens, opener))
  )
    return [...tokens];
  const head = tokens.slice(0, opener);
  if (head.some(({ text }) => asking.has(text) || (figures.has(text) && !sums.has(text)))) return [...tokens];
  const ranked = rankedBy(head);
  return [...head.slice(0, ranked), ...list.flatMap(named), ...head.slice(ranked)];
}

/** "Worst weekday for rain (average)": where what the best or the worst is ranked by begins; 0 where nothing is. */
function rankedBy(head: readonly Token[]): number {
  const first = textAt(head, 0) === "the" ? 1 : 0;
  return ends.has(textAt(head, first)) ? head.findIndex(({ text }) => ways.has(text)) + 1 : 0;
}

const ends: ReadonlySet<string> = new Set("best worst strongest weakest top bottom".split(" "));
const ways: ReadonlySet<string> = new Set(["for", "by"]);

/** "Number, date, total": the last column of a list, and no figure of it. */
const isListed = (tokens: readonly Token[], opener: number, list: readonly Token[]): boolean =>
  list.some(({ text }) => sums.has(text)) ||
  tokens.slice(0, opener).some(({ kind, text }) => kind === "mark" && openers.has(text));

/** What a column may be called by ("order total"). */
const sums: ReadonlySet<string> = new Set(["total", "sum"]);
const asking: ReadonlySet<string> = new Set("how which what who top list show".split(" "));

/** A word for a figure, told from the next by a comma. */
function named(token: Token, at: number): Token[] {
  const text = figures.get(token.text) ?? token.text;
  const comma: Token = { ...token, raw: ",", text: ",", lemma: ",", kind: "mark" };
  return [...(at === 0 ? [] : [comma]), { ...token, raw: text, text, lemma: text }];
}
