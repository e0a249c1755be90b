import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { happening, tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { dealt, deedTable, doneOf } from "./deed-table.ts";

const openings: ReadonlySet<string> = new Set(
  "who that which have has had ever also actually only just".split(" "),
);

/**
 * "Customers who bought lamps in May", "which clinics ordered vaccines": those with orders of what other tables hold, so that the time
 * behind it is that of the orders, and none of their own.
 */
export function boughtWhat(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let verb = at;
  while (openings.has(textAt(tokens, verb))) verb += 1;
  const done = doneOf(textAt(tokens, verb).replace(/(?<=buy|order|purchase)s$/, ""));
  if (!dealt.has(done) || done === "sold") return null;
  const subject = tableNamed(tokens[at - 1], index);
  if (subject === null || subject.table.type === "fact") return null;
  const deed = deedTable(done, subject, index) ?? happening(subject, index);
  if (deed === null) return null;
  const only = tokens.slice(at, verb).some(({ text }) => text === "only" || text === "just") ? "only " : "";
  const article = ["a", "an", "the", "any", "some"].includes(textAt(tokens, verb + 1)) ? 1 : 0;
  const object = tokens[verb + 1 + article];
  return object !== undefined && isHeldBeyond(object, [subject, deed], index)
    ? { words: `with ${only}${deed.table.label} of`, tokens: verb + 1 + article - at }
    : null;
}

/** Whether a word names rows by values that none of some tables hold. */
function isHeldBeyond(
  token: Token,
  known: readonly TableEntry[],
  { values, columns, words }: ModelIndex,
): boolean {
  if (token.kind === "mark" || numberSaid(token) !== null || cuesOf(token.text).length > 0) return false;
  const forms = [token.text, token.lemma];
  if (forms.some((word) => words.phrases.has(word))) return false;
  const tables = forms
    .flatMap((word) => [...(values.byKey.get(word) ?? []), ...(values.byWord.get(word) ?? [])])
    .map((id) => columns[values.values[id]?.column ?? -1]?.table);
  return tables.length > 0 && !known.some(({ id }) => tables.includes(id));
}
