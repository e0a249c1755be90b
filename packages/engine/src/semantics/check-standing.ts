import { type AggregateQuery, dayGrains, type ListQuery, somePart, standingOf } from "@parlance/contract";
import { type CheckContext, invalid } from "./check-context.ts";
import { expressionType } from "./expression-type.ts";

/** Notes what is wrong with periods at whose ends rows stand: they are one dimension, by days or longer, of a column of dates. */
export function checkStanding(rows: CheckContext, query: AggregateQuery, where: string): void {
  const { dimensions, comparison } = query;
  noneElsewhere(rows, { ...query, dimensions: [], comparison: null }, where);
  const standing = dimensions.filter(({ expression }) => isStanding(expression));
  const found = standingOf(standing);
  if (standing.length > 1)
    invalid(rows, `${where}/dimensions`, "rows can stand at the ends of one kind of period");
  else if (standing.length === 1 && found === null) invalid(rows, `${where}/dimensions`, outOfPlace);
  if (found === null) return;
  const { grain, operand } = found.time;
  if (!dayGrains.includes(grain))
    invalid(
      rows,
      `${where}/dimensions`,
      `rows stand at the ends of days or longer periods, not of a ${grain}`,
    );
  if (operand.kind !== "field" || expressionType(operand, rows).type === "integer")
    invalid(rows, `${where}/dimensions`, "rows stand from a column of dates on");
  if (comparison !== null)
    invalid(
      rows,
      `${where}/comparison`,
      "what stands at the ends of periods is not compared with other periods",
    );
}

/** Notes periods at whose ends rows stand where there can be none. */
export function noneElsewhere(rows: CheckContext, query: AggregateQuery | ListQuery, where: string): void {
  if (isStanding(query)) invalid(rows, where, outOfPlace);
}

const outOfPlace = "only a dimension can be of the periods at whose ends rows stand";

const isStanding = (value: unknown): boolean => somePart(value, (part) => "standing" in part);
