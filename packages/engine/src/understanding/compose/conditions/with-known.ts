import { type Filter, isSamePart, type ListColumn, somePart } from "@parlance/contract";
import { fieldColumn } from "../../../semantics/expression-type.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { conjunction } from "./join-conditions.ts";

/** "Which events are there?", "what coupon codes have been used?": of the different values of a column that some rows have none of, those that are known; a condition may say otherwise. */
export function withKnown(
  { model }: ModelIndex,
  shown: readonly ListColumn[],
  filter: Filter | null,
): Filter | null {
  const [only, other] = shown;
  if (only?.expression.kind !== "field" || other !== undefined) return filter;
  const { expression } = only;
  const mayLack = (fieldColumn(model, expression.field)?.profile?.nulls ?? 0) > 0;
  const told = somePart(filter, (part) => isSamePart(part, expression));
  if (!mayLack || told) return filter;
  return conjunction([
    ...(filter === null ? [] : [filter]),
    { kind: "not", filter: { kind: "null", operand: expression } },
  ]);
}
