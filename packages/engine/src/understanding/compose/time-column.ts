import { type Build, columnAt, isTime } from "./build-context.ts";

/** The time column that periods apply to: the table's own, else that of a table it refers to. */
export function timeColumnNear(build: Build, subject: number): number | null {
  const own = timeColumn(build, subject);
  if (own !== null) return own;
  const ways = (build.index.graph.ways[subject] ?? []).filter(({ toOne }) => toOne);
  for (const way of ways) {
    const found = timeColumn(build, way.to);
    if (found !== null && isTime(columnAt(build, found))) return found;
  }
  for (const way of build.index.graph.ways[subject] ?? []) {
    const found = timeColumn(build, way.to);
    if (found !== null) return found;
  }
  return null;
}

function timeColumn(build: Build, table: number): number | null {
  const entry = build.index.tables[table];
  if (entry === undefined) return null;
  const named = entry.columns.find((id) => columnAt(build, id)?.name === entry.table.timeColumn);
  const typed = entry.columns.find(
    (id) => isTime(columnAt(build, id)) && build.index.columns[id]?.form === null,
  );
  const year = entry.columns.find((id) => build.index.columns[id]?.words.includes("year") === true);
  const dated = entry.columns.find((id) => build.index.columns[id]?.words.includes("date") === true);
  const read = entry.columns.find((id) => isTime(columnAt(build, id)));
  return named ?? typed ?? year ?? read ?? dated ?? null;
}
