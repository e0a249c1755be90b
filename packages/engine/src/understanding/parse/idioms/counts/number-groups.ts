import { isNumeric } from "../../../index/entries.ts";
import { columnsCalled } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const groups: ReadonlySet<string> = new Set("group band bracket range bucket bin cohort".split(" "));
/** How many groups a number is cut into, about. */
const about = 6;
const widths: readonly number[] = [1, 2, 5, 10, 12, 20, 25, 50, 100, 200, 250, 500];

/** "Churn rate by tenure group", "customers by age band": a number of many values by steps of a round width, which no column holds. */
export function numberGroups(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, group] = tokens.slice(at, at + 2);
  if (
    token?.kind !== "word" ||
    !groups.has(group?.lemma ?? "") ||
    tokens.some(({ kind }) => kind === "number")
  )
    return null;
  if (index.words.phrases.has(`${token.lemma}${group?.lemma}`)) return null;
  const named = columnsCalled(index, token.lemma);
  const number = named.find(({ column }) => isNumeric(column) && (column.profile?.distinct ?? 0) > about * 2);
  const { minimum, maximum } = number?.column.profile ?? {};
  const width = widths.find((each) => each * about >= Number(maximum) - Number(minimum));
  if (
    number === undefined ||
    width === undefined ||
    !["by", "per", "each", "across", "which"].includes(textAt(tokens, at - 1))
  )
    return null;
  return { words: `${token.raw} in steps of ${width}`, tokens: 2 };
}

numberGroups.needs = groups;
