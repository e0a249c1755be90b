import { z } from "zod";
import { chartLookSchema } from "./chart-look.ts";
import { aggregations, chartKinds, physicalTypes, scalarFunctions, timeGrains, timeParts } from "./kinds.ts";
import { literalSchema } from "./literal.ts";
import type {
  AggregateQuery,
  AnalysisQuery,
  Expression,
  Filter,
  ListQuery,
  MeasureExpression,
  SemanticQuery,
  SetQuery,
} from "./semantic-query-types.ts";

const id = z.string().min(1).max(100);
const label = z.string().max(300);
const aggregation = z.enum(aggregations);
const grain = z.enum(timeGrains);
const quantile = z.number().min(0).max(1).nullable();
const comparisonOperator = z.enum(["=", "!=", "<", "<=", ">", ">="]);
const arithmeticOperator = z.enum(["+", "-", "*", "/"]);
const scalarFunction = z.enum(scalarFunctions);

/** One step along a relationship. */
export const stepSchema = z.strictObject({ relationship: z.string(), reversed: z.boolean() });
/** The way from the query's subject. */
export const pathSchema = z.array(stepSchema).max(12);
/** A column and the way there. */
export const fieldSchema = z.strictObject({ path: pathSchema, table: z.string(), column: z.string() });
/** Half-open interval. */
export const intervalSchema = z.strictObject({ start: z.string().nullable(), end: z.string().nullable() });

const periodExpression = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("absolute"), grain: grain.nullable() }),
  z.strictObject({
    kind: z.literal("calendar"),
    grain,
    offset: z.number().int(),
    count: z.number().int().positive(),
    fiscal: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal("rolling"),
    grain,
    count: z.number().int().positive(),
    direction: z.enum(["past", "future"]),
  }),
  z.strictObject({ kind: z.literal("to-date"), grain, offset: z.number().int(), fiscal: z.boolean() }),
]);
/** A period as said and as resolved. */
export const periodSchema = z.strictObject({ expression: periodExpression, interval: intervalSchema });

const standing = z.strictObject({
  ends: z.array(z.strictObject({ field: fieldSchema, lastDay: z.boolean() })).max(4),
});

const bins = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("width"), width: z.number().positive(), origin: z.number() }),
  z.strictObject({ kind: z.literal("edges"), edges: z.array(z.number()).min(1).max(100) }),
]);

/** Any expression of a row. */
export const expressionSchema: z.ZodType<Expression> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("field"), field: fieldSchema }),
    z.strictObject({
      kind: z.literal("constant"),
      value: literalSchema,
      type: z.enum(physicalTypes).nullable(),
    }),
    z.strictObject({ kind: z.literal("now") }),
    z.strictObject({
      kind: z.literal("arithmetic"),
      operator: arithmeticOperator,
      left: expressionSchema,
      right: expressionSchema,
    }),
    z.strictObject({
      kind: z.literal("function"),
      name: scalarFunction,
      arguments: z.array(expressionSchema).min(1).max(8),
    }),
    z.strictObject({
      kind: z.literal("truncate"),
      grain,
      operand: expressionSchema,
      standing: standing.optional(),
    }),
    z.strictObject({ kind: z.literal("part"), part: z.enum(timeParts), operand: expressionSchema }),
    z.strictObject({
      kind: z.literal("duration"),
      unit: grain,
      from: expressionSchema,
      to: expressionSchema,
    }),
    z.strictObject({ kind: z.literal("bin"), operand: expressionSchema, bins }),
    z.strictObject({
      kind: z.literal("case"),
      cases: z
        .array(z.strictObject({ when: filterSchema, value: expressionSchema }))
        .min(1)
        .max(50),
      otherwise: expressionSchema.nullable(),
    }),
    z.strictObject({
      kind: z.literal("aggregate-value"),
      subject: z.string(),
      path: pathSchema,
      aggregation,
      quantile,
      operand: expressionSchema.nullable(),
      filter: filterSchema.nullable(),
      per: z.array(z.strictObject({ inner: expressionSchema, outer: expressionSchema })).max(8),
      once: fieldSchema.optional(),
    }),
    z.strictObject({ kind: z.literal("output"), id }),
    z.strictObject({ kind: z.literal("output-aggregate"), id, aggregation, quantile }),
  ]),
);

/** Any condition. */
export const filterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("and"), filters: z.array(filterSchema).max(100) }),
    z.strictObject({ kind: z.literal("or"), filters: z.array(filterSchema).max(100) }),
    z.strictObject({ kind: z.literal("not"), filter: filterSchema }),
    z.strictObject({
      kind: z.literal("comparison"),
      operator: comparisonOperator,
      left: expressionSchema,
      right: expressionSchema,
    }),
    z.strictObject({
      kind: z.literal("in"),
      operand: expressionSchema,
      values: z.array(literalSchema).max(1000),
    }),
    z.strictObject({
      kind: z.literal("between"),
      operand: expressionSchema,
      low: expressionSchema,
      high: expressionSchema,
    }),
    z.strictObject({
      kind: z.literal("text"),
      match: z.enum(["contains", "starts-with", "ends-with", "equals", "like"]),
      operand: expressionSchema,
      value: z.string().max(1000),
      caseSensitive: z.boolean(),
    }),
    z.strictObject({ kind: z.literal("null"), operand: expressionSchema }),
    z.strictObject({ kind: z.literal("period"), operand: expressionSchema, period: periodSchema }),
    z.strictObject({
      kind: z.literal("related"),
      path: pathSchema.min(1),
      filter: filterSchema.nullable(),
      operator: comparisonOperator,
      count: z.number().int().min(0),
    }),
    z.strictObject({ kind: z.literal("member"), operand: expressionSchema, query: semanticQuerySchema }),
  ]),
);

/** A measure's expression. */
export const measureExpressionSchema: z.ZodType<MeasureExpression> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("aggregate"),
      aggregation,
      quantile,
      operand: expressionSchema.nullable(),
      path: pathSchema,
      filter: filterSchema.nullable(),
      once: fieldSchema.optional(),
    }),
    z.strictObject({
      kind: z.literal("arithmetic"),
      operator: arithmeticOperator,
      left: measureExpressionSchema,
      right: measureExpressionSchema,
    }),
    z.strictObject({ kind: z.literal("constant"), value: z.number() }),
    z.strictObject({ kind: z.literal("derived"), measure: z.string(), path: pathSchema }),
  ]),
);

const per = z.array(id).max(8);
const named = { id, label };
const transform = z.discriminatedUnion("kind", [
  z.strictObject({ ...named, kind: z.literal("share"), of: id, per }),
  z.strictObject({ ...named, kind: z.literal("running"), of: id, per, along: id }),
  z.strictObject({
    ...named,
    kind: z.literal("moving"),
    of: id,
    per,
    along: id,
    size: z.number().int().min(1).max(1000),
    aggregation: z.enum(["average", "sum"]),
  }),
  z.strictObject({
    ...named,
    kind: z.literal("growth"),
    of: id,
    per,
    along: id,
    lag: z.number().int().min(1),
  }),
  z.strictObject({
    ...named,
    kind: z.literal("difference"),
    of: id,
    per,
    along: id,
    lag: z.number().int().min(1),
  }),
  z.strictObject({ ...named, kind: z.literal("rank"), of: id, per, descending: z.boolean() }),
  z.strictObject({ ...named, kind: z.literal("expression"), expression: expressionSchema }),
]);
const order = z.array(z.strictObject({ by: expressionSchema, descending: z.boolean() })).max(10);
const limit = z
  .strictObject({
    count: z.number().int().min(0),
    offset: z.number().int().min(0),
    per,
    ties: z.enum(["keep", "cut"]),
  })
  .nullable();
const chart = z.enum(chartKinds).nullable();
const hidden = z.array(id).max(20);

/** Groups or one figure. */
export const aggregateQuerySchema: z.ZodType<AggregateQuery> = z.lazy(() =>
  z.strictObject({
    kind: z.literal("aggregate"),
    source: z.string(),
    subject: z.string(),
    dimensions: z.array(z.strictObject({ id, label, expression: expressionSchema })).max(12),
    measures: z
      .array(
        z.strictObject({
          id,
          label,
          expression: measureExpressionSchema,
          by: z.record(id, expressionSchema).optional(),
        }),
      )
      .max(20),
    filter: filterSchema.nullable(),
    transforms: z.array(transform).max(20),
    having: filterSchema.nullable(),
    comparison: z
      .strictObject({
        time: fieldSchema,
        current: periodSchema,
        previous: periodSchema,
        standing: standing.optional(),
      })
      .nullable(),
    emptyGroups: z.enum(["omit", "include"]),
    order,
    limit,
    hidden,
    context: hidden.optional(),
    chart,
    look: chartLookSchema.optional(),
  }),
);

/** Rows of the subject. */
export const listQuerySchema: z.ZodType<ListQuery> = z.lazy(() =>
  z.strictObject({
    kind: z.literal("list"),
    source: z.string(),
    subject: z.string(),
    columns: z
      .array(z.strictObject({ id, label, expression: expressionSchema }))
      .min(1)
      .max(200),
    filter: filterSchema.nullable(),
    distinct: z.boolean(),
    order,
    limit,
    hidden,
    context: hidden.optional(),
    chart,
    look: chartLookSchema.optional(),
  }),
);

/** Two queries put together. */
export const setQuerySchema: z.ZodType<SetQuery> = z.lazy(() =>
  z.strictObject({
    kind: z.literal("set"),
    source: z.string(),
    operation: z.enum(["union", "intersect", "except"]),
    left: semanticQuerySchema,
    right: semanticQuerySchema,
    order,
    limit,
  }),
);

const analysisRequest = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("forecast"),
    horizon: z.number().int().positive().max(1000).nullable(),
    grain,
    asked: periodSchema.optional(),
  }),
  z.strictObject({ kind: z.literal("anomalies") }),
  z.strictObject({
    kind: z.literal("drivers"),
    measure: id,
    time: fieldSchema,
    current: periodSchema,
    previous: periodSchema,
    standing: standing.optional(),
    candidates: z.array(fieldSchema).max(100),
    supposed: z.enum(["rise", "fall"]).optional(),
  }),
  z.strictObject({ kind: z.literal("trend") }),
  z.strictObject({ kind: z.literal("correlation"), target: id.nullable().default(null) }),
  z.strictObject({ kind: z.literal("distribution"), bins: z.number().int().positive().max(200).nullable() }),
  z.strictObject({ kind: z.literal("concentration"), top: z.number().positive().max(1).nullable() }),
]);

/** An analysis of a query. */
export const analysisQuerySchema: z.ZodType<AnalysisQuery> = z.lazy(() =>
  z.strictObject({
    kind: z.literal("analysis"),
    source: z.string(),
    request: analysisRequest,
    query: z.union([aggregateQuerySchema, listQuerySchema]),
  }),
);

/** The one schema that every semantic query passes, whoever proposes it. */
export const semanticQuerySchema: z.ZodType<SemanticQuery> = z.lazy(() =>
  z.union([aggregateQuerySchema, listQuerySchema, setQuerySchema, analysisQuerySchema]),
);
