import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const comparing: ReadonlySet<string> = new Set("than above below over under".split(" "));
const averages: ReadonlySet<string> = new Set("average avg mean median".split(" "));
/** How many words may say of which rows the average is. */
const longestKind = 3;

/** "More than the first class average fare", "above the average first class fare": the average of those rows, and not of all. */
export function averageOfKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!comparing.has(textAt(tokens, at))) return null;
  const from = textAt(tokens, at + 1) === "the" ? at + 2 : at + 1;
  const behind = averages.has(textAt(tokens, from)) ? from + 1 : from;
  for (let end = behind + longestKind; end > behind; end -= 1) {
    const average = behind > from ? from : end;
    const figure = behind > from ? end : end + 1;
    const size = averages.has(textAt(tokens, average)) ? numberAt(tokens, figure, index) : 0;
    const kind = tokens.slice(behind, end);
    if (size === 0 || !isKind(kind, index)) continue;
    const named = rawOf(tokens.slice(figure, figure + size));
    const words = `${tokens[at]?.raw} the ${tokens[average]?.raw} ${named} of ${rawOf(kind)}`;
    return { words, tokens: figure + size - at };
  }
  return null;
}

averageOfKind.needs = averages;

/** Words of values, alone or with what their column is called ("first class"). */
function isKind(said: readonly Token[], { values, words }: ModelIndex): boolean {
  const isValue = ({ text, lemma }: Token): boolean =>
    [text, lemma].some((word) => values.byKey.has(word) || values.byWord.has(word));
  return (
    said.some(isValue) &&
    said.every((token) => token.kind !== "mark" && (isValue(token) || words.columnsByWord.has(token.lemma)))
  );
}
