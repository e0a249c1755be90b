import type { AggregateQuery, ResultColumn, Transform } from "@parlance/contract";
import { type CheckContext, familyOf, invalid } from "./check-context.ts";
import { checkExpression } from "./check-row.ts";

/** Transforms read outputs that come before them; what they work on is a number. */
export function checkTransforms(
  context: CheckContext,
  query: AggregateQuery,
  outputs: ResultColumn[],
  where: string,
): void {
  query.transforms.forEach((transform, index) => {
    const at = outputs.findIndex(({ id }) => id === transform.id);
    const before = outputs.slice(0, Math.max(at, 0));
    checkTransform(context, transform, before, `${where}/transforms/${index}`);
  });
}

function checkTransform(
  context: CheckContext,
  transform: Transform,
  before: ResultColumn[],
  where: string,
): void {
  const output = (id: string): ResultColumn | null => before.find((column) => column.id === id) ?? null;
  if (transform.kind === "expression") {
    const over: CheckContext = { ...context, subject: null, toOneFrom: null, output };
    checkExpression(over, transform.expression, `${where}/expression`);
    return;
  }
  const of = output(transform.of);
  if (of === null) invalid(context, `${where}/of`, `there is no result column “${transform.of}” before it`);
  else if (transform.kind !== "rank" && familyOf(of.type) !== "number")
    invalid(context, `${where}/of`, `a number is needed here, not a ${of.type}`);
  const names = "along" in transform ? [...transform.per, transform.along] : transform.per;
  for (const id of names)
    if (output(id)?.role !== "dimension")
      invalid(context, where, `there is no dimension “${id}” in the result`);
}
