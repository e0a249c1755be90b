import {
  askResponse,
  failureText,
  type Literal,
  type MeasureExpression,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import { call } from "./call.ts";

/** Some rows of a table: which columns under which labels, how many, after how many. */
export type WantedRows = {
  source: string;
  table: string;
  columns: { name: string; label: string }[];
  count: number;
  offset: number;
};

/** Rows of a table, by a list query that no conversation keeps; throws with what went wrong. */
export const readTableRows = (wanted: WantedRows): Promise<ResultTable> =>
  runQuery(`Rows of ${wanted.table}`, listQuery(wanted));

/** The one figure that a measure of a table comes to; null where there is nothing to compute. */
export async function computeMeasure(
  source: string,
  table: string,
  expression: MeasureExpression,
): Promise<Literal> {
  const { rows } = await runQuery(`A measure of ${table}`, {
    kind: "aggregate",
    source,
    subject: table,
    dimensions: [],
    measures: [{ id: "measure", label: "Measure", expression }],
    filter: null,
    transforms: [],
    having: null,
    comparison: null,
    emptyGroups: "omit",
    order: [],
    limit: null,
    hidden: [],
    chart: "table",
  });
  return rows[0]?.[0] ?? null;
}

async function runQuery(question: string, query: SemanticQuery): Promise<ResultTable> {
  const { answer } = await call(askResponse, "/api/mcp/askdata", {
    method: "POST",
    body: {
      question: question.slice(0, 500),
      session_id: "",
      user_grouping: "default",
      data_sources: [{ id: query.source }],
      query,
    },
  });
  if (answer.outcome === "answered") return answer.table;
  throw new Error(answer.outcome === "clarification" ? answer.prompt : failureText(answer.failure));
}

const listQuery = ({ source, table, columns, count, offset }: WantedRows): SemanticQuery => ({
  kind: "list",
  source,
  subject: table,
  columns: columns.map(({ name, label }, at) => ({
    id: `c${at}`,
    label,
    expression: { kind: "field", field: { path: [], table, column: name } },
  })),
  filter: null,
  distinct: false,
  order: [],
  limit: { count, offset, per: [], ties: "cut" },
  hidden: [],
  chart: "table",
});
