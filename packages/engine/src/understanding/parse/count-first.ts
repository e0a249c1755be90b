import { isSuperlative } from "../lexicon/superlative.ts";
import { textAt } from "../text/phrase-at.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const asking = words(
  "how which what who list show give tell is are was were do does did have has number count average total compare",
);
const joints = words(": , ; ( -");
const counts = words("number count tally");
/** What may stand before and behind what asks for the count and says no more. */
const small = words(
  "and so but just only what is what's whats was the a their total overall exact give tell show me i we need want you please of them those these it that they there are were do did have has had get got see be would in all sum altogether together overall exactly far each every one kind type group band for per ) ? ! .",
);

/** "Clients who ordered in May: how many?", "…, what's the number", "…, how many are there", "…, count per town": how many clients ordered in May. */
export function countFirst(tokens: readonly Token[]): Token[] {
  const joint = tokens.findLastIndex(({ text }) => joints.has(text));
  const tail = tokens.slice(joint + 1);
  if (joint < 1 || asking.has(textAt(tokens, 0))) return [...tokens];
  const split = splitOf(tokens.slice(0, joint), tail);
  if (split > 0) return [...countOf(tail.slice(0, 1)), ...tokens.slice(0, joint), ...tail.slice(split)];
  if (!asksCount(tail)) return [...tokens];
  if (tellsOne(tokens.slice(0, joint), tail)) return [...tokens];
  const marks = tokens.slice(0, joint).findLastIndex(({ text }) => !joints.has(text));
  const said = tail.filter(({ text }) => text === "how" || text === "many" || counts.has(text));
  return [...countOf(said.length > 0 ? said : tail.slice(0, 1)), ...tokens.slice(0, marks + 1)];
}

/** "How many" at the place of the words that ask for it. */
const countOf = (said: readonly Token[]): Token[] =>
  tokenize("how many").map((token, at) => {
    const place = said[at] ?? said[0];
    return place === undefined ? token : { ...token, start: place.start, end: place.end };
  });

/** "Rows where the age is missing, count per town": where it is said what rows that a condition is said of are counted by; 0 where they are not. */
function splitOf(head: readonly Token[], tail: readonly Token[]): number {
  const [rows] = head;
  const told = head.some(({ text }, at) => at > 0 && telling.has(text));
  const listed = head.some(({ text }) => joints.has(text) || text === "and");
  if (rows === undefined || rows.text === rows.lemma || !told || listed) return 0;
  return counts.has(textAt(tail, 0)) && splits.has(textAt(tail, 1)) && tail.length > 2 ? 1 : 0;
}

const telling = words("where with without that who whose which when having");
const splits = words("per by");

/** "The biggest invoice: number and total": what the one that is meant is known by, and no count. */
const tellsOne = (head: readonly Token[], tail: readonly Token[]): boolean =>
  tail.some(({ text }) => text === "and") &&
  head.some(
    ({ text }, at) => isSuperlative(text) || (ends.has(text) && at > 0 && head[0]?.text === head[0]?.lemma),
  );

const ends = words("most fewest least");

/** "…; number and total", "how many and what is the total": two figures, and not the number alone. */
const asksSum = (tail: readonly Token[]): boolean =>
  tail.some(({ text }, at) => {
    if (!["and", "&", ","].includes(text)) return false;
    const sum = tail.findIndex((token, place) => place > at && !before.has(token.text));
    return /^(?:total|sum)$/.test(textAt(tail, sum)) && tail[sum + 1]?.kind !== "word";
  });
const before = words("what what's is the a their its in at");

/** Whether words ask for a count of what was named before, and for nothing else. */
function asksCount(tail: readonly Token[]): boolean {
  const at = tail.findIndex(
    ({ text }, place) => counts.has(text) || (text === "many" && textAt(tail, place - 1) === "how"),
  );
  return (
    at >= 0 &&
    !asksSum(tail) &&
    tail.every(({ text }, place) => place === at || text === "how" || small.has(text))
  );
}
