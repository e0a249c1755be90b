import { holdsFigure } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";

const measured: ReadonlyMap<string, readonly string[]> = new Map([
  ["weigh", ["weight", "mass"]],
  ["cost", ["price", "cost", "fare", "fee", "charge", "rate"]],
]);
const typically = phrases(
  "on average",
  "on avg",
  "on the average",
  "in the mean",
  "typically",
  "usually",
  "normally",
  "as a rule",
);
const averages: ReadonlySet<string> = new Set(["average", "typical", "avg", "mean", "ordinary"]);
const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "would", "will", "can"]);
const ones = phrases(
  ...["a", "an", "one", "1", "the", "each", "a single", "one single", "every"].flatMap((each) =>
    ["unit of", "piece of", "item of", "copy of"].map((unit) => `${each} ${unit}`),
  ),
);
const comparing: ReadonlySet<string> = new Set(
  "more less over under between at above below exactly up the".split(" "),
);
const longest = 9;

/**
 * "How much does a crate weigh on average", "what do men and women weigh on average", "on average, what does our cheese cost": the average
 * of what a verb measures. "What does one piece of Gouda cost" asks as "how much does Gouda cost".
 */
export function measuredByVerb(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const asker = tokens.findIndex(
    ({ text }, at) => (text === "how" && textAt(tokens, at + 1) === "much") || (text === "what" && at < 12),
  );
  const verb = tokens.findIndex(
    ({ lemma }, at) => at > asker + 1 && at <= asker + 2 + longest && measured.has(lemma),
  );
  if (asker < 0 || verb < 0 || comparing.has(textAt(tokens, verb + 1))) return tokens;
  const size = textAt(tokens, asker) === "how" ? 2 : 1;
  const helped = helpers.has(textAt(tokens, asker + size)) ? 1 : 0;
  const start = asker + size + helped;
  const spoken = tokens.slice(start, verb);
  if (spoken.length === 0 || spoken.some(({ kind }) => kind === "mark")) return tokens;
  if (helped === 0 && (size === 1 || textAt(tokens, verb) === tokens[verb]?.lemma)) return tokens;
  const typical = typicalAt(tokens);
  const average = averages.has(textAt(tokens, start + 1)) || averages.has(textAt(tokens, start));
  if (typical === null && !average) return asPrice(tokens, asker, start, verb);
  const words = measured.get(tokens[verb]?.lemma ?? "") ?? [];
  const ours = ["us", "me"].includes(textAt(tokens, verb + 1));
  const named = figureOf(
    ours ? words.toSorted((one, other) => Number(other === "cost") - Number(one === "cost")) : words,
    index,
  );
  if (named === null) return tokens;
  const subject = spoken.filter(({ text }) => !averages.has(text));
  const left = [
    ...tokens.slice(0, asker),
    ...wordsFor(`average ${named} of`, tokens.slice(asker, start)),
    ...withoutUnit(subject),
    ...tokens.slice(verb + 1),
  ];
  return typical === null ? left : left.filter((token) => !typical.includes(token));
}

/** "What does one unit of Chai cost": how much it does; "what did repairs cost us": how much they did. */
function asPrice(tokens: readonly Token[], asker: number, start: number, verb: number): readonly Token[] {
  const spoken = withoutUnit(tokens.slice(start, verb));
  const what = textAt(tokens, asker) === "what";
  if (!what && spoken.length === verb - start) return tokens;
  return [
    ...tokens.slice(0, asker),
    ...wordsFor(
      textAt(tokens, start - 1) === "did" ? "how much did" : "how much does",
      tokens.slice(asker, start),
    ),
    ...spoken,
    ...tokens.slice(verb),
  ];
}

function withoutUnit(subject: readonly Token[]): readonly Token[] {
  const unit = phraseAt(subject, 0, ones);
  return subject.slice(unit);
}

/** "On average", "typically", with the comma behind it where it opens the question. */
export function typicalAt(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex((_, place) => phraseAt(tokens, place, typically) > 0);
  if (at < 0) return null;
  const end = at + phraseAt(tokens, at, typically);
  return tokens.slice(at, at === 0 && textAt(tokens, end) === "," ? end + 1 : end);
}

/** The one number that is called by the first of such words, else the word; null where no number is. */
function figureOf(words: readonly string[], { columns }: ModelIndex): string | null {
  for (const word of words) {
    const called = columns.filter((entry) => holdsFigure(entry) && entry.words.includes(word));
    if (called.length > 0) return called.length === 1 ? (called[0]?.column.label ?? word) : word;
  }
  return null;
}
