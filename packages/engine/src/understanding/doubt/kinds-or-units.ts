import { type AggregateQuery, aggregateOf, fieldOf } from "@parlance/contract";
import { isNumeric } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

const goods =
  /\bhow many (?!different|distinct|unique|units)(?:[\w-]+ )?(?:products|items|articles|goods|skus)\b(?: \w+){0,3} (?:sell|sold|order|ordered|ship|shipped|buy|bought|purchase|purchased)\b/i;
const amounts: ReadonlySet<string> = new Set(["quantity", "qty", "units"]);

/**
 * "How many products did we sell?" counts different products or pieces: both readings where the rows counted hold a quantity;
 * empty elsewhere.
 */
export function kindsOrUnits(question: string, [best]: readonly Candidate[], index: ModelIndex): Candidate[] {
  if (best === undefined || !goods.test(question)) return [];
  const { query } = best;
  const pieces = query.kind === "aggregate" ? inPieces(query, index) : null;
  if (pieces === null) return [];
  const confidence = Math.min(best.confidence, 0.5);
  return [
    { ...best, confidence },
    { ...best, confidence, query: pieces },
  ];
}

/** The same question of the quantity on the rows that are counted; null where they hold none, or it is asked for already. */
function inPieces(query: AggregateQuery, index: ModelIndex): AggregateQuery | null {
  const [measure, other] = query.measures;
  const counted = measure?.expression;
  if (measure === undefined || other !== undefined || counted?.kind !== "aggregate") return null;
  if (!["count", "count-distinct"].includes(counted.aggregation) || counted.path.length > 0) return null;
  const table = index.graph.tableIds.get(query.subject);
  const quantity = index.columns.find(
    (entry) =>
      entry.table === table && isNumeric(entry.column) && entry.words.some((word) => amounts.has(word)),
  );
  if (quantity === undefined) return null;
  const { name, label } = quantity.column;
  const operand = fieldOf(query.subject, name);
  return {
    ...query,
    measures: [{ ...measure, label: `total ${label}`, expression: aggregateOf("sum", operand, []) }],
  };
}
