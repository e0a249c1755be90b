import { columnKindOf } from "../index/column-kind-of.ts";
import type { TableEntry } from "../index/entries.ts";
import { findRoutes } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate, Match } from "../types.ts";

const states: ReadonlySet<string> = new Set(["status", "state", "stage"]);

/**
 * States said right before rows that tell a state or an end of their own, and found in rows below them or beside them that nothing names: "open
 * subscriptions" are none that have an open invoice, "completed rentals" none of a machine with a repair that is closed. Flags of rows that are only met by way of others are no state either: "inactive
 * customers" are none that no active clerk served.
 */
export function borrowedState({ query, matches }: Candidate, index: ModelIndex): string[] {
  if (query.kind !== "list" && query.kind !== "aggregate") return [];
  const subject = index.tables.find(({ table }) => table.name === query.subject);
  if (subject === undefined) return [];
  const far = matches.flatMap((match, at) =>
    matches[at + 1]?.names === query.subject && isFarFlag(match, subject, matches, index) ? [match.text] : [],
  );
  if (far.length > 0 || !tellsState(subject, index)) return far;
  return matches.flatMap((match, at) => {
    const next = matches[at + 1];
    const lender = match.kind === "value" ? lenderOf(match, subject, index) : null;
    const said = matches.some(({ kind, names }) => kind === "table" && names === lender?.table.name);
    return lender !== null && !said && next?.kind === "table" && next.names === query.subject
      ? [match.text]
      : [];
  });
}

/** Whether a flag is one of rows that neither refer to the subject's nor are referred to by them, and that nothing names. */
function isFarFlag(
  { kind, names }: Match,
  subject: TableEntry,
  matches: readonly Match[],
  { byName, tables, graph }: ModelIndex,
): boolean {
  if (kind !== "column" && kind !== "value") return false;
  const flag = byName.get(names ?? "");
  const own = tables[flag?.table ?? -1];
  if (
    flag === undefined ||
    own === undefined ||
    columnKindOf(flag.column) !== "flag" ||
    own.id === subject.id
  )
    return false;
  const near = graph.ways[subject.id]?.some(({ to }) => to === own.id) === true;
  return !near && !matches.some((match) => match.kind === "table" && match.names === own.table.name);
}

/** The table of rows below a subject, or beside it, whose state a value is; null where it is anything else. */
function lenderOf(
  { names }: Match,
  subject: TableEntry,
  { byName, tables, graph }: ModelIndex,
): TableEntry | null {
  const state = byName.get(names ?? "");
  const lender = state?.words.some((word) => states.has(word)) === true ? state.table : subject.id;
  if (lender === subject.id) return null;
  const [route] = findRoutes(graph, subject.id, lender, { count: 1, preferred: new Set() });
  return route?.toOne === false ? (tables[lender] ?? null) : null;
}

/** Whether a table's rows have a state or a date of their end. */
const tellsState = ({ id, columns: own }: TableEntry, { columns, lifecycles }: ModelIndex): boolean =>
  lifecycles.some(({ table }) => table.id === id) ||
  own.some((each) => columns[each]?.words.some((word) => word === "status" || word === "stage") === true);
