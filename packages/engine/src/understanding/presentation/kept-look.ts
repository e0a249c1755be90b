import {
  type ChartLook,
  isSamePart,
  requestedChart,
  type SemanticQuery,
  withChart,
} from "@parlance/contract";

/**
 * A question's query with what it keeps of the look that the chart before it had: all while the same figures are shown of the
 * same groups; what concerns the figures alone (scale, numbers, reference line) while those are the same; else nothing.
 */
export function keptLook(query: SemanticQuery, last: SemanticQuery): SemanticQuery {
  const { kind, look } = requestedChart(query);
  if (look === undefined || !isSamePart(look, requestedChart(last).look)) return query;
  const same = (part: (of: SemanticQuery) => unknown): boolean =>
    query.kind === last.kind && isSamePart(part(query), part(last));
  if (!same(figuresOf)) return withChart(query, kind, {});
  return same(groupsOf) ? query : withChart(query, kind, ofFigures(look));
}

const figuresOf = (query: SemanticQuery): unknown =>
  query.kind === "aggregate"
    ? [query.measures, query.transforms]
    : query.kind === "analysis"
      ? [query.request, figuresOf(query.query)]
      : query;

const groupsOf = (query: SemanticQuery): unknown =>
  query.kind === "aggregate" ? query.dimensions : query.kind === "analysis" ? groupsOf(query.query) : null;

function ofFigures({ scale, numbers, decimals, reference, yLabel }: ChartLook): ChartLook {
  const kept = { scale, numbers, decimals, reference, yLabel };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}
