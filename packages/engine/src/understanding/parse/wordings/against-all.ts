import { type ColumnEntry, isNumeric, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { comparativeHints, type Hint } from "../../lexicon/adjectives.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const list = (text: string): string[] => text.split("|");
const beats = phrases(
  ...list(
    "beats|beat|beating|exceeds|exceed|exceeding|tops|topping|surpasses|surpass|surpassing|outdoes|outperforms|outperform|outperforming|is better than|are better than",
  ),
);
const above = phrases(
  ...list(
    "above|over|higher than|more than|greater than|better than|longer than|larger than|bigger than|worse than",
  ),
);
const below = phrases(...list("below|under|lower than|less than|shorter than|smaller than|fewer than"));
const averages = /^(?:average|avg|mean)$/;
const wholes = /^(?:overall|general|total|whole|global|grand)$/;
/** What all rows are of, where the data has nothing that is called so. */
const houses: ReadonlySet<string> = new Set(
  "company chain group network firm business organisation organization national market fleet portfolio house team-wide company-wide".split(
    " ",
  ),
);
const all = phrases(
  ...list(
    "across all the data|across the whole data|across everything|overall|in general|on the whole|across the board|in total|for all of them|as a whole",
  ),
);

/**
 * "Whose average score beats the overall average", "exceeds that of all calls", "is higher than it is across all the data", "than the average
 * over all tickets", "heavier than crabs are on average": above or below the average of all.
 */
export function againstAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = phraseAt(tokens, at, beats);
  const more = verb > 0 ? 0 : phraseAt(tokens, at, above);
  const less = verb + more > 0 ? 0 : phraseAt(tokens, at, below);
  const size = verb + more + less;
  if (size === 0)
    return textAt(tokens, at) === "than"
      ? thanThey(tokens, at, index)
      : (betterOnAverage(tokens, at, index) ?? rowsOnAverage(tokens, at, index));
  const side = less > 0 ? "below" : "above";
  const behind = at + size;
  const averaged = tokens.slice(0, at).some(({ text }) => averages.test(text));
  const that = averaged ? thatOfAll(tokens, behind) : 0;
  if (that > 0) return { words: `is ${side} the overall average`, tokens: size + that };
  const same = sameOfAll(tokens, at, behind);
  if (same > 0) return { words: `${side} the overall average`, tokens: size + same };
  const average = averageAt(tokens, behind, index);
  if (average === null) return null;
  if (verb > 0 && averaged)
    return {
      words: `is ${side} the overall average`,
      tokens: average.end + saidAgain(tokens, at, average.end) - at,
    };
  const figure = tokens[average.end];
  const named = verb > 0 && figure?.kind === "word" && tokens[average.end + 1]?.kind !== "word";
  if (named)
    return { words: `with average ${figure.raw} ${side} the overall average`, tokens: average.end + 1 - at };
  return average.all ? { words: `${side} the overall average`, tokens: average.end - at } : null;
}

/** "Whose average gift beats the overall average gift": how many tokens say again what the average is of. */
function saidAgain(tokens: readonly Token[], at: number, behind: number): number {
  const average = tokens.slice(0, at).findLastIndex(({ text }) => averages.test(text));
  const figure = tokens.slice(average + 1, at);
  return figure.every(({ lemma }, place) => tokens[behind + place]?.lemma === lemma) ? figure.length : 0;
}

/** "A rate above the overall rate": how many tokens say again what is compared. */
function sameOfAll(tokens: readonly Token[], at: number, behind: number): number {
  const the = ["the", "our"].includes(textAt(tokens, behind)) ? 1 : 0;
  if (!wholes.test(textAt(tokens, behind + the)) || textAt(tokens, behind + the) === "total") return 0;
  const said = [4, 3, 2, 1].find((size) => {
    const [own, again] = [tokens.slice(at - size, at), tokens.slice(behind + the + 1).slice(0, size)];
    return (
      at >= size &&
      own.every(({ kind, text }, place) => kind === "word" && text === again[place]?.text) &&
      !averages.test(own[0]?.text ?? "")
    );
  });
  return said === undefined ? 0 : the + 1 + said;
}

/** "The (overall) average (over all tickets)": where it ends, and whether it is said to be of all. */
function averageAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { end: number; all: boolean } | null {
  const the = ["the", "an", "our"].includes(textAt(tokens, at)) ? 1 : 0;
  const word = textAt(tokens, at + the);
  const ours = houses.has(word) && !isOfData(word, index);
  const whole = wholes.test(word) || ours ? 1 : 0;
  const end = at + the + whole + 1;
  if (!averages.test(textAt(tokens, end - 1))) return null;
  const over =
    /^(?:over|across|of|for|among)$/.test(textAt(tokens, end)) && textAt(tokens, end + 1) === "all";
  const article = ["the", "our"].includes(textAt(tokens, end + 2)) ? 1 : 0;
  return over && tokens[end + 2 + article]?.kind === "word"
    ? { end: end + 3 + article, all: true }
    : { end, all: ours };
}

/** Whether the data has rows, kinds or values that are called so; a number of them ("companies worked for") is none. */
const isOfData = (word: string, { words, values, columns }: ModelIndex): boolean =>
  (words.columnsByWord.get(word) ?? []).some((id) => columns[id]?.column.role !== "measure") ||
  words.tablesByWord.has(word) ||
  values.byKey.has(word);

/** "That of all calls", "that for the city as a whole", "it is across all the data", "they are overall": how many tokens say so. */
function thatOfAll(tokens: readonly Token[], at: number): number {
  const pronoun = /^(?:that|it|they|those)$/.test(textAt(tokens, at)) ? 1 : 0;
  if (pronoun === 0) return 0;
  const is = /^(?:is|are|was|were)$/.test(textAt(tokens, at + 1)) ? 1 : 0;
  const whole = phraseAt(tokens, at + 1 + is, all);
  if (whole > 0) return 1 + is + whole;
  if (!/^(?:of|for|across|over|in)$/.test(textAt(tokens, at + 1))) return 0;
  if (textAt(tokens, at + 2) === "all") {
    const article = ["the", "our"].includes(textAt(tokens, at + 3)) ? 1 : 0;
    return tokens[at + 3 + article]?.kind === "word" ? 4 + article : 0;
  }
  const article = ["the", "our"].includes(textAt(tokens, at + 2)) ? 1 : 0;
  if (["whole", "entire"].includes(textAt(tokens, at + 2 + article))) return 4 + article;
  const end = phraseAt(tokens, at + 3 + article, all);
  return article === 1 && end > 0 ? 3 + article + end : 0;
}

/** "Than crabs are on average", "than crabs weigh on average": than the average crab. */
function thanThey(tokens: readonly Token[], at: number, { values }: ModelIndex): Written | null {
  const noun = tokens[at + 1];
  const average = textAt(tokens, at + 3) === "on" && averages.test(textAt(tokens, at + 4));
  const single = noun?.text.slice(0, -1) ?? "";
  return noun?.kind === "word" && tokens[at + 2]?.kind === "word" && average
    ? { words: `than the average ${values.byWord.has(single) ? single : noun.lemma}`, tokens: 5 }
    : null;
}

const comparatives = /^(?:better|worse|higher|lower|longer|shorter|bigger|smaller|larger|greater)$/;

const gets = /^(?:get|gets|got|have|has|had|score|reach)$/;

/** "Get a better score on average than the average": have an average score above it. */
function betterOnAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!gets.test(textAt(tokens, at))) return null;
  const place = ["a", "an"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const comparative = textAt(tokens, place);
  if (!comparatives.test(comparative)) return null;
  const on = tokens.findIndex(({ text }, each) => each > place + 1 && each < place + 5 && text === "on");
  if (on < 0 || !averages.test(textAt(tokens, on + 1)) || textAt(tokens, on + 2) !== "than") return null;
  const average = averageAt(tokens, on + 3, index);
  const figure = tokens.slice(place + 1, on).map(({ raw }) => raw);
  const side = /^(?:worse|lower|shorter|smaller)$/.test(comparative) ? "below" : "above";
  return average === null
    ? null
    : {
        words: `have an average ${figure.join(" ")} ${side} the overall average`,
        tokens: average.end - at,
      };
}

/** "Whose bags are heavier on average than the overall mean": with an average of what the adjective measures in those rows above it. */
function rowsOnAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const owned = textAt(tokens, at) === "whose" ? 1 : 0;
  const verb = owned > 0 ? at + 2 : ["that", "which", "who"].includes(textAt(tokens, at)) ? at + 1 : -1;
  if (verb < 0 || !/^(?:is|are|was|were)$/.test(textAt(tokens, verb))) return null;
  const [hint] = comparativeHints(textAt(tokens, verb + 1));
  const said = ["on average than", "on avg than"].some(
    (words) => phraseAt(tokens, verb + 2, phrases(words)) > 0,
  );
  const average = hint === undefined || !said ? null : averageAt(tokens, verb + 5, index);
  if (hint === undefined || average === null) return null;
  const sheet = index.tables.length === 1 ? index.tables[0] : null;
  const table = owned > 0 ? tableNamed(tokens[at + 1], index) : sheet;
  const words = averageOfHint(hint, table, index);
  return words === null ? null : { words, tokens: average.end - at };
}

/** "Heavier": with an average of what the adjective measures in a table's rows on its side of the overall one; null where no one column tells it. */
export function averageOfHint(
  hint: Hint,
  table: TableEntry | null | undefined,
  index: ModelIndex,
): string | null {
  const figure = figureOfHint(hint, table, index);
  return figure === null
    ? null
    : `with an average ${figure.column.label} ${hint.descending ? "above" : "below"} the overall average`;
}

/** The one number of a table's rows that an adjective measures; null where none does, or none rather than another. */
export function figureOfHint(
  hint: Hint,
  table: TableEntry | null | undefined,
  { columns }: ModelIndex,
): ColumnEntry | null {
  const [first, second] = (table?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, words, foreign }) =>
        !foreign && isNumeric(column) && words.some((word) => hint.words.includes(word)),
    )
    .toSorted((one, other) => one.words.length - other.words.length);
  return first === undefined || first.words.length === second?.words.length ? null : first;
}
