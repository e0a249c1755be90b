import type { Relationship } from "@parlance/contract";
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
  const relationships: Relationship[] = [];
  for (const key of declared) {
    const pair = {
      from: { table: key.fromTable, columns: key.fromColumns },
      to: { table: key.toTable, columns: key.toColumns },
    };
    if (exists(shapes, pair)) relationships.push(await relationship(reader, pair, "declared"));
  }
  for (const pair of inferred) relationships.push(await relationship(reader, pair, "inferred"));
  return relationships.map(withRole);
}

const exists = (shapes: TableShape[], pair: KeyPair): boolean =>
  [pair.from, pair.to].every(({ table, columns }) => {
    const shape = shapes.find(({ name }) => name === table);
    return (
      shape !== undefined && columns.every((name) => shape.columns.some((column) => column.name === name))
    );
  });

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
