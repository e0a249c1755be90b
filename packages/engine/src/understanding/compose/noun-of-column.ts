import type { ColumnEntry } from "../index/entries.ts";
import { columnKind } from "../parse/column-kind.ts";
import type { Noun } from "../parse/item.ts";
import type { Build } from "./build-context.ts";

/** A column as a noun that was not said itself, but follows from what was said at a place; -1 for nowhere. */
export function nounOfColumn({ index }: Pick<Build, "index">, { id, table }: ColumnEntry, at = -1): Noun {
  const option = { column: id, evidence: "hint" as const, strength: 0.8, kind: columnKind(id, index), table };
  return { kind: "column", start: at, end: at, options: [option] };
}
