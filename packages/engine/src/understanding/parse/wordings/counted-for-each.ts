import { stopWords } from "../../lexicon/stop-words.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const counts = phrases(
  "how many",
  ...["the", "the total", "the corresponding", "total", "their"].map((head) => `${head} number of`),
  "number of",
);
const joints: ReadonlySet<string> = new Set(["and", ",", "with", "plus"]);
const lists: ReadonlySet<string> = new Set(
  "what which show list find give return display report tell get".split(" "),
);
const helpers: ReadonlySet<string> = new Set(
  "are is was were have has had do does did been there being".split(" "),
);
const towards: ReadonlySet<string> = new Set("for in with of from at to per on by within among".split(" "));
const each: ReadonlySet<string> = new Set(["each", "every", "that"]);
/** What each of them may be called besides its name, and what it does with what is counted. */
const again: ReadonlySet<string> = new Set("one of them these those it has have had the".split(" "));
const mostCounted = 4;

/**
 * "The different role codes, and how many users have each", "book categories and the number of books in each category": the number of
 * them beside the one thing that is listed, since a count beside it is one for each.
 */
export function countedForEach(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, counts);
  if (size === 0 || !joints.has(textAt(tokens, at - 1)) || !lists.has(textAt(tokens, 0))) return null;
  const head = tokens.slice(0, textAt(tokens, at - 2) === "," ? at - 2 : at - 1);
  if (head.some(({ text }) => /^(?:[,.;?]|and|or|than|number|many|with|whose|where)$/.test(text)))
    return null;
  const start = at + size;
  const end = clauseEnd(tokens, start);
  const mark = tokens.findIndex(({ text }, place) => place > start && place < end && each.has(text));
  if (mark < 0) return null;
  let counted = mark;
  while (counted > start && isJoint(textAt(tokens, counted - 1))) counted -= 1;
  const isBare = counted === mark;
  const named = tokens.slice(mark + 1, end);
  const rest = named.filter(({ text }) => !again.has(text));
  const helped = tokens.slice(counted, mark).some(({ text }) => helpers.has(text));
  const done = helped && rest.length === 1 && /ed$/.test(rest[0]?.text ?? "") ? rest : [];
  const repeats = rest.some((token) => !done.includes(token) && !stopWords.has(token.text));
  if (isBare && !repeats) return null;
  const said = new Set(head.map(({ lemma }) => lemma));
  if (head.every(({ text }) => stopWords.has(text)) || counted === start || counted - start > mostCounted)
    return null;
  if (repeats && !rest.every(({ lemma }) => said.has(lemma))) return null;
  if (textAt(tokens, mark) === "that" && !(repeats && towards.has(textAt(tokens, mark - 1)))) return null;
  const rows = rawOf(tokens.slice(start, counted));
  return { words: `number of ${rows}${done.map(({ raw }) => ` ${raw}`).join("")}`, tokens: end - at };
}

countedForEach.needs = openings(counts);

const isJoint = (text: string): boolean => helpers.has(text) || towards.has(text);

/** Where a clause ends: before the next mark that parts clauses. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  const mark = tokens.findIndex(({ text }, place) => place >= from && /^[,.;:?!]$/.test(text));
  return mark < 0 ? tokens.length : mark;
}
