import type { ColumnEntry } from "../../index/entries.ts";
import type { Link } from "./link.ts";

/** A span that names one column of numbers by what it is called for. */
export const columnLink = (
  { start, end }: Pick<Link, "start" | "end">,
  { id, table }: Pick<ColumnEntry, "id" | "table">,
): Extract<Link, { kind: "column" }> => ({
  kind: "column",
  start,
  end,
  options: [{ column: id, evidence: "core", strength: 1, kind: "number", table }],
});
