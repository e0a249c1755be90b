import type { ModelIndex } from "../../../index/model-index.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { lemma } from "../../../text/lemma.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import { type Token, valueWords } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "did", "have"]);
const doers: ReadonlySet<string> = new Set(["we", "they", "you", "i"]);
/** Different values beyond which a column tells no states. */
const mostStates = 20;

/**
 * "What share of parcels do we refuse", "how many bids did we write off": rows in the state that the deed leads to ("Refused", "Written off");
 * "what percentage do we reject" is that of the only rows there are.
 */
export function putInState(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at + 2];
  if (verb?.kind !== "word" || verb.text.length < 3) return null;
  if (!helpers.has(textAt(tokens, at)) || !doers.has(textAt(tokens, at + 1))) return null;
  const isShare = partWords.has(textAt(tokens, at - 1)) && index.tables.length === 1;
  const table = isShare ? index.tables[0] : tableCalled(tokens[at - 1], index);
  const { columnsByWord, tablesByWord } = index.words;
  if (table == null || columnsByWord.has(verb.text) || tablesByWord.has(verb.lemma)) return null;
  const particle = particles.has(textAt(tokens, at + 3)) ? textAt(tokens, at + 3) : "";
  const states = table.columns
    .flatMap((id) => index.columns[id]?.column ?? [])
    .filter(
      ({ physicalType, profile }) => physicalType === "string" && (profile?.distinct ?? 99) <= mostStates,
    )
    .flatMap(({ profile }) => profile?.topValues ?? [])
    .flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const leads = states.filter((value) => leadsTo(verb, particle, value));
  const [state, other] = leads;
  if (state === undefined || other !== undefined) return null;
  const rows = isShare ? `of ${table.table.label} ` : "";
  return { words: `${rows}are ${state}`, tokens: 3 + (particle === "" ? 0 : 1) };
}

/** Whether a state is what a deed, and the small word it goes with, leads to. */
function leadsTo({ lemma: verb }: Token, particle: string, state: string): boolean {
  const [done, second, other] = valueWords(state);
  if (done === undefined || other !== undefined || (second?.text ?? "") !== particle) return false;
  return isDone.test(done.text) && (isRooted(verb, done.text) || lemma(done.text) === verb);
}

const isDone = /^\p{L}{3,}(?:ed|en|on|wn)$|^\p{L}{1,}(?:aid|old|ent|ost)$|^(?:won|cut|put)$/u;
const particles: ReadonlySet<string> = new Set("off out up back down in".split(" "));

putInState.needs = doers;
