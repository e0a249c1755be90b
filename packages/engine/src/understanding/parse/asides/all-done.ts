import { cameToBe } from "../../doubt/says-which.ts";
import { isWordOf } from "../../index/is-word-of.ts";
import { deedsAlike } from "../../lexicon/deeds-alike.ts";
import { isSuperlative } from "../../lexicon/superlative.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import { lemma, stem } from "../../text/lemma.ts";
import { textAt } from "../../text/phrase-at.ts";
import { mostAnyoneHas } from "../wordings/most-anyone-has.ts";
import { type Aside, endsAt, isKnown } from "./aside.ts";

const particles: ReadonlySet<string> = new Set(["up", "in", "on", "out", "off", "down"]);
const coming: ReadonlySet<string> = new Set([...cameToBe, "signed", "joined"]);

/** "Inspections logged", "all accounts ever signed up": rows came about so, as all of them did. */
export const cameAbout: Aside = (tokens, at, index) => {
  const ever = textAt(tokens, at) === "ever" ? 1 : 0;
  const verb = tokens[at + ever];
  const rows = tokens[at - 1];
  if (verb === undefined || !coming.has(verb.text) || !index.words.tablesByWord.has(rows?.lemma ?? ""))
    return 0;
  if (isKnown(verb, index) || index.words.stems.has(stem(verb.text))) return 0;
  const end = at + ever + 1;
  const particle = ever === 1 && particles.has(textAt(tokens, end)) ? 1 : 0;
  return ever === 1 || endsAt(tokens, end) ? end + particle - at : 0;
};

const anybody: ReadonlySet<string> = new Set(
  "we anyone anybody someone somebody they people customer".split(" "),
);
const auxiliaries: ReadonlySet<string> = new Set(["have", "has", "had", "that"]);

/** "Our biggest ever order": the biggest one, of all there are. */
export const everSuch: Aside = (tokens, at) =>
  textAt(tokens, at) === "ever" &&
  isEnd(textAt(tokens, at - 1)) &&
  tokens[at + 1]?.kind === "word" &&
  tokens[at + 1]?.text === tokens[at + 1]?.lemma
    ? 1
    : 0;

/** "The biggest bill we ever rang up", "the most seats anybody ever bought": what was done to every row that there is; a deed that the data has a word for stays. */
export const everDone: Aside = (tokens, at, index) => {
  const start = textAt(tokens, at) === "that" ? at + 1 : at;
  if (!anybody.has(textAt(tokens, start)) || isSuperlative(textAt(tokens, at - 1))) return 0;
  if (tokens.slice(0, at).some((_, place) => mostAnyoneHas(tokens, place, index) !== null)) return 0;
  const noun = tokens[at - 1];
  if (
    noun?.kind !== "word" ||
    extremes.has(noun.text) ||
    !tokens.slice(0, at).some(({ text }) => isEnd(text))
  )
    return 0;
  let end = start + 1;
  while (auxiliaries.has(textAt(tokens, end))) end += 1;
  if (textAt(tokens, end) !== "ever") return 0;
  const verb = tokens[end + 1];
  if (verb === undefined || verb.kind !== "word" || !(/ed$/.test(verb.text) || verb.text !== verb.lemma))
    return 0;
  if (
    [verb.lemma, verb.text, ...synonymsOf(verb.lemma), ...deedsAlike(verb.text)].some((word) =>
      isWordOf(index, word, lemma(word)),
    )
  )
    return end + 1 - at;
  const particle = particles.has(textAt(tokens, end + 2)) ? 1 : 0;
  const rest = end + 2 + particle;
  return endsAt(tokens, rest) || ["from", "to", "with"].includes(textAt(tokens, rest)) ? rest - at : 0;
};

const isEnd = (text: string): boolean => isSuperlative(text) || extremes.has(text);
const extremes: ReadonlySet<string> = new Set([
  "most",
  "least",
  "fewest",
  "highest",
  "lowest",
  "maximum",
  "minimum",
]);
