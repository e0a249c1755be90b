import { isWordOf } from "../index/is-word-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { lightWords, stopWords } from "../lexicon/stop-words.ts";
import { isTermAt } from "../parse/links/terms-in.ts";
import type { Token } from "../text/tokenize.ts";
import { askers, persons, requestVerbs, softeners } from "./carrier-words.ts";

const questionWords: ReadonlySet<string> = new Set("how what which who whose when where why".split(" "));
/** Question words that may open what is no question yet: "what I need is which …", "how do I find out how many …". */
const openingWords: ReadonlySet<string> = new Set("what how why where when".split(" "));
const sizes: ReadonlySet<string> = new Set("many much long often far old big".split(" "));
/** Before these stand what was asked, and not a wish: "output per hour", "help by region". */
const behindNouns: ReadonlySet<string> = new Set(
  "by per of in for from at vs versus than is are was were rate rates time times price prices card cards value values".split(
    " ",
  ),
);
const particles: ReadonlySet<string> = new Set("out over up together".split(" "));
const longest = 16;

/** Whether all that a word can be is part of a request; what the data knows may be what is asked for. */
function isCarrier({ kind, text, lemma }: Token, next: Token | undefined, index: ModelIndex): boolean {
  if (kind === "mark") return ![")", "%", "$", "€", "£"].includes(text);
  if (kind !== "word" || (next?.text === "of" && requestVerbs.has(text) && !knows.has(text))) return false;
  const isPart =
    asksFor(text) ||
    [text, lemma].some((word) => askers.has(word) || persons.has(word) || softeners.has(word));
  return isPart && !(isContent(text) && isWordOf(index, text, lemma));
}

/** Whether a word is a verb of asking in some form: "asked", "trying", "forgetting". */
const asksFor = (text: string): boolean => formsBehind(text).some((form) => requestVerbs.has(form));

/** What a verb may be without its ending: "tries", "asked", "telling", "hoped", "forgetting". */
const formsBehind = (text: string): string[] => {
  const stem = text.replace(/(?:ing|ed|es|s)$/, "");
  const single = stem.replace(/(.)\1$/, "$1");
  return [text, text.replace(/s$/, ""), stem, `${stem}e`, single, text.replace(/(?:ies|ied)$/, "y")];
};

/** Verbs behind which "of" says of what; behind others it makes a noun of them ("share of"). */
const knows: ReadonlySet<string> = new Set("know hear think learn".split(" "));

/** Pronouns and articles are no names, whatever the data calls so. */
export const isContent = (text: string): boolean => !persons.has(text) && !stopWords.has(text);

/**
 * At which token a question begins behind words that only ask for its answer ("I'd appreciate it if you told me how many …", "my boss asked
 * which …"): the last question word with nothing else before it. 0 where none does.
 */
export function askedAt(tokens: readonly Token[], index: ModelIndex): number {
  let start = 0;
  let isWish = false;
  for (const [at, token] of tokens.slice(0, longest).entries()) {
    if (isWish && questionWords.has(token.text)) start = at;
    const counts = token.text === "how" && sizes.has(tokens[at + 1]?.text ?? "");
    const opens = openingWords.has(token.text) && !counts;
    if (isTermAt(tokens, at, index.conditions) || isWhoever(tokens, at)) break;
    if (!opens && !isCarrier(token, tokens[at + 1], index)) break;
    isWish ||= asksFor(token.text) || askers.has(token.lemma) || isTold(token);
  }
  return start;
}

/** "Anyone under 21", "everybody who came": people of whom something is asked. */
const isWhoever = (tokens: readonly Token[], at: number): boolean =>
  /^(?:any|every)(?:one|body)$/.test(tokens[at]?.text ?? "") && told.has(tokens[at + 1]?.text ?? "");

const told: ReadonlySet<string> = new Set(
  "who whose with without over under above below older younger aged".split(" "),
);

/** What is said of a question, and not in it. */
const isTold = ({ text }: Token): boolean =>
  ["curious", "question", "query", "clue", "idea", "chance", "interested", "unsure"].includes(text);

/**
 * At which token what is to be shown begins behind a wish for it ("hit me with …", "I require …", "dig out …", "it'd be nice to have …"). 0 where
 * nothing is said but what carries nothing anyway ("show me"), and where the words may be what is asked for.
 */
export function shownAt(tokens: readonly Token[], index: ModelIndex): number {
  const end = tokens.findIndex((token, at) => at === longest || !isCarrier(token, tokens[at + 1], index));
  const said = tokens.slice(0, Math.max(0, end));
  const [first, second] = said;
  const isPolite = polite.test(`${said.map(({ text }) => text).join(" ")} `);
  const isPersonal = isPolite || said.some(({ text }) => persons.has(text));
  const isPhrasal = requestVerbs.has(first?.text ?? "") && particles.has(second?.text ?? "");
  const isWish =
    isPolite || said.some((each) => isTold(each) || (asksFor(each.text) && (isPersonal || each === first)));
  const isMore = said.some(
    ({ kind, text }) => kind === "word" && !stopWords.has(text) && !lightWords.has(text),
  );
  const next = tokens[said.length];
  if (next === undefined || behindNouns.has(next.text) || said.some(({ text }) => opinions.has(text)))
    return 0;
  return isWish && isMore && (isPersonal || isPhrasal) ? said.length : 0;
}

const polite = /^(?:any chance of|it(?: d| would)? be|would you mind|mind|would be) /;
/** What somebody thinks of it is another question. */
const opinions: ReadonlySet<string> = new Set("think believe guess suppose bet imagine doubt".split(" "));
