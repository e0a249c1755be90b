import { type Failure, failureText, type Literal, type PhysicalType } from "@parlance/contract";
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
  /** A column's values, to be compared and computed with. */
  value(column: TableShape["columns"][number]): string;
} & SqlWriting;

/** What databases write differently in the statements of the inference. */
export type SqlWriting = {
  quote(name: string): string;
  /** A text column as plain text, where the database has types that are only nearly text (enums, UUIDs). */
  asText(operand: string): string;
  /** A converted column in the standard type that it stands for. */
  convert(operand: string, type: PhysicalType): string;
  /** The number of characters of a text. */
  length(operand: string): string;
  /** The hour of the day (0 to 23) of a timestamp. */
  hour(operand: string): string;
};

/** Standard SQL. */
const standardWriting: SqlWriting = {
  quote: identifier,
  asText: (operand) => operand,
  convert: (operand) => operand,
  length: (operand) => `CHAR_LENGTH(${operand})`,
  hour: (operand) => `EXTRACT(HOUR FROM ${operand})`,
};

/** A source that could not be read, and why. */
export class SourceRefused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, sql: string) {
    super(`${failureText(failure)}\n${sql}`);
    this.failure = failure;
  }
}

/** A condition that all rows meet and that names every partition there may be, for databases that want one. */
export const everyPartition = (column: string, type: PhysicalType): string =>
  `(${column} >= ${type === "integer" ? "-9000000000000000" : "'0001-01-01'"} OR ${column} IS NULL)`;

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
  const filterOf = (name: string): string => {
    const shape = known.get(name);
    const column = shape?.columns.find((each) => each.name === shape.partitionColumn);
    return column === undefined
      ? ""
      : ` WHERE ${everyPartition(writing.quote(column.name), column.physicalType)}`;
  };
  return {
    rows: async (sql) => {
      const result = await warehouse.run({ text: sql, parameters: [] }, limits);
      if (!result.ok) throw new SourceRefused(result.failure, sql);
      return result.value.rows;
    },
    table: (name) => {
      const filter = filterOf(name);
      return filter === "" ? table(name) : `(SELECT * FROM ${table(name)}${filter}) AS every_partition`;
    },
    ...writing,
    value: ({ name, physicalType, converted }) =>
      converted === true ? writing.convert(writing.quote(name), physicalType) : writing.quote(name),
    sample: (name) => {
      const [sample, filter] = [known.get(name)?.sample ?? "", filterOf(name)];
      if (sample === "" && filter === "") return table(name);
      const clauses = sample.startsWith("LIMIT") ? `${filter} ${sample}` : ` ${sample}${filter}`;
      return `(SELECT * FROM ${table(name)}${clauses}) AS sampled_rows`;
    },
  };
}
