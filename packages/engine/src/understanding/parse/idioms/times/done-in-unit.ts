import type { ModelIndex } from "../../../index/model-index.ts";
import { deedFamilies } from "../../../lexicon/deed-families.ts";
import { clients, workers } from "../../../lexicon/workers.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "does", "did"]);
const asking: ReadonlySet<string> = new Set(["which", "what"]);
const most = phrases(...["most", "fewest", "least"].flatMap((end) => [`the ${end}`, end]));
const people: ReadonlySet<string> = new Set([
  "people",
  "person",
  "we",
  "user",
  "visitor",
  "staff",
  "everyone",
]);
/** Verbs that tell no time of their own, as "ship" and "pay" do. */
const light: ReadonlySet<string> = new Set(
  "take make have place get see raise submit file report log use".split(" "),
);
/** From "which" to the verb: "which time of the day". */
const longest = 6;

/**
 * "In which month do customers place the most orders", "on which weekday do our guests book the most": when there are the most of these; who does it
 * is nothing that they are told apart by.
 */
export function doneInUnit(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!helpers.has(textAt(tokens, at)) || !asksUnit(tokens, at)) return null;
  const who = at + (["our", "the"].includes(textAt(tokens, at + 1)) ? 2 : 1);
  const verb = isWho(tokens[who], index) ? tokens[who + 1] : undefined;
  const size = phraseAt(tokens, who + 2, most);
  if (verb?.kind !== "word" || size === 0) return null;
  const behind = tokens[who + 2 + size];
  if (behind !== undefined && behind.kind !== "mark")
    return light.has(verb.text) ? { words: "are there", tokens: who + 2 - at } : null;
  const rows = index.words.tablesByWord.has(verb.text)
    ? verb.text
    : deedFamilies.get(verb.text)?.kin[0]?.rows;
  const end = textAt(tokens, who + 1 + size);
  return rows === undefined || !index.words.tablesByWord.has(rows)
    ? null
    : { words: `are there the ${end} ${rows}s`, tokens: who + 2 + size - at };
}

/** Whether a unit of time is asked for before a token. */
function asksUnit(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - longest), at);
  const start = before.findLastIndex(({ text }) => asking.has(text));
  return start >= 0 && before.slice(start).some(({ lemma }) => unitOf(lemma) !== null || lemma === "weekday");
}

const isWho = (token: Token | undefined, index: ModelIndex): boolean =>
  token !== undefined &&
  (people.has(token.lemma) ||
    people.has(token.text) ||
    clients.has(token.lemma) ||
    workers.has(token.lemma) ||
    tableNamed(token, index) !== null);

doneInUnit.needs = [...helpers];
