import { calledApart, deedAmount, deedMoney } from "../../index/deed-amount.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { giving } from "../../lexicon/deed-figures.ts";
import { taxWords } from "../../lexicon/tax-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Nouns of deeds that are told by how much there was of them, and of which there is no one. */
const masses = words("harvest giving fundraising intake catch");
const single = words("a an one each every per many another single");

/** "Monthly giving", "potato harvest 2024", "forecast the harvest": what the deed comes to, and no number of its rows. */
export function deedMass(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun === undefined || !masses.has(noun.text) || single.has(textAt(tokens, at - 1))) return null;
  if (isVerb(tokens, at)) return null;
  const next = tokens[at + 1];
  if (next?.kind === "word" && index.words.phrases.has(`${noun.lemma}${next.lemma}`)) return null;
  if (/^(?:number|count)$/.test(textAt(tokens, at - 2)) && textAt(tokens, at - 1) === "of") return null;
  const figure = deedAmount(noun.text, index);
  if (figure === null) return null;
  const own = next !== undefined && isPartOf(next, figure) ? 2 : 1;
  return { words: `${isAggregated(tokens, at) ? "" : "total "}${calledApart(figure, index)}`, tokens: own };
}

deedMass.needs = masses;

/** "How many crops did we actually harvest", "to harvest": the deed itself, where no article makes a noun of it. */
const isVerb = (tokens: readonly Token[], at: number): boolean =>
  !textAt(tokens, at).endsWith("ing") &&
  !articles.has(textAt(tokens, at - 1)) &&
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => /^(?:do|does|did|to|can|will|we|they|you)$/.test(text));
const articles = words("the our this that total average of");

const isPartOf = ({ lemma, kind }: Token, { words: own }: ColumnEntry): boolean =>
  kind === "word" && own.includes(lemma);

/** "Average harvest", "highest monthly giving". */
const isAggregated = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => cuesOf(text).some(({ kind }) => kind === "aggregate" || kind === "extreme"));

const sums = words("total amount sum");
/** What is said of money alone that was given. */
const ofGifts = words("average avg money");

/** "Total given by trusts", "amount donated in May", "average given per donor", "total claimed": what was given, by those who gave it. */
export function totalDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const by = textAt(tokens, at) === "by";
  const sum = by ? at - 2 : at;
  const verb = textAt(tokens, sum + 1);
  const opening = textAt(tokens, sum);
  const isGift = ofGifts.has(opening) && giving.has(verb);
  if (!(isGift || sums.has(opening)) || !/(?:ed|en)$/.test(verb)) return null;
  if (withTax.has(textAt(tokens, sum + 2)) && taxWords.has(textAt(tokens, sum + 3))) return null;
  const figure = deedAmount(verb, index) ?? (by ? null : moneyFor(tokens, sum, index));
  if (figure === null) return null;
  const aggregate = opening.startsWith("av") ? "average" : "total";
  const amount = /^(?:amounts?|value|sum|money)$/.test(textAt(tokens, sum + 2)) ? 1 : 0;
  if (!by) return { words: `${aggregate} ${calledApart(figure, index)}`, tokens: 2 + amount };
  return isSplit(tokens[at + 1], index) ? null : { words: "from", tokens: 1 };
}

/** "Amount billed including VAT" is a figure of its own. */
const withTax = words("including incl inc with plus");

/** "By region", which is what the total is split by. */
const isSplit = (token: Token | undefined, { words: { columnsByWord, tablesByWord } }: ModelIndex): boolean =>
  token === undefined ||
  [token.text, token.lemma].some((word) => columnsByWord.has(word) || tablesByWord.has(word));

/** What rows of the deed are sums of, where their amount is not called by its name ("payment amount received"). */
function moneyFor(tokens: readonly Token[], at: number, index: ModelIndex): ColumnEntry | null {
  const money = deedMoney(textAt(tokens, at + 1), index);
  const before = tokens[at - 1];
  return money !== null && before !== undefined && isPartOf(before, money) ? null : money;
}

totalDone.needs = [...sums, ...ofGifts];

const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
  ["fewest", "lowest"],
  ["furthest", "highest"],
  ["farthest", "highest"],
]);
const behind = words(
  "in during on since last this past for per by between from to over and of at when with overall",
);

/** "Which 3 cities gave the least", "the farms that harvested most", "the month in which we raise the most": by all that the deed comes to. */
export function didMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const helped = at > 0 && /^(?:do|does|did|have|has)$/.test(textAt(tokens, at)) ? 1 : 0;
  const doers = helped === 1 && /^(?:we|they|people)$/.test(textAt(tokens, at + 1)) ? 1 : 0;
  const verb = at + helped + doers;
  const the = textAt(tokens, verb + 1) === "the" ? 1 : 0;
  const end = ends.get(textAt(tokens, verb + 1 + the));
  if (at === 0 || end === undefined || tokens[verb]?.kind !== "word" || helped !== doers) return null;
  const figure = mostOf(tokens, verb, verb + 2 + the, index);
  return figure === null
    ? null
    : { words: `has the ${end} total ${calledApart(figure.entry, index)}`, tokens: figure.end - at };
}

didMost.needs = ends.keys();

/** What there is most of behind a verb: the figure that stands there, else what the verb comes to. */
function mostOf(
  tokens: readonly Token[],
  verb: number,
  from: number,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  const next = tokens[from];
  const entry = deedAmount(textAt(tokens, verb), index);
  if (entry === null) return null;
  if (next === undefined || next.kind === "mark" || behind.has(next.text)) return { entry, end: from };
  const said = index.words.phrases.get(next.lemma) ?? [];
  return said.some(({ kind, id }) => kind === "column" && id === entry.id) ? { entry, end: from + 1 } : null;
}
