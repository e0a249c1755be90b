import {
  type AggregateQuery,
  aggregateValueOf,
  conjuncts,
  type Dimension,
  type Expression,
  type Filter,
  isSamePart,
} from "@parlance/contract";
import { fieldColumn } from "../../semantics/expression-type.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { madeOf, oneReading } from "../one-reading.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { asks, deeds, figure, figureSaid, had, less, more, rows, time } from "./compared-words.ts";

const units = "(?<unit>days|weeks|months|quarters|years)";
const when = `(?: ${time}| (?:in|during|for|over|on) )`;
const mean = "(?<mean> on average)?";
const member = `(?<member>(?!(?:in|the average|average|\\d|any|all|every|one|once|two|three|usual|${time})\\b)\\S.*?)`;
const tail = `(?<tail>${when}.*)?\\W*$`;

/** How groups are asked for by what another one of them has. */
const forms: readonly RegExp[] = [
  `${asks}${rows} (?:${had}) (?:an? )?(?<how>${less}|${more}) ${figure} than ${member}${mean}${tail}`,
  `${asks}${rows} (?<deed>${deeds}) (?<how>${less}|${more})(?: ${figure})? than ${member}${mean}${tail}`,
].map((form) => new RegExp(form, "i"));

const ofTimes: readonly RegExp[] = [
  `${asks}${units} (?:${had}|in which we had|where we had) (?:an? )?(?<how>${less}|${more}) ${figure} than (?:we had |we did )?(?:in |on )?(?<member>${time}.*?)\\W*$`,
  `${asks}${units} (?:in which|where|when|that|on which) we (?<deed>${deeds}) (?<how>${less}|${more})(?: ${figure})? than (?:we did )?(?:in |on )?(?<member>${time}.*?)\\W*$`,
].map((form) => new RegExp(form, "i"));

const fewer = new RegExp(`^(?:${less})$`, "i");
const surest = 0.85;

type Asked = { all: string; one: string; falls: boolean };

/**
 * "States with more members than Ohio in 2023", "months with more visits than in May 2024": the groups whose figure is beyond that of one of
 * them. Null for other questions, and where the figure of the one is not read.
 */
export function beyondOne(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const asked = askedOf(question.question.slice(0, 250), question.index);
  if (asked === null) return null;
  const [all, one] = [asked.all, asked.one].map((text) => oneReading(read({ ...question, question: text })));
  const query = all === undefined || one === undefined ? null : beyond(all.query, one.query, asked.falls);
  if (query !== null && groupsRows(query, question.index)) return null;
  if (all === undefined || one === undefined || query === null) return null;
  const confidence = Math.min(all.confidence, one.confidence, surest);
  return madeOf(all, query, confidence);
}

function askedOf(text: string, index: ModelIndex): Asked | null {
  const timed = ofTimes.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  const said = timed ?? forms.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  if (said === undefined || /\b(?:and|or|not|no|never|average)\b/i.test(said.rows ?? "")) return null;
  const { how = "", member: other = "", tail: period = "", unit } = said;
  if (/\b(?:and|or|others?|than|it|its|their|they)\b/i.test(other)) return null;
  const spent = /^spen/i.test(said.deed ?? "") && said.figure === undefined;
  const named = spent ? "total spend" : figureSaid(said, index);
  if (named === null) return null;
  const told = said.mean === undefined ? named : `average ${named.replace(/^(?:total|average) /, "")}`;
  const falls = fewer.test(how);
  if (unit !== undefined) {
    const split = `${told} by ${unit.slice(0, -1)}`;
    return { all: split, one: `${split} in ${other}`, falls };
  }
  const split = `${told} by ${said.rows}`;
  return { all: `${split}${period}`, one: `${split} for ${other}${period}`, falls };
}

/** The groups of the one query whose figure is beyond the one of the other; null where these are not one figure, or no group of theirs is named. */
function beyond(all: Candidate["query"], one: Candidate["query"], falls: boolean): AggregateQuery | null {
  if (all.kind !== "aggregate" || one.kind !== "aggregate" || all.subject !== one.subject) return null;
  const [measure, second] = all.measures;
  const [same, third] = one.measures;
  if (measure === undefined || same === undefined || second !== undefined || third !== undefined) return null;
  const { expression } = measure;
  if (expression.kind !== "aggregate" || !isSamePart(expression, same.expression)) return null;
  if (all.comparison !== null || one.comparison !== null || all.having !== null || one.having !== null)
    return null;
  if (all.transforms.length > 0 || all.limit !== null || one.limit !== null) return null;
  if (all.dimensions.every(({ id }) => all.hidden.includes(id))) return null;
  const known = conjuncts(all.filter);
  const told = conjuncts(one.filter).filter((each) => !known.some((other) => isSamePart(each, other)));
  if (told.length === 0 || !told.every((each) => all.dimensions.some((group) => names(each, group))))
    return null;
  const filters = [one.filter, expression.filter].filter((each) => each !== null);
  const value = aggregateValueOf(all.subject, expression.aggregation, expression.operand, {
    filter: conjunction(filters),
    quantile: expression.quantile,
  });
  const { once } = expression;
  return {
    ...all,
    hidden: [...all.hidden, measure.id],
    having: {
      kind: "comparison",
      operator: falls ? "<" : ">",
      left: { kind: "output", id: measure.id },
      right: { ...value, path: expression.path, ...(once === undefined ? {} : { once }) },
    },
    order: [{ by: { kind: "output", id: measure.id }, descending: !falls }],
  };
}

/** Whether each group is a row of its own, which is held against another row. */
const groupsRows = ({ subject, dimensions }: AggregateQuery, { model }: ModelIndex): boolean =>
  dimensions.some(({ expression }) => {
    if (expression.kind !== "field" || expression.field.path.length > 0) return false;
    const rows = model.tables.find(({ name }) => name === subject)?.rowCount ?? 0;
    const distinct = fieldColumn(model, expression.field)?.profile?.distinct ?? rows;
    return distinct >= rows * mostlyRows;
  });

/** Of a column by which rows are told apart. */
const mostlyRows = 0.8;

/** Whether a condition names a group of those that a dimension makes. */
function names(filter: Filter, { expression }: Dimension): boolean {
  const within = (operand: Expression): boolean =>
    isSamePart(operand, expression.kind === "truncate" ? expression.operand : expression);
  if (filter.kind === "period") return expression.kind === "truncate" && within(filter.operand);
  return filter.kind === "comparison" && filter.operator === "=" && within(filter.left);
}
