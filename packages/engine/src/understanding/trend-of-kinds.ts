import { type SemanticModel, type SemanticQuery, timeOf } from "@parlance/contract";
import { fieldColumn } from "../semantics/expression-type.ts";

/**
 * "Sales trend by region": read as a line along regions, which is none. The figure of each of them is to be followed over time,
 * where the data has one.
 */
export const isTrendOfKinds = (text: string, read: SemanticQuery | null, model: SemanticModel): boolean =>
  /\btrends?\b/i.test(text) &&
  read?.kind === "aggregate" &&
  read.dimensions.length > 0 &&
  read.dimensions.every(
    ({ expression }) =>
      expression.kind === "field" && fieldColumn(model, expression.field)?.physicalType === "string",
  );

/** Whether a question was read as a trend over time. */
export const isFollowed = (query: SemanticQuery | null): boolean =>
  query?.kind === "analysis" && query.request.kind === "trend" && timeOf(query) !== null;
