import {
  type AskRequest,
  aggregateQuery,
  askResponse,
  type DataAnswer,
  failureText,
  fieldOf,
  type Literal,
  listQuery,
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
export async function readTableRows(wanted: WantedRows): Promise<ResultTable> {
  const rows = await runQuery(`Rows of ${wanted.table}`, rowsQuery(wanted));
  // Answers call a name by what it names ("customer"); here a column is called as it is everywhere else.
  const columns = rows.columns.map((column, at) => ({
    ...column,
    label: wanted.columns[at]?.label ?? column.label,
  }));
  return { ...rows, columns };
}

/** The one figure that a measure of a table comes to; null where there is nothing to compute. */
export async function computeMeasure(
  source: string,
  table: string,
  expression: MeasureExpression,
): Promise<Literal> {
  const { rows } = await runQuery(
    `A measure of ${table}`,
    aggregateQuery(source, table, {
      measures: [{ id: "measure", label: "Measure", expression }],
      chart: "table",
    }),
  );
  return rows[0]?.[0] ?? null;
}

/** All rows of an answer, as many as an export holds; throws with what went wrong. */
export const readAllRows = ({ question, reading }: DataAnswer): Promise<ResultTable> =>
  runQuery(question, reading.query, "all");

async function runQuery(
  question: string,
  query: SemanticQuery,
  rows: AskRequest["rows"] = "shown",
): Promise<ResultTable> {
  const { answer } = await call(askResponse, "/api/mcp/askdata", {
    method: "POST",
    body: {
      question: question.slice(0, 500),
      session_id: "",
      user_grouping: "default",
      data_sources: [{ id: query.source }],
      query,
      rows,
    },
  });
  if (answer.outcome === "answered") return answer.table;
  throw new Error(answer.outcome === "clarification" ? answer.prompt : failureText(answer.failure));
}

const rowsQuery = ({ source, table, columns, count, offset }: WantedRows): SemanticQuery =>
  listQuery(source, table, {
    columns: columns.map(({ name, label }, at) => ({
      id: `c${at}`,
      label,
      expression: fieldOf(table, name),
    })),
    limit: { count, offset, per: [], ties: "cut" },
    chart: "table",
  });
