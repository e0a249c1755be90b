import {
  type AggregateQuery,
  aggregateQuery,
  type Dimension,
  type Expression,
  type Filter,
  type MeasureExpression,
} from "@parlance/contract";
import { percent } from "../compose/figures/percent.ts";
import { madeOf, oneReading } from "../one-reading.ts";
import type { Candidate, Question, Understanding } from "../types.ts";

const share = "(?<share>percentage|percent|%|pct|share|proportion|fraction)";
const counts = "(?:how many|(?:the |total )*number|count)";
/** How members are counted that the rest of the question tells, and how the rest goes on. */
const heads: readonly RegExp[] = [
  `^\\W*(?:what(?:'s| is| was)? )?(?:the )?(?:what |which )?(?:${counts}|${share})(?: of)? (?:the |our |all )*(?<rest>\\S.*)$`,
  `^\\W*(?<led>in|for|at|with) (?:how many|what ${share} of)(?: of)? (?:the |our |all )*(?<rest>\\S.*)$`,
].map((form) => new RegExp(form, "i"));

/**
 * "How many regions sold less in 2023 than in 2022", "what percentage of agents doubled their fees since 2021": the number, or part, of the
 * members that `compared` reads of "which regions sold less in 2023 than in 2022". Null for other questions.
 */
export function countedMembers(
  question: Question,
  compared: (question: Question) => Understanding | null,
): Understanding | null {
  const said = heads.map((form) => form.exec(question.question.slice(0, 300))?.groups).find(isSaid);
  if (said === undefined) return null;
  const text = `${said.led ? `${said.led} ` : ""}which ${said.rest}`;
  const best = oneReading(compared({ ...question, question: text }));
  const query = best === undefined ? null : counted(best.query, said.share !== undefined);
  return best === undefined || query === null ? null : madeOf(best, query);
}

const isSaid = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** How many members a query shows, or a hundred times their part of all; null where its groups are none of one thing. */
function counted(query: Candidate["query"], asShare: boolean): AggregateQuery | null {
  if (query.kind !== "aggregate" || query.having === null || query.limit !== null) return null;
  const member = memberOf(query);
  if (member === null) return null;
  const { subject, operand, dimension } = member;
  const among: Filter = {
    kind: "member",
    operand,
    query: {
      ...query,
      dimensions: [dimension],
      order: [],
      hidden: [...query.measures, ...query.transforms].map(({ id }) => id),
      context: undefined,
    },
  };
  const all: MeasureExpression & { kind: "aggregate" } = {
    kind: "aggregate",
    aggregation: subject === query.subject ? "count-distinct" : "count",
    quantile: null,
    operand: subject === query.subject ? operand : null,
    path: [],
    filter: null,
  };
  const measure = asShare
    ? { id: "m1", label: "percentage", expression: percent({ ...all, filter: among }, all) }
    : { id: "m1", label: `number of ${dimension.label}`, expression: all };
  const whole = subject === query.subject ? query.filter : null;
  return aggregateQuery(query.source, subject, { measures: [measure], filter: asShare ? whole : among });
}

type Member = { subject: string; operand: Expression; dimension: Dimension };

/** What tells the groups of a query apart: the key of a table of their own, or their one dimension. */
function memberOf({ subject, dimensions, hidden }: AggregateQuery): Member | null {
  const keys = dimensions.filter(({ id }) => hidden.includes(id));
  const [dimension, other] = keys.length > 0 ? keys : dimensions;
  if (dimension === undefined || other !== undefined) return null;
  const { expression } = dimension;
  if (keys.length === 0 || expression.kind !== "field" || expression.field.path.length === 0)
    return dimensions.length > 1 ? null : { subject, operand: expression, dimension };
  const { table } = expression.field;
  const alike = dimensions.every(
    (each) => each.expression.kind === "field" && each.expression.field.table === table,
  );
  if (!alike) return null;
  return { subject: table, operand: { kind: "field", field: { ...expression.field, path: [] } }, dimension };
}
