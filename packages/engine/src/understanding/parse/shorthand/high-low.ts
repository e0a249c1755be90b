import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const highs: ReadonlySet<string> = new Set(["max", "maximum", "high", "highest"]);
const lows: ReadonlySet<string> = new Set(["min", "minimum", "low", "lowest"]);
const judging: ReadonlySet<string> = new Set("how too very is are was were as so to from".split(" "));

/** "Mean daily high", "days with lows under -5" of rows that tell the greatest and the least of one thing: its two columns. */
export function highLow(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const daily = textAt(tokens, at) === "daily" ? 1 : 0;
  const word = tokens[at + daily];
  const ends = word?.lemma === "high" ? highs : word?.lemma === "low" ? lows : null;
  if (ends === null || index.words.columnsByWord.has(word?.lemma ?? "")) return null;
  const [before, next] = [textAt(tokens, at - 1), tokens[at + daily + 1]];
  const noun = next?.kind === "word" && !stopWords.has(next.text) && cuesOf(next.text).length === 0;
  if (noun || judging.has(before) || next?.text === "to") return null;
  const column = endOf(index, ends);
  return column === null ? null : { words: column.column.label, tokens: daily + 1 };
}

/** The column of one end, where the data tells both ends of one thing alone. */
function endOf({ columns }: ModelIndex, ends: ReadonlySet<string>): ColumnEntry | null {
  const numbers = columns.filter(({ column }) => column.role === "measure");
  const [only, other] = numbers.filter(
    (entry) => has(entry, highs) && numbers.some((twin) => has(twin, lows) && isTwin(entry, twin)),
  );
  if (only === undefined || other !== undefined) return null;
  return numbers.find((entry) => has(entry, ends) && (entry === only || isTwin(only, entry))) ?? null;
}

const has = ({ words }: ColumnEntry, ends: ReadonlySet<string>): boolean =>
  words.some((word) => ends.has(word));

const isTwin = (one: ColumnEntry, other: ColumnEntry): boolean =>
  one.table === other.table && one !== other && rest(one) === rest(other);

const rest = ({ words }: ColumnEntry): string =>
  words.filter((word) => !highs.has(word) && !lows.has(word)).join(" ");
