import { lowered, rowsOf, type SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { mayLeave } from "../index/persons.ts";
import { nearestParty, workerOf } from "../parse/idioms/people/parties-of.ts";

const those = "(?:they|those|these|it|that|this|them)";
const wish = new RegExp(
  `^\\W*(?:(?:and|so|but|ok) )*(?:who (?:are|is|were|was) ${those}(?: all)? (?:from|by|for|of|with)|whose(?: [\\w-]+){0,2} (?:are|is|were|was) ${those}|who (?:placed|made|bought|ordered|booked|paid|requested) ${those})\\W*$`,
  "i",
);
const whoAlone = new RegExp(
  `^\\W*(?:(?:and|so|but|ok) )*who (?:are|is|were|was) ${those}(?: all)?\\W*$`,
  "i",
);
const work = new RegExp(
  `^\\W*(?:(?:and|so|but|ok) )*(?:who(?:'s| is| are| was| were)? (?:(?:currently|now) )?(?:(?:work(?:s|ed|ing)? on|handl(?:es?|ed|ing)|deal(?:s|t|ing)? with|look(?:s|ed|ing)? after|takes? care of|taking care of|responsible for|in charge of|assigned to|on|doing|does|did) ${those}(?: now)?|${those} assigned to))\\W*$`,
  "i",
);

/**
 * "Who are they from?", "whose cars are those?", "who are they?" of rows that are no people: the customers, or whoever else is not at work there, of the rows that were shown. "Who is
 * working on those?": by those who do. Other questions stay as they are, and those of rows that belong to nobody.
 */
export function withPartyNamed(question: string, previous: SemanticQuery, index: ModelIndex): string {
  if (work.test(question) && previous.kind === "aggregate") {
    const worker = workerOf(index.graph.tableIds.get(previous.subject) ?? -1, index);
    return worker === null ? question : `by ${lowered(worker)}`;
  }
  const asked = wish.test(question) || asksWhoOf(question, previous, index);
  if (!asked || (previous.kind !== "list" && previous.kind !== "aggregate")) return question;
  const from = index.graph.tableIds.get(previous.subject);
  const party = from === undefined ? null : nearestParty(from, index);
  return party === null ? question : `which ${rowsOf(lowered(party.table.label))} are they from`;
}

/** Whether "who are they?" asks for others than the rows that were shown: these are no people, and each has one that it is of. */
export function asksWhoOf(question: string, previous: SemanticQuery, index: ModelIndex): boolean {
  if (!whoAlone.test(question) || (previous.kind !== "list" && previous.kind !== "aggregate")) return false;
  const rows = index.tables[index.graph.tableIds.get(previous.subject) ?? -1];
  const grouped = previous.kind === "aggregate" && previous.dimensions.length > 0;
  return (
    rows !== undefined && !grouped && !mayLeave(rows, index.columns) && nearestParty(rows.id, index) !== null
  );
}
