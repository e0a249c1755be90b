import {
  type AggregateQuery,
  type Aggregation,
  aggregateOf,
  conjuncts,
  type Expression,
  type Filter,
  isSamePart,
  type Measure,
  type MeasureExpression,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { boundedBy, withBandsOf, withBounded } from "../compose/groups/bands-of-units.ts";
import { type DocumentTable, documentNumber, documentTotal, isAmount } from "./document-table.ts";

/** Figures of documents: averages are of what each comes to, bounds and bands of amounts are of all its lines. */
export function withTotals(query: AggregateQuery, documents: DocumentTable): AggregateQuery {
  const filter = boundedTotals(query.filter, documents);
  return {
    ...query,
    filter,
    measures: query.measures.map((measure) =>
      averaged(bounded(measure, documents, query.filter), documents, query),
    ),
    dimensions: withBandsOf(query.dimensions, (operand) =>
      isAmount(documents, operand)
        ? documentTotal(documents, operand, withoutKnown(query.filter, operand))
        : null,
    ),
  };
}

/** "Deliveries of over 1000": the total of each, of the lines that meet the other conditions, those of `rows` among them. */
export function boundedTotals(
  filter: Filter | null,
  documents: DocumentTable,
  rows: Filter | null = null,
): Filter | null {
  if (filter === null) return null;
  const all = conjuncts(filter);
  const isBound = (each: Filter): boolean => isTotalBound(each, documents);
  const others = all.filter((each) => !isBound(each));
  const within = conjunction([...conjuncts(rows), ...others]);
  const put = (each: Filter): Filter => {
    const operand = isBound(each) ? boundedBy(each) : null;
    return operand === null ? each : withBounded(each, operand, documentTotal(documents, operand, within));
  };
  return filter.kind === "and" ? { ...filter, filters: filter.filters.map(put) } : put(filter);
}

/** Conditions without that an amount is known, which a sum leaves out anyway. */
function withoutKnown(filter: Filter | null, operand: Expression): Filter | null {
  const kept = conjuncts(filter).filter(
    (each) => each.kind !== "not" || each.filter.kind !== "null" || !isSamePart(each.filter.operand, operand),
  );
  return conjunction(kept);
}

/** Whether a condition bounds an amount of the lines by a number. */
function isTotalBound(filter: Filter, documents: DocumentTable): boolean {
  if (filter.kind === "between") return isAmount(documents, filter.operand);
  return (
    filter.kind === "comparison" &&
    filter.right.kind === "constant" &&
    filter.operator !== "=" &&
    filter.operator !== "!=" &&
    isAmount(documents, filter.left)
  );
}

/** "Percentage of deliveries over 1000": what bounds a part of them is of all lines as well. */
const bounded = (measure: Measure, documents: DocumentTable, rows: Filter | null): Measure => ({
  ...measure,
  expression: boundedParts(measure.expression, documents, rows),
});

function boundedParts(
  expression: MeasureExpression,
  documents: DocumentTable,
  rows: Filter | null,
): MeasureExpression {
  const part = (each: MeasureExpression): MeasureExpression => boundedParts(each, documents, rows);
  if (expression.kind === "arithmetic")
    return { ...expression, left: part(expression.left), right: part(expression.right) };
  return expression.kind === "aggregate" && expression.path.length === 0
    ? { ...expression, filter: boundedTotals(expression.filter, documents, rows) }
    : expression;
}

function averaged(measure: Measure, documents: DocumentTable, query: AggregateQuery): Measure {
  const expression = ofEach(measure.expression, documents, query);
  const name = documents.table.words.join(" ");
  return expression === measure.expression
    ? measure
    : { ...measure, label: `${measure.label} per ${name}`, expression };
}

/** What documents come to, as medians and other spreads are taken of. */
const spreads: ReadonlySet<Aggregation> = new Set(["median", "quantile", "standard-deviation", "variance"]);

/** An amount on average, in the middle or at most over documents, of those of their lines that count in each group; other figures as they are. */
function ofEach(
  expression: MeasureExpression,
  documents: DocumentTable,
  query: AggregateQuery,
): MeasureExpression {
  if (expression.kind !== "aggregate" || expression.path.length > 0) return expression;
  const { aggregation, operand, filter } = expression;
  if (operand === null || !isAmount(documents, operand)) return expression;
  const number = documentNumber(documents);
  if (aggregation === "average")
    return {
      kind: "arithmetic",
      operator: "/",
      left: aggregateOf("sum", operand, [], filter),
      right: aggregateOf("count-distinct", number, [], filter),
    };
  const spread = spreads.has(aggregation);
  if (!spread && aggregation !== "maximum" && aggregation !== "minimum") return expression;
  const rows = withoutKnown(conjunction([...conjuncts(query.filter), ...conjuncts(filter)]), operand);
  const total = documentTotal(documents, operand, rows, query.dimensions);
  return {
    ...expression,
    operand: total,
    ...(spread && number.kind === "field" ? { once: number.field } : {}),
  };
}
