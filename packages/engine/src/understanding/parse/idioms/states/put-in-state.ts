import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "did", "have"]);
const doers: ReadonlySet<string> = new Set(["we", "they", "you", "i"]);
/** Different values beyond which a column tells no states. */
const mostStates = 20;

/** "What share of parcels do we refuse", "how many bids did we decline": rows in the state that the deed leads to ("Refused"). */
export function putInState(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const table = tableCalled(tokens[at - 1], index);
  const verb = tokens[at + 2];
  if (table === null || verb?.kind !== "word" || verb.text.length < 4) return null;
  if (!helpers.has(textAt(tokens, at)) || !doers.has(textAt(tokens, at + 1))) return null;
  const { columnsByWord, tablesByWord } = index.words;
  if (columnsByWord.has(verb.lemma) || tablesByWord.has(verb.lemma)) return null;
  const states = table.columns
    .flatMap((id) => index.columns[id]?.column ?? [])
    .filter(
      ({ physicalType, profile }) => physicalType === "string" && (profile?.distinct ?? 99) <= mostStates,
    )
    .flatMap(({ profile }) => profile?.topValues ?? [])
    .flatMap(({ value }) => (typeof value === "string" && isDone(value) ? [value] : []));
  const [state, other] = states.filter((value) => isRooted(verb.lemma, valueKey(value)));
  return state === undefined || other !== undefined ? null : { words: `are ${state}`, tokens: 3 };
}

/** A participle by itself. */
const isDone = (value: string): boolean => /^\p{L}{3,}(?:ed|en|aid|old|ent|ost|on)$/iu.test(value);

putInState.needs = doers;
