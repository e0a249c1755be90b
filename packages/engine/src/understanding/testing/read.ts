import type { AggregateQuery, Filter, ListQuery, SemanticQuery, Standing } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";
import { understand } from "../understand.ts";

const now = "2024-05-15T00:00:00";

/** The best candidate of a question; fails the test where there is none. */
export function best(index: ModelIndex, question: string, before: string[] = []): Candidate {
  const previous = before.map((text, at) => best(index, text, before.slice(0, at)).query);
  const read = understand({ question, previous, previousQuestions: before, index, now });
  const [first] = read.kind === "readings" ? read.readings : [];
  if (first === undefined) throw new Error(`“${question}” was read as ${JSON.stringify(read)}`);
  return first;
}

/** A query in one line that a person can check: what is shown, conditions, groups, order, limit. */
export function brief(query: SemanticQuery): string {
  switch (query.kind) {
    case "set":
      return `${brief(query.left)} ${query.operation} ${brief(query.right)}`;
    case "analysis":
      return `${query.request.kind}: ${brief(query.query)}`;
    case "list":
      return [
        `list ${query.distinct ? "distinct " : ""}${query.columns.map(({ expression }) => text(expression)).join(", ")}`,
        ...tail(query),
      ].join(" ");
    case "aggregate":
      return [
        query.measures
          .map(({ expression, by: own = {} }) =>
            [text(expression), ...Object.values(own).map((each) => `at ${text(each)}`)].join(" "),
          )
          .join(", "),
        by(query),
        ...tail(query),
        ...query.transforms.map(({ kind }) => kind),
      ]
        .filter((part) => part !== "")
        .join(" ");
  }
}

/** The brief of a question's best reading. */
export const briefOf = (index: ModelIndex, question: string, before: string[] = []): string =>
  brief(best(index, question, before).query);

const by = ({ dimensions, hidden }: AggregateQuery): string => {
  const shown = dimensions.filter(({ id }) => !hidden.includes(id));
  return shown.length === 0 ? "" : `by ${shown.map(({ expression }) => text(expression)).join(", ")}`;
};

function tail(query: AggregateQuery | ListQuery): string[] {
  const parts: string[] = [];
  if (query.filter !== null) parts.push(`where ${filterText(query.filter)}`);
  if (query.kind === "aggregate" && query.having !== null) parts.push(`having ${filterText(query.having)}`);
  if (query.order.length > 0)
    parts.push(
      `order ${query.order.map(({ by: each, descending }) => `${text(each)}${descending ? " desc" : ""}`).join(", ")}`,
    );
  if (query.limit !== null) {
    const { count, per, offset } = query.limit;
    parts.push(`limit ${count}${per.length > 0 ? ` per ${per.join(",")}` : ""}`);
    if (offset > 0) parts.push(`after ${offset}`);
  }
  return parts;
}

function filterText(filter: Filter): string {
  switch (filter.kind) {
    case "and":
    case "or":
      return `(${filter.filters.map(filterText).join(` ${filter.kind} `)})`;
    case "not":
      return `not ${filterText(filter.filter)}`;
    case "comparison":
      return `${text(filter.left)} ${filter.operator} ${text(filter.right)}`;
    case "in":
      return `${text(filter.operand)} in ${filter.values.join("|")}`;
    case "between":
      return `${text(filter.operand)} between ${text(filter.low)} and ${text(filter.high)}`;
    case "text":
      return `${text(filter.operand)} ${filter.match} ${filter.value}`;
    case "null":
      return `${text(filter.operand)} missing`;
    case "period":
      return `${text(filter.operand)} in ${filter.period.interval.start ?? ""}..${filter.period.interval.end ?? ""}`;
    case "related":
      return `related(${filter.path.map(({ relationship }) => relationship.split(".")[0]).join(">")}${filter.filter === null ? "" : ` where ${filterText(filter.filter)}`}) ${filter.operator} ${filter.count}`;
    case "member":
      return `${text(filter.operand)} among ${brief(filter.query)}`;
  }
}

type Spoken =
  | AggregateQuery["measures"][number]["expression"]
  | AggregateQuery["dimensions"][number]["expression"];

function text(expression: Spoken): string {
  switch (expression.kind) {
    case "field":
      return expression.field.column;
    case "constant":
      return String(expression.value);
    case "aggregate":
      return `${expression.aggregation}(${expression.operand === null ? "*" : text(expression.operand)})${expression.once === undefined ? "" : ` once per ${expression.once.column}`}`;
    case "arithmetic":
      return `${text(expression.left)} ${expression.operator} ${text(expression.right)}`;
    case "truncate":
      return `${expression.grain}(${text(expression.operand)}${untilOf(expression.standing)})`;
    case "part":
      return `${expression.part}(${text(expression.operand)})`;
    case "function":
      return `${expression.name}(${expression.arguments.map(text).join(", ")})`;
    case "output":
      return expression.id;
    case "duration":
      return `${expression.unit}s(${text(expression.from)}, ${text(expression.to)})`;
    case "aggregate-value":
      return `overall ${expression.aggregation}(${expression.operand === null ? "*" : text(expression.operand)})${expression.per.map(({ inner }) => ` of the same ${text(inner)}`).join("")}`;
    default:
      return expression.kind;
  }
}

/** Until when rows stand: " until end_date". */
const untilOf = (standing: Standing | undefined): string =>
  standing === undefined ? "" : ` until ${standing.ends.map(({ field }) => field.column).join("|")}`;
