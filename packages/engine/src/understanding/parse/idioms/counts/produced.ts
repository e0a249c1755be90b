import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { nameWords } from "../../../index/names.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import { peopleNouns } from "../people/people.ts";
import { isDenied } from "../states/is-denied.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set("did do does have has had was were been".split(" "));
const pronouns: ReadonlySet<string> = new Set("we they you i us been".split(" "));
const making: ReadonlySet<string> = new Set(
  "produce produced produces generate generated generates make made manufacture manufactured output turned".split(
    " ",
  ),
);
const apart: ReadonlySet<string> = new Set(["different", "distinct", "unique", "times", "them", "those"]);
const [farthest, mostThings] = [8, 3];

/**
 * "How much did we produce", "how many cases were rejected", "how much water was used": the number that rows hold of what was done,
 * by the verb in its name or, of making, what they call their output. What else is said of it stays behind it.
 */
export function produced(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || !["much", "many"].includes(textAt(tokens, at + 1))) return null;
  const span = tokens.slice(at + 2, at + 2 + farthest);
  const helper = span.findIndex(({ text }) => helpers.has(text));
  const deed = span.findIndex(({ text }, place) => place > helper && (making.has(text) || /ed$/.test(text)));
  const things = span.slice(0, Math.max(0, helper));
  const verb = span[deed];
  if (helper < 0 || verb === undefined || things.length > mostThings) return null;
  if (things.some(({ kind, text }) => kind !== "word" || apart.has(text))) return null;
  if (isDenied(span.slice(helper, deed))) return null;
  const figure = doneOf(verb, things, index);
  const isNamed = things.some(({ lemma }) => figure?.words.includes(lemma) === true);
  if (figure === null || (things.length > 0 && !isNamed && !isOfThings(figure, span.slice(helper, deed))))
    return null;
  const who = span.slice(helper + 1, deed).filter(({ text }) => !pronouns.has(text) && !helpers.has(text));
  const named = things.filter(({ lemma }) => !figure.words.includes(lemma));
  const rest = rawOf([...named, ...who]);
  return { words: `total ${figure.column.label}${rest === "" ? "" : ` of ${rest}`}`, tokens: deed + 3 };
}

/** "How many members have claimed" is of those who did it, and what things of which a number is asked for come to is no money. */
const isOfThings = ({ column }: ColumnEntry, said: readonly Token[]): boolean =>
  column.unit.kind !== "currency" && !(said.length === 1 && /^ha(?:ve|s|d)$/.test(said[0]?.text ?? ""));

/** "Which plant produced the most", "… generated the least energy last month": what it comes to over all rows. */
export function producedMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  const the = textAt(tokens, at + 1) === "the" ? 1 : 0;
  const end = ends.get(textAt(tokens, at + 1 + the));
  if (verb === undefined || end === undefined || !making.has(verb.text)) return null;
  const next = tokens[at + 2 + the];
  const closed = next === undefined || next.kind === "mark" || behind.has(next.text);
  const figure = closed ? doneOf(verb, [], index) : null;
  return figure === null ? null : { words: `has the ${end} total ${figure.column.label}`, tokens: 2 + the };
}

const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
  ["fewest", "lowest"],
]);
const behind: ReadonlySet<string> = new Set(
  "in during on since last this past for per by between from to over and".split(" "),
);

/** The one number that a verb names, with the thing where one is said; of making, the output. Null where rows of the thing are counted. */
function doneOf(verb: Token, things: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const figures = index.columns.filter(
    ({ column, foreign, words }) =>
      !foreign && column.role === "measure" && column.additivity === "additive" && !words.includes("not"),
  );
  const called = figures.filter(({ column }) =>
    nameWords(column.name).some((word) => /(?:ed|en)$/.test(word) && isRooted(word, verb.text)),
  );
  const thing = things.at(-1);
  const ofThing = called.filter(({ words }) => thing === undefined || words.includes(thing.lemma));
  const outputs = making.has(verb.text)
    ? figures.filter(({ column }) => column.synonyms.includes("output"))
    : [];
  const counted = thing !== undefined && (peopleNouns.has(thing.text) || tableCalled(thing, index) !== null);
  const plain = thing === undefined ? [] : called;
  for (const few of [ofThing, outputs, plain]) {
    const [only, other] = few;
    if (only !== undefined && other === undefined && !(counted && few !== ofThing)) return only;
  }
  return null;
}

produced.needs = ["much", "many"];

producedMost.needs = [...ends.keys()];
