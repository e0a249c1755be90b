import type { Relationship } from "@parlance/contract";
import { inParallel } from "./in-parallel.ts";
import { type KeyPair, measureRelationship } from "./measure-relationship.ts";
import { comparableWords } from "./name-words.ts";
import type { SourceReader } from "./source-reader.ts";
import type { Declared, TableShape } from "./table-shape.ts";

/**
 * Relationships with their measured cardinality and evidence. References that the source declares are kept whatever the data
 * says; those that are named neither there nor in `inferred` are not looked for.
 */
export async function measureRelationships(
  reader: SourceReader,
  shapes: TableShape[],
  declared: Declared["foreignKeys"],
  inferred: KeyPair[],
): Promise<Relationship[]> {
  const columns = new Map(
    shapes.map((shape) => [shape.name, new Set(shape.columns.map((column) => column.name))]),
  );
  const stated = declared
    .map((key) => ({
      from: { table: key.fromTable, columns: key.fromColumns },
      to: { table: key.toTable, columns: key.toColumns },
    }))
    .filter(({ from, to }) =>
      [from, to].every((end) => end.columns.every((name) => columns.get(end.table)?.has(name) === true)),
    );
  const pairs = [
    ...stated.map((pair) => ({ pair, origin: "declared" as const })),
    ...inferred.map((pair) => ({ pair, origin: "inferred" as const })),
  ];
  const relationships = await inParallel(pairs, ({ pair, origin }) => relationship(reader, pair, origin));
  return relationships.map(withRole);
}

async function relationship(
  reader: SourceReader,
  pair: KeyPair,
  origin: Relationship["origin"],
): Promise<Relationship> {
  const id = `${pair.from.table}.${pair.from.columns.join("+")}->${pair.to.table}.${pair.to.columns.join("+")}`;
  return { id, ...pair, role: null, origin, ...(await measureRelationship(reader, pair)) };
}

/** Two references between the same tables are told apart by their columns' own words ("origin", "destination"). */
function withRole(one: Relationship, _: number, all: Relationship[]): Relationship {
  const twins = all.filter((other) => other.from.table === one.from.table && other.to.table === one.to.table);
  if (twins.length < 2 && one.from.table !== one.to.table) return one;
  const common = new Set([
    ...comparableWords(one.to.table),
    ...one.to.columns.flatMap(comparableWords),
    "id",
    "key",
    "code",
  ]);
  const own = one.from.columns.flatMap(comparableWords).filter((word) => !common.has(word));
  return { ...one, role: own.length === 0 ? null : own.join(" ") };
}
