import type { Filter } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, fieldAt, routeTo, tableName } from "../build-context.ts";
import { membersOf } from "./members-of.ts";

/**
 * "The value of orders from clients who only buy tea": what is said of all that each client has, where the orders are those of clients: `filterOf`
 * says it of the rows of a table. Null where it is said of the rows themselves.
 */
export function onlyOfOwner(
  build: Build,
  subject: number,
  { test, only }: Condition,
  filterOf: (table: number) => Filter | null,
): Filter | null {
  const { frame, index } = build;
  if (only === undefined || test.kind !== "value") return null;
  const owner = [...frame.targets.map(({ noun }) => noun), ...frame.context]
    .flatMap((noun) => (noun.kind === "table" && noun.end <= only ? [noun] : []))
    .toSorted((one, other) => other.start - one.start)[0]?.table;
  if (owner === undefined || owner === subject || routeTo(build, subject, owner)?.toOne !== true) return null;
  const [key, second] = index.tables[owner]?.key ?? [];
  if (key === undefined || second !== undefined) return null;
  const place = tableName(build, owner);
  const [operand, own] = [fieldAt(build, subject, key), fieldAt(build, owner, key)];
  const filter = filterOf(owner);
  if (operand === null || own === null || filter === null) return null;
  return { kind: "member", operand, query: membersOf(build, place, own, filter) };
}
