import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";

const longestHead = 4;
const longestFigure = 4;

/**
 * "Norwegian ports: no. of visits, total fee", "active members, avg age": figures of these rows, and not of each of them; "…, visits, total fee
 * each" are of each.
 */
export function figuresOfRows(tokens: readonly Token[], index: ModelIndex): Token[] {
  const mark = tokens.findIndex(({ kind }) => kind === "mark");
  const head = tokens.slice(0, Math.max(0, mark));
  const last = tokens.findLastIndex(({ kind }) => kind !== "mark") + 1;
  const [opener, rows] = [tokens[mark], head.at(-1)];
  if (opener === undefined || ![",", ":"].includes(opener.text) || rows === undefined) return [...tokens];
  if (head.length > longestHead || head.some(isSmall) || !areRows(rows, index)) return [...tokens];
  const each = textAt(tokens, last - 1) === "each";
  const figures = tokens.slice(mark + 1, each ? last - 1 : last);
  if (!opensWithFigure(figures) || (head.length === 1 && !each)) return [...tokens];
  if (figures.some(({ text }) => ["per", "each", "every", "by"].includes(text))) return [...tokens];
  const joint = (text: string): Token => ({ ...opener, raw: text, text, lemma: text, kind: "word" });
  const named = figures.flatMap((token, at) =>
    isBare(figures, at) ? [joint("number"), joint("of"), rows] : [token],
  );
  // What the rows of a sheet share would be what they are split by: which of them is meant is said by the condition alone.
  return [
    ...named,
    joint("for"),
    ...(each ? [joint("each")] : []),
    ...(each || tableNamed(rows, index) !== null ? head : head.slice(0, -1)),
  ];
}

/** Rows of a table, or what the rows of a sheet share. */
const areRows = (rows: Token, index: ModelIndex): boolean =>
  tableNamed(rows, index) !== null ||
  index.inner.some(({ words }) => words.at(-1) === rows.lemma) ||
  index.words.phrases.has(`${rows.lemma}id`);

/** A word that is no condition on rows: one with a function, or none at all. */
const isSmall = ({ kind, text }: Token): boolean =>
  kind !== "word" || stopWords.has(text) || cuesOf(text).length > 0;

/** "Count" by itself: of the rows. */
const isBare = (figures: readonly Token[], at: number): boolean =>
  ["count", "number"].includes(textAt(figures, at)) &&
  [at - 1, at + 1].every((beside) => ["", ",", "and", "&"].includes(textAt(figures, beside)));

/** "Total fee", "number of visits", "visit count". */
function opensWithFigure(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ kind, text }) => kind === "mark" || text === "and");
  const first = tokens.slice(0, end < 0 ? tokens.length : end);
  if (first.length > longestFigure || textAt(first, 0) === "how") return false;
  const phrases = [1, 2].map((size) =>
    first
      .slice(0, size)
      .map(({ text }) => text)
      .join(" "),
  );
  return (
    ["count", "total", "sum"].includes(first.at(-1)?.text ?? "") ||
    phrases.some((phrase) => cuesOf(phrase).some(({ kind }) => kind === "aggregate" || kind === "count"))
  );
}
