import { type Filter, isSamePart, type ListColumn } from "@parlance/contract";
import { fieldColumn } from "../../semantics/expression-type.ts";
import type { Build } from "./build-context.ts";

const andWhen = /[, ]and (?:when|(?:on )?wh(?:at|ich) (?:day|date))(?: was (?:that|it))?[\s?.!]*$/i;

/** "Which boats left this year, and when?": the time that the period is of beside what is listed. */
export function whenTold(
  { index, text }: Build,
  shown: readonly ListColumn[],
  filter: Filter | null,
): ListColumn[] {
  if (!andWhen.test(text)) return [];
  const [first] = periodsOf(filter);
  if (first?.operand.kind !== "field") return [];
  const { operand } = first;
  const isShown = shown.some(({ expression }) => isSamePart(expression, operand));
  const { field } = operand;
  const label = fieldColumn(index.model, field)?.label ?? field.column;
  return isShown ? [] : [{ id: "when1", label, expression: operand }];
}

const periodsOf = (filter: Filter | null): Extract<Filter, { kind: "period" }>[] =>
  filter?.kind === "period" ? [filter] : filter?.kind === "and" ? filter.filters.flatMap(periodsOf) : [];
