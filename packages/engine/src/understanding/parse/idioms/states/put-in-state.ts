import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { lemma } from "../../../text/lemma.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import { type Token, valueWords } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { stateMeant } from "./state-noun.ts";

const helpers: ReadonlySet<string> = new Set(["do", "did", "have"]);
const doers: ReadonlySet<string> = new Set(["we", "they", "you", "i"]);
/** Different values beyond which a column tells no states. */
const mostStates = 20;

/**
 * "What share of parcels do we refuse", "how many bids did we write off": rows in the state that the deed leads to ("Refused", "Written off");
 * "what percentage do we reject" is that of the only rows there are.
 */
export function putInState(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const most = putsMost(tokens, at, index);
  if (most !== null) return most;
  const verb = tokens[at + 2];
  if (verb?.kind !== "word" || verb.text.length < 3) return null;
  if (!helpers.has(textAt(tokens, at)) || !doers.has(textAt(tokens, at + 1))) return null;
  const isShare = partWords.has(textAt(tokens, at - 1)) && index.tables.length === 1;
  const before = tokens[at - 1];
  const named =
    tableCalled(before, index) ?? index.tables[stateMeant(before?.lemma ?? "", index)?.table ?? -1];
  const table = isShare ? index.tables[0] : named;
  const { columnsByWord, tablesByWord } = index.words;
  if (table == null || columnsByWord.has(verb.text) || tablesByWord.has(verb.lemma)) return null;
  const particle = particles.has(textAt(tokens, at + 3)) ? textAt(tokens, at + 3) : "";
  const leads = statesOf(table, index).filter((value) => leadsTo(verb, particle, value));
  const [state, other] = leads;
  if (state === undefined || other !== undefined) return null;
  const rows = isShare ? `of ${table.table.label} ` : "";
  return { words: `${rows}are ${state}`, tokens: 3 + (particle === "" ? 0 : 1) };
}

/** "Which shop loses the most parcels": has the most of those that are lost. */
function putsMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  const the = textAt(tokens, at + 1) === "the" ? 1 : 0;
  const degree = textAt(tokens, at + 1 + the);
  if (verb?.kind !== "word" || verb.text === verb.lemma || !degrees.has(degree)) return null;
  const noun = tokens[at + 2 + the];
  const table = noun === undefined ? null : tableCalled(noun, index);
  if (table === null || index.words.columnsByWord.has(verb.lemma)) return null;
  const [state, other] = statesOf(table, index).filter((value) => leadsTo(verb, "", value));
  return state === undefined || other !== undefined
    ? null
    : { words: `has the ${degree} ${state} ${noun?.raw}`, tokens: 3 + the };
}

const degrees: ReadonlySet<string> = new Set(["most", "fewest", "least"]);

/** What the columns of a table that have few different values hold. */
const statesOf = (table: TableEntry, { columns }: ModelIndex): string[] =>
  table.columns
    .flatMap((id) => columns[id]?.column ?? [])
    .filter(
      ({ physicalType, profile }) => physicalType === "string" && (profile?.distinct ?? 99) <= mostStates,
    )
    .flatMap(({ profile }) => profile?.topValues ?? [])
    .flatMap(({ value }) => (typeof value === "string" ? [value] : []));

/** Whether a state is what a deed, and the small word it goes with, leads to. */
function leadsTo({ lemma: verb }: Token, particle: string, state: string): boolean {
  const [done, second, other] = valueWords(state);
  if (done === undefined || other !== undefined || (second?.text ?? "") !== particle) return false;
  return isDone.test(done.text) && (isRooted(verb, done.text) || lemma(done.text) === verb);
}

const isDone = /^\p{L}{3,}(?:ed|en|on|wn)$|^\p{L}{1,}(?:aid|old|ent|ost)$|^(?:won|cut|put)$/u;
const particles: ReadonlySet<string> = new Set("off out up back down in".split(" "));

putInState.needs = [...doers, ...degrees];
