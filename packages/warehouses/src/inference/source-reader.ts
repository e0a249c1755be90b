import { type Failure, failureText, type Literal } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import { identifier } from "./identifier.ts";
import type { TableShape } from "./table-shape.ts";

const limits = { timeoutSeconds: 120, maximumRows: 200_000, signal: null };

/** Reads a source with statements of ours. `table` and `sample` are what stands behind FROM: all rows, or enough of them. */
export type SourceReader = {
  /** Throws `SourceRefused` when the source refuses: without its tables there is nothing to make. */
  rows(sql: string): Promise<Literal[][]>;
  table(name: string): string;
  sample(name: string): string;
} & SqlWriting;

/** What databases write differently in the statements of the inference. */
export type SqlWriting = {
  quote(name: string): string;
  /** A text column as plain text, where the database has types that are only nearly text (enums, UUIDs). */
  asText(operand: string): string;
  /** The number of characters of a text. */
  length(operand: string): string;
};

/** Standard SQL. */
const standardWriting: SqlWriting = {
  quote: identifier,
  asText: (operand) => operand,
  length: (operand) => `CHAR_LENGTH(${operand})`,
};

/** A source that could not be read, and why. */
export class SourceRefused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, sql: string) {
    super(`${failureText(failure)}\n${sql}`);
    this.failure = failure;
  }
}

/** Makes a reader. A table called "schema.name" stands in that schema. */
export function makeSourceReader(
  warehouse: Warehouse,
  shapes: TableShape[],
  writing: SqlWriting = standardWriting,
): SourceReader {
  const known = new Map(shapes.map((shape) => [shape.name, shape]));
  const table = (name: string): string => {
    const schema = known.get(name)?.schema ?? null;
    if (schema === null) return writing.quote(name);
    const bare = name.startsWith(`${schema}.`) ? name.slice(schema.length + 1) : name;
    return `${writing.quote(schema)}.${writing.quote(bare)}`;
  };
  return {
    rows: async (sql) => {
      const result = await warehouse.run({ text: sql, parameters: [] }, limits);
      if (!result.ok) throw new SourceRefused(result.failure, sql);
      return result.value.rows;
    },
    table,
    ...writing,
    sample: (name) => {
      const sample = known.get(name)?.sample ?? null;
      return sample === null ? table(name) : `(SELECT * FROM ${table(name)} ${sample}) AS sampled_rows`;
    },
  };
}
