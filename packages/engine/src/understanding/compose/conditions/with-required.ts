import { type Filter, isSamePart, type Path, somePart } from "@parlance/contract";
import type { Route } from "../../index/graph.ts";
import { type Build, columnOf, routeTo, tableOf, valueAt } from "../build-context.ts";
import { conjunction } from "./join-conditions.ts";

/**
 * "Customers who placed an order", "patients that have treatments", "students with senate votes": rows that the question says a row has, and that no
 * condition or column reaches, must exist; a number of their own ("a fax") must be known. A table with one row for each is no condition; one that holds a row for some of them is.
 */
export function withRequired(build: Build, subject: number, filter: Filter | null): Filter | null {
  const { frame, joined } = build;
  const found: Filter[] = [];
  for (const noun of frame.required) {
    const table = tableOf(build, noun);
    if (table === null) continue;
    if (table === subject) {
      const value = noun.kind === "column" ? valueAt(build, subject, columnOf(build, noun) ?? -1) : null;
      if (value !== null) found.push({ kind: "not", filter: { kind: "null", operand: value } });
      continue;
    }
    const route = routeTo(build, subject, table);
    if (route === null || (route.toOne && !isOfSome(build, subject, table, route) && !mayLack(build, route)))
      continue;
    if (joined.has(table) && (!isPassed(filter, route.path) || isHeld(filter, route.path))) continue;
    for (const table of route.tables) joined.add(table);
    found.push({ kind: "related", path: route.path, filter: null, operator: ">", count: 0 });
  }
  for (const path of missingBelow(filter))
    if (!found.some((each) => each.kind === "related" && isSamePart(each.path, path)))
      found.push({ kind: "related", path, filter: null, operator: ">", count: 0 });
  return found.length === 0 ? filter : conjunction([...(filter === null ? [] : [filter]), ...found]);
}

/** Ways to rows below of which something must be missing, and nothing else be so ("members with a running lease"): there must be such a row. */
function missingBelow(filter: Filter | null): Path[] {
  const filters = filter?.kind === "and" ? filter.filters : filter === null ? [] : [filter];
  return filters.flatMap((each) => {
    const path = each.kind === "null" && each.operand.kind === "field" ? each.operand.field.path : [];
    const told = filters.some(
      (other) =>
        heldBy.has(other.kind) && somePart(other, (part) => "path" in part && isSamePart(part.path, path)),
    );
    return path.some(({ reversed }) => reversed) && !told ? [path] : [];
  });
}

/** Conditions that no row meets that is not there. */
const heldBy: ReadonlySet<Filter["kind"]> = new Set(["comparison", "in", "between", "text", "period"]);

/** "Members who booked only yoga": rows that lie on the way to others that there must be are there. */
function isHeld(filter: Filter | null, path: Path): boolean {
  if (filter?.kind === "and") return filter.filters.some((each) => isHeld(each, path));
  const operand = filter?.kind === "in" ? filter.operand : filter?.kind === "comparison" ? filter.left : null;
  if (operand?.kind === "field") return startsWith(operand.field.path, path);
  return filter?.kind === "related" && filter.operator === ">" && startsWith(filter.path, path);
}

const startsWith = (whole: Path, path: Path): boolean =>
  path.every((step, at) => step.relationship === whole[at]?.relationship);

/** "clients with bookings but no complaints": rows that lie on the way to others that are missing are not said to exist by it. */
function isPassed(filter: Filter | null, path: Path): boolean {
  if (filter?.kind === "and") return filter.filters.some((each) => isPassed(each, path));
  if (filter?.kind !== "related" || filter.operator !== "=" || filter.count > 0) return false;
  return filter.path.length > path.length && startsWith(filter.path, path);
}

/** "Orders with a driver" of which some refer to none. */
function mayLack({ index }: Build, { path }: Route): boolean {
  const [step, further] = path;
  const reference = index.model.relationships.find(({ id }) => id === step?.relationship)?.from;
  const column = index.columns.find(
    ({ column, table }) =>
      column.name === reference?.columns[0] && index.tables[table]?.table.name === reference.table,
  );
  return further === undefined && step?.reversed === false && (column?.column.profile?.nulls ?? 0) > 0;
}

/** Rows that refer to the subject's, one to one, of which there are fewer: some of those have none. */
const isOfSome = ({ index }: Build, subject: number, table: number, { path }: Route): boolean =>
  path.some(({ reversed }) => reversed) &&
  (index.tables[table]?.table.rowCount ?? 0) < (index.tables[subject]?.table.rowCount ?? 0);
