import { otherForms } from "../lexicon/clippings.ts";
import { stopWords } from "../lexicon/stop-words.ts";
import { synonymsOf } from "../lexicon/synonyms.ts";
import { lemma, stem } from "../text/lemma.ts";
import { type Token, valueKey } from "../text/tokenize.ts";

const longest = 4;

/**
 * The keys of values that a span may mean with words of it in their short or full form: "e-vans" of "electric van", "sci fi" of "science
 * fiction", "bike shops" of "bicycle shop", "gift shops" of "gift store". Its own key is not among them.
 */
export function spokenKeys(span: readonly Token[]): string[] {
  const words = span.filter(({ kind }) => kind !== "mark");
  if (words.length === 0 || words.length > longest) return [];
  const own = words.map(({ text }) => text).join("");
  const head = words.length > 1 ? words.at(-1) : undefined;
  const ways = words.reduce<string[]>(
    (before, token) => {
      const said = token === head ? [...formsOf(token), ...synonymsOf(token.lemma)] : formsOf(token);
      const forms = token.text === "e" && words.length < span.length ? electric : said;
      return before.flatMap((start) => forms.map((form) => `${start}${form}`));
    },
    [""],
  );
  const whole = words.length > 1 ? [...phraseKeys(span), ...tensesOf(words)] : [];
  const kept = [...new Set([...whole, ...ways.map(valueKey)])];
  return kept.filter((key) => key !== own && key !== keyOfLast(words));
}

/** The keys of values that a phrase is another form of as a whole: "pay as you go" of "PAYG". */
export function phraseKeys(span: readonly Token[]): readonly string[] {
  const words = span.filter(({ kind }) => kind !== "mark");
  const own = words.map(({ text }) => text).join("");
  return words.length > 1 && words.length <= longest ? otherForms(own, own) : [];
}

/** "e-vans": what an "e" that a hyphen joins stands for. */
const electric: readonly string[] = ["e", "electric", "electronic"];

/** "Checked out" of "Check-Out", "charge-offs" of "Charged Off": a deed and the small word that it goes with, as a value tells it. */
function tensesOf(words: readonly Token[]): string[] {
  const [verb, particle] = [words[0]?.text ?? "", words[1]?.lemma ?? ""];
  if (isParticled(words)) return [`${stem(verb)}${particle}`];
  if (words.length !== 2 || !particles.has(particle)) return [];
  const done = verb.endsWith("e") ? [`${verb}d`] : [`${verb}ed`, `${verb}${verb.at(-1)}ed`];
  return done.map((each) => `${each}${particle}`);
}

/** Whether words are a deed that was done and the small word that it goes with. */
export const isParticled = ([verb, particle, other]: readonly Token[]): boolean =>
  other === undefined && /...ed$/.test(verb?.text ?? "") && particles.has(particle?.text ?? "");

const particles: ReadonlySet<string> = new Set("in out up off on down back".split(" "));

/** A word as it is, in its ground form, and in its short or full form. */
function formsOf(token: Token): string[] {
  const { text, raw, lemma: base } = token;
  const others = stopWords.has(text) ? [] : [...otherForms(text, raw), ...otherForms(base, raw)];
  return [...new Set([text, base, ...others, ...(text === "electric" ? ["e"] : [])])];
}

const keyOfLast = (words: readonly Token[]): string =>
  words.map(({ text }, at) => (at === words.length - 1 ? lemma(text) : text)).join("");
