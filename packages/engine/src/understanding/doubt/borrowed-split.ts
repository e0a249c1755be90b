import {
  aggregatesOf,
  type Field,
  fieldsOf,
  type Path,
  type SemanticModel,
  type Table,
} from "@parlance/contract";
import { isToOne, tableAt } from "../../semantics/grain.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate, Match } from "../types.ts";

/**
 * "Returns and orders per month", "vendors vs clients by country": figures of two tables that are both split by what one of them has,
 * though the rows of the other have a time or a column of that name themselves. The words that ask for the split; empty where both
 * can be split by it, and where the question names whose it is.
 */
export function borrowedSplit({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  if (query.kind !== "aggregate") return [];
  const facts = query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ path }) => path));
  const at = (path: Path): Table | undefined => tableOf(model, tableAt(model, query.subject, path));
  const lent = query.dimensions
    .flatMap(({ expression }) => fieldsOf(expression))
    .filter((field) => {
      const lender = tableOf(model, field.table);
      return (
        lender !== undefined &&
        facts.some((path) => at(path) === lender) &&
        facts.some((path) => {
          const other = at(path);
          if (other === undefined || other === lender) return false;
          return isTimeOf(lender, field)
            ? other.timeColumn !== null && !matches.some((match) => names(match, field))
            : holds(other, field) && !isToOne(model, query.subject, path, field.path);
        })
      );
    });
  return lent.slice(0, 1).map((field) => saidOf(matches, field));
}

const tableOf = ({ tables }: SemanticModel, name: string | null): Table | undefined =>
  tables.find((table) => table.name === name);

const isTimeOf = ({ timeColumn }: Table, { column }: Field): boolean => timeColumn === column;

const holds = ({ columns }: Table, { column }: Field): boolean => columns.some(({ name }) => name === column);

const names = ({ kind, names: named }: Match, { table, column }: Field): boolean =>
  kind === "column" && named === `${table}.${column}`;

/** The word for a split: its column, a unit of time, "by". */
const saidOf = (matches: readonly Match[], field: Field): string =>
  (
    matches.find((match) => names(match, field)) ??
    matches.findLast(({ kind, meaning }) => kind === "cue" && splits.has(meaning))
  )?.text ?? field.column;

const splits: ReadonlySet<string> = new Set(["grain", "by"]);
