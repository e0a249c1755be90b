import { lowered, rowsOf, type SemanticQuery } from "@parlance/contract";
import type { TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isPersonal, isStaff } from "../index/persons.ts";
import { clients, doers, workers } from "../lexicon/workers.ts";

const those = "(?:they|those|these|it|that|this|them)";
const wish = new RegExp(
  `^\\W*(?:(?:and|so|but|ok) )*(?:who (?:are|is|were|was) ${those}(?: all)? (?:from|by|for|of|with)|whose(?: [\\w-]+){0,2} (?:are|is|were|was) ${those}|who (?:placed|made|bought|ordered|booked|paid|requested) ${those})\\W*$`,
  "i",
);
const work = new RegExp(
  `^\\W*(?:(?:and|so|but|ok) )*(?:who(?:'s| is| are| was| were)? (?:(?:currently|now) )?(?:(?:work(?:s|ed|ing)? on|handl(?:es?|ed|ing)|deal(?:s|t|ing)? with|look(?:s|ed|ing)? after|takes? care of|taking care of|responsible for|in charge of|assigned to|on|doing|does|did) ${those}(?: now)?|${those} assigned to))\\W*$`,
  "i",
);

/**
 * "Who are they from?", "whose cars are those?": the customers, or whoever else is not at work there, of the rows that were shown. "Who is
 * working on those?": by those who do. Other questions stay as they are, and those of rows that belong to nobody.
 */
export function withPartyNamed(question: string, previous: SemanticQuery, index: ModelIndex): string {
  if (work.test(question) && previous.kind === "aggregate") {
    const worker = workerOf(previous.subject, index);
    return worker === null ? question : `by ${lowered(worker)}`;
  }
  if (!wish.test(question) || (previous.kind !== "list" && previous.kind !== "aggregate")) return question;
  const from = index.graph.tableIds.get(previous.subject);
  const party = from === undefined ? null : nearestParty(from, index);
  return party === null ? question : `which ${rowsOf(lowered(party.table.label))} are they from`;
}

/** The nearest table of parties that each row has one of; those that are called customers go before other people. */
function nearestParty(from: number, index: ModelIndex): TableEntry | null {
  const reached = [from];
  for (const at of reached)
    for (const { to, toOne } of index.graph.ways[at] ?? [])
      if (toOne && !reached.includes(to)) reached.push(to);
  const others = reached.slice(1).flatMap((id) => index.tables[id] ?? []);
  const last = ({ words }: TableEntry): string => words.at(-1) ?? "";
  return (
    others.find((table) => clients.has(last(table))) ??
    others.find((table) => isPersonal(table, index.columns) && !workers.has(last(table))) ??
    null
  );
}

/** What those who work on a table's rows are called there: a column of its own, else the staff that each row has one of. */
function workerOf(subject: string, { graph, tables, columns }: ModelIndex): string | null {
  const id = graph.tableIds.get(subject) ?? -1;
  const own = tables[id]?.columns
    .flatMap((each) => columns[each] ?? [])
    .find(
      ({ column, core, foreign }) =>
        !foreign &&
        column.physicalType === "string" &&
        workers.has(core.filter((word) => word !== "name").join(" ")),
    );
  if (own !== undefined) return own.column.label;
  const near = (graph.ways[id] ?? []).flatMap(({ to, toOne }) => (toOne ? (tables[to] ?? []) : []));
  return near.find((table) => doers.has(table.words.at(-1) ?? "") || isStaff(table))?.table.label ?? null;
}
