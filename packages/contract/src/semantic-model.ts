import { z } from "zod";
import {
  additivities,
  aggregations,
  columnRoles,
  physicalTypes,
  semanticTypes,
  tableTypes,
  unitKinds,
  warehouseKinds,
} from "./kinds.ts";
import { literalSchema } from "./literal.ts";
import { filterSchema, measureExpressionSchema } from "./semantic-query-schema.ts";

/** How a number is written. `currency` is an ISO 4217 code or sign, null where not known. */
export const unitSchema = z.object({
  kind: z.enum(unitKinds),
  currency: z.string().nullable(),
  label: z.string().nullable(),
});
export type Unit = z.infer<typeof unitSchema>;

/** What was measured on a column's data, over all rows or a sample of `sampledRows`. */
export const columnProfileSchema = z.object({
  sampledRows: z.number(),
  nulls: z.number(),
  distinct: z.number(),
  minimum: literalSchema,
  maximum: literalSchema,
  /** Most frequent values, at most a few hundred; all of them where `distinct` equals the length. */
  topValues: z.array(z.object({ value: literalSchema, count: z.number() })),
  /** Of times of day: the share of the values (0 to 1) in each of the 24 hours; left out where all are midnight. */
  hours: z.array(z.number()).length(24).optional(),
});
export type ColumnProfile = z.infer<typeof columnProfileSchema>;

/** One column. `name` is what the warehouse calls it, `label` what people read. */
export const columnSchema = z.object({
  name: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  physicalType: z.enum(physicalTypes),
  nullable: z.boolean(),
  /**
   * Whether the database keeps it in a type of its own that must be converted to be computed with: instants that it does not compare
   * with times of day, amounts of money.
   */
  converted: z.boolean().default(false),
  semanticType: z.enum(semanticTypes),
  role: z.enum(columnRoles),
  unit: unitSchema,
  /** For measures: whether sums over dimensions mean something; null for dimensions. */
  additivity: z.enum(additivities).nullable(),
  /** The aggregation a bare mention of the measure means; null for dimensions. */
  defaultAggregation: z.enum(aggregations).nullable(),
  /**
   * Of a rate of its row: the columns of the same table whose quotient it is, times `factor` (clicks by impressions); `part` null
   * where no column holds it (a bounce rate of sessions). Over several rows it is the quotient of their sums.
   */
  quotient: z
    .object({ part: z.string().nullable(), whole: z.string(), factor: z.number() })
    .nullable()
    .optional(),
  /**
   * Of what a thing is told on each of its rows: the column of the same table that tells the things apart (a project's budget on each
   * of its cost entries: the project's code). Rows with the same value there have the same one here, and it counts once.
   */
  ofEach: z.string().nullable().optional(),
  synonyms: z.array(z.string()),
  hidden: z.boolean(),
  profile: columnProfileSchema.nullable(),
});
export type Column = z.infer<typeof columnSchema>;

/** One table; `primaryKey` may be composite or empty, `schema` is the warehouse's namespace. */
export const tableSchema = z.object({
  name: z.string(),
  schema: z.string().nullable(),
  label: z.string(),
  description: z.string().nullable(),
  type: z.enum(tableTypes),
  columns: z.array(columnSchema),
  primaryKey: z.array(z.string()),
  /** The column that names a row to people ("customer name"), null where none does. */
  namingColumn: z.string().nullable(),
  /** The column that periods apply to when a question names none, null where none does. */
  timeColumn: z.string().nullable(),
  /**
   * The column that numbers the rows in the order of their file ("the next one", "the last in the list"), null where rows
   * have no order. It is none of `columns`: nobody sees it, but fields may name it.
   */
  positionColumn: z.string().nullable().default(null),
  /** The column that the database wants every query to filter on (BigQuery's partitions), null where it wants nothing. */
  partitionColumn: z.string().nullable().default(null),
  synonyms: z.array(z.string()),
  hidden: z.boolean(),
  rowCount: z.number(),
});
export type Table = z.infer<typeof tableSchema>;

/** What was counted on the data about a relationship; shares are 0 to 1. */
export const relationshipEvidenceSchema = z.object({
  /** Share of distinct `from` keys found among the `to` keys. */
  inclusion: z.number(),
  /** Share of `to` rows whose key is unique. */
  uniqueness: z.number(),
  /** `from` rows with a key that has no `to` row. */
  orphans: z.number(),
  /** `from` rows without a key. */
  nulls: z.number(),
});

/**
 * A reference from the many side to the one side. Columns pair up by position. `cardinality` is measured, not
 * declared: "many-to-many" when the `to` key is not unique, and then no path may use it as to-one.
 */
export const relationshipSchema = z.object({
  id: z.string(),
  from: z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  to: z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  cardinality: z.enum(["many-to-one", "one-to-one", "many-to-many"]),
  /** What the far row is to the near one ("origin airport", "manager"); null when the table's label says it. */
  role: z.string().nullable(),
  /** Where it comes from: declared in the source, inferred from data, or made by a person. */
  origin: z.enum(["declared", "inferred", "manual"]),
  evidence: relationshipEvidenceSchema.nullable(),
});
export type Relationship = z.infer<typeof relationshipSchema>;

/** A named measure that no column holds, its expression relative to `table`. */
export const derivedMeasureSchema = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  table: z.string(),
  expression: measureExpressionSchema,
  unit: unitSchema,
  synonyms: z.array(z.string()),
});
export type DerivedMeasure = z.infer<typeof derivedMeasureSchema>;

/** A business term. `binding` is null while nothing in the model carries it. */
export const glossaryTermSchema = z.object({
  term: z.string(),
  definition: z.string(),
  synonyms: z.array(z.string()),
  category: z.string().nullable(),
  binding: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("column"), table: z.string(), column: z.string() }),
      z.object({ kind: z.literal("measure"), measure: z.string() }),
      z.object({ kind: z.literal("filter"), table: z.string(), filter: filterSchema }),
    ])
    .nullable(),
});
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

/** Everything the engine knows about one source. `version` changes whenever anything in it does. */
export const semanticModelSchema = z.object({
  source: z.string(),
  kind: z.enum(warehouseKinds),
  label: z.string(),
  version: z.string(),
  tables: z.array(tableSchema),
  relationships: z.array(relationshipSchema),
  derivedMeasures: z.array(derivedMeasureSchema),
  glossary: z.array(glossaryTermSchema),
});
export type SemanticModel = z.infer<typeof semanticModelSchema>;
