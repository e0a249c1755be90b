import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "How many passengers" of a sheet with a "Passenger Age" and nothing that tells one passenger from another: its rows, not the sum of
 * their ages.
 */
export function peopleOfRows(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns, tables }: ModelIndex,
): readonly Link[] {
  if (tables.length !== 1) return links;
  return links.map((link): Link => {
    const said = tokens[link.start];
    const alone = link.kind === "column" && link.end === link.start + 1;
    if (!alone || said === undefined || said.text === said.lemma) return link;
    const called = columns.filter(({ words }) => words.includes(said.lemma));
    const traits = called.every(({ words }) => isTrait(words, said.lemma));
    if (called.length === 0 || !traits) return link;
    return { kind: "table", start: link.start, end: link.end, table: 0, evidence: "hint", strength: 0.7 };
  });
}

/** A date alone is no trait: it tells when what it is called after happened ("arrival date"). */
const isTrait = ([first, ...rest]: readonly string[], noun: string): boolean =>
  first === noun &&
  rest.some((word) => !dated.has(word)) &&
  rest.every((word) => personal.has(word) || dated.has(word));

/** What is told of people and tells none of them apart. */
const personal: ReadonlySet<string> = new Set("age sex gender birth group marital status".split(" "));
const dated: ReadonlySet<string> = new Set(["date", "year"]);
