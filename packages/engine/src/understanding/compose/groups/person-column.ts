import { clients, roles } from "../../lexicon/workers.ts";
import type { Build } from "../build-context.ts";

/**
 * "Who rode the bay horse?" of a table by itself whose rows are named by something else: the first column that is called after a part
 * that people play, else after whom the rows are for ("guest", "patient name"), and that no condition holds already. Null where the rows' own name says who, or no column does.
 */
export function personColumn(build: Build, table: number): number | null {
  const { index, frame, choice } = build;
  const entry = index.tables[table];
  if (frame.asks !== "who" || index.tables.length > 1 || entry === undefined) return null;
  const given = new Set(
    frame.conditions.map(({ test }) =>
      test.kind === "value" ? choice.values.get(test.value)?.column : undefined,
    ),
  );
  const tells = (id: number): boolean => {
    const column = index.columns[id];
    return column?.column.physicalType === "string" && !given.has(id) && roles.has(column.words.at(-1) ?? "");
  };
  const isClient = (id: number): boolean => {
    const column = index.columns[id];
    const [whom = "", other] = column?.words.filter((word) => word !== "name") ?? [];
    const isNamed = column?.column.physicalType === "string" && column.column.role !== "key";
    return isNamed && !given.has(id) && other === undefined && clients.has(whom);
  };
  return entry.naming.some(tells)
    ? null
    : (entry.columns.find(tells) ?? entry.columns.find(isClient) ?? null);
}
