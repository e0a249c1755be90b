import { lowered, pluralOf, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { personTable } from "../../index/persons.ts";
import { membershipOf } from "../../index/spans-of-rows.ts";
import { endingDates } from "../../lexicon/endings.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { deedDoers } from "../idioms/people/deed-doers.ts";
import { rowsOfAmount } from "../idioms/people/did-rows.ts";
import { doers } from "../idioms/people/doers.ts";
import { salesParties } from "../idioms/people/sales-parties.ts";
import type { Written } from "../idioms/written.ts";

const ranking =
  /^(?:most|least|fewest|best|worst|highest|lowest|longest|shortest|fastest|slowest|more|less)$/;
/** What those are called who did it, where the verb is no root of that. */
const makers: ReadonlyMap<string, readonly string[]> = new Map([
  ["wrote", ["author", "writer"]],
  ["painted", ["artist", "painter"]],
  ["sang", ["singer", "artist"]],
]);
const buying: ReadonlySet<string> = new Set(["bought", "purchased", "ordered"]);

/** "Who booked both yoga and spin", "who visited last month", "who ordered in May", "who wrote Emma": those whose deed it is, before it is seen what they did. */
export function whoDid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || textAt(tokens, 0) !== "who" || tokens.some(({ text }) => ranking.test(text))) return null;
  const verb = ["only", "just"].includes(textAt(tokens, 1)) ? 2 : 1;
  const made = (makers.get(textAt(tokens, verb)) ?? []).find((noun) =>
    index.words.phrases.get(noun)?.some(({ kind, form }) => kind === "table" && form === "whole"),
  );
  if (made !== undefined && tokens[verb + 1] !== undefined)
    return { words: `${pluralOf(made)} of`, tokens: verb + 1 };
  if (buying.has(textAt(tokens, verb))) return doers(tokens, 0, index) ?? thoseOf(salesParties(index, false));
  if (textAt(tokens, verb) === "sold") return thoseOf(salesParties(index, true));
  const found = deedDoers(tokens[verb], index);
  if (found === null) return thoseOf(cameOrWent(textAt(tokens, verb), index));
  return rowsOfAmount(tokens, verb, index) === null ? thoseOf(found.people) : null;
}

const thoseOf = (people: TableEntry | null): Written | null =>
  people === null ? null : { words: `which ${pluralOf(lowered(rowOf(people.table.label)))}`, tokens: 1 };

const coming: ReadonlySet<string> = new Set(["joined", "started", "registered"]);

/** "Who joined in May", "who left last year": the only people, where the day is known on which they came or went. */
function cameOrWent(verb: string, index: ModelIndex): TableEntry | null {
  const goes = endingDates(verb) !== null;
  const people = goes || coming.has(verb) ? personTable(index.tables, index.columns) : null;
  const span = people === null ? null : membershipOf(index, people.id);
  return span === null || (goes && span.until === null) ? null : people;
}

whoDid.needs = ["who"];
