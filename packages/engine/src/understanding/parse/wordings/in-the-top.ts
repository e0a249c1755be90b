import { isRank } from "../../index/is-rank.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const finished =
  /^(?:(?:finish|plac|rank|end)(?:e[ds]|ing)?|places?|ranks?|finishes|ends?|came|comes?|coming|was|were|is|are|be|been|run|runs)$/;

/** "How many times did he finish in the top three" of rows that tell the place: those where it is at most 3. */
export function inTheTop(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  if (!finished.test(textAt(tokens, at))) return null;
  let place = at + 1;
  if (/^(?:in|within|among|inside)$/.test(textAt(tokens, place))) place += 1;
  else return null;
  if (textAt(tokens, place) === "the") place += 1;
  const size = textAt(tokens, place) === "top" ? numberSaid(tokens[place + 1]) : null;
  const behind = tokens[place + 2];
  const ends = behind === undefined || behind.kind === "mark" || closing.has(behind.text);
  const ranks = columns.filter(isRank);
  const told = ranks.filter(({ words }) => isRooted(words.at(-1) ?? "", textAt(tokens, at)));
  const [rank, other] = told.length > 0 ? told : ranks;
  if (size === null || !ends || rank === undefined || other !== undefined) return null;
  return { words: `where ${rank.column.label.toLowerCase()} is at most ${size}`, tokens: place + 2 - at };
}

const closing: ReadonlySet<string> = new Set("in at on of during for since after before between".split(" "));

inTheTop.needs = ["top"];
