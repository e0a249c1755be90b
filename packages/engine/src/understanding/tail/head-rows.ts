import {
  type AggregateQuery,
  type Expression,
  type Filter,
  type ListQuery,
  listQuery,
  type Path,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/** The rows that a head is read as, each of one table, which more of it can be shown of. */
export type HeadRows = {
  query: ListQuery | AggregateQuery;
  /** The table of the rows, and the way to it from the query's subject. */
  table: number;
  path: Path;
  /** What the rows are ranked by. */
  ranking: Expression | null;
};

/** The rows that a query lists, counts, or has a figure of each of; null where it is of none. */
export function headRows({ query }: Candidate, index: ModelIndex): HeadRows | null {
  if (query.kind === "list") return query.distinct ? null : listed(query, index);
  if (query.kind !== "aggregate" || query.comparison !== null || query.transforms.length > 0) return null;
  if (query.dimensions.length === 0) {
    const list = asRows(query);
    return list === null ? null : listed(list, index);
  }
  return grouped(query, index);
}

function listed(query: ListQuery, { graph }: ModelIndex): HeadRows | null {
  const table = graph.tableIds.get(query.subject);
  const by = query.order[0]?.by;
  const output = by?.kind === "output" ? query.columns.find(({ id }) => id === by.id)?.expression : by;
  return table === undefined ? null : { query, table, path: [], ranking: output ?? null };
}

/** The rows that are counted, or that have the highest or lowest value: "emergencies in March", "the highest fare ever", of which more is asked. */
function asRows(query: AggregateQuery): ListQuery | null {
  const [only, other] = query.measures;
  if (only === undefined || other !== undefined || query.having !== null) return null;
  const { expression } = only;
  if (expression.kind !== "aggregate" || expression.path.length > 0) return null;
  const { aggregation, operand } = expression;
  const filters: Filter[] = [query.filter, expression.filter].flatMap((each) => each ?? []);
  const [first = null] = filters;
  const filter: Filter | null = filters.length > 1 ? { kind: "and", filters } : first;
  if (aggregation === "count" && operand === null) return listQuery(query.source, query.subject, { filter });
  if (operand === null || (aggregation !== "maximum" && aggregation !== "minimum")) return null;
  return listQuery(query.source, query.subject, {
    filter,
    order: [{ by: operand, descending: aggregation === "maximum" }],
    limit: { count: 1, offset: 0, per: [], ties: "keep" },
  });
}

/** Groups that are rows of one table, told by its key. */
function grouped(query: AggregateQuery, index: ModelIndex): HeadRows | null {
  const fields = query.dimensions.flatMap(({ expression }) =>
    expression.kind === "field" ? [expression.field] : [],
  );
  const [first] = fields;
  if (first === undefined || fields.length < query.dimensions.length) return null;
  const table = index.graph.tableIds.get(first.table) ?? -1;
  const entry = index.tables[table];
  const isOne = fields.every((each) => each.table === first.table && each.path.length === first.path.length);
  const keyed = fields.some(({ column }) =>
    [...(entry?.key ?? []), ...(entry?.naming ?? [])].some((id) => {
      const own = index.columns[id]?.column;
      const distinct = own?.profile?.distinct ?? 0;
      return (
        own?.name === column && (entry?.key.includes(id) === true || distinct >= (entry?.table.rowCount ?? 0))
      );
    }),
  );
  return isOne && keyed ? { query, table, path: first.path, ranking: null } : null;
}
