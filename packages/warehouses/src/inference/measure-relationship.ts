import type { Relationship } from "@parlance/contract";
import type { SourceReader } from "./source-reader.ts";

/** Two lists of columns that pair up by position. */
export type KeyPair = {
  from: { table: string; columns: string[] };
  to: { table: string; columns: string[] };
};

/** Counts on the data what a reference is worth, and from that its cardinality. Cost: two scans with a hash join. */
export async function measureRelationship(
  reader: SourceReader,
  pair: KeyPair,
): Promise<Pick<Relationship, "cardinality" | "evidence">> {
  const from = pair.from.columns.map(reader.quote);
  const to = pair.to.columns.map(reader.quote);
  const filled = from.map((column) => `f.${column} IS NOT NULL`).join(" AND ");
  const join = from.map((column, index) => `f.${column} = t.${to[index]}`).join(" AND ");
  const keys = `SELECT ${to.join(", ")}, COUNT(*) AS n FROM ${reader.table(pair.to.table)} WHERE ${to.map((column) => `${column} IS NOT NULL`).join(" AND ")} GROUP BY ${to.join(", ")}`;
  const used = `SELECT ${from.join(", ")}, COUNT(*) AS n FROM (SELECT * FROM ${reader.sample(pair.from.table)}) AS f WHERE ${filled} GROUP BY ${from.join(", ")}`;
  const [figures] = await reader.rows(
    `WITH t AS (${keys}), f AS (${used})
     SELECT (SELECT COUNT(*) FROM ${reader.sample(pair.from.table)}), COUNT(*), COALESCE(SUM(f.n), 0), COALESCE(MAX(f.n), 0),
            COUNT(t.n), COALESCE(SUM(CASE WHEN t.n IS NULL THEN f.n ELSE 0 END), 0),
            (SELECT COALESCE(SUM(n), 0) FROM t), (SELECT COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) FROM t)
     FROM f LEFT JOIN t ON ${join}`,
  );
  const [rows, distinct, filledRows, most, found, orphans, targetRows, targetUnique] = (figures ?? []).map(
    Number,
  ) as [number, number, number, number, number, number, number, number];
  const uniqueness = targetRows === 0 ? 1 : targetUnique / targetRows;
  const manyFrom = most > 1;
  return {
    cardinality: uniqueness < 1 ? "many-to-many" : manyFrom ? "many-to-one" : "one-to-one",
    evidence: {
      inclusion: distinct === 0 ? 1 : found / distinct,
      uniqueness,
      orphans,
      nulls: rows - filledRows,
    },
  };
}
