import { askResponse, failureText, type ResultTable, type SemanticQuery } from "@parlance/contract";
import { call } from "./call.ts";
import { readModel } from "./sources.ts";

const ROWS = 50;

/** The first rows of a table, by a list query that no conversation keeps; throws with what went wrong. */
export async function readRows(source: string, table: string): Promise<ResultTable> {
  const { tables } = await readModel(source);
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const { answer } = await call(askResponse, "/api/mcp/askdata", {
    method: "POST",
    body: {
      question: `First ${ROWS} rows of ${table}`.slice(0, 500),
      session_id: "",
      user_grouping: "default",
      data_sources: [{ id: source }],
      query: listQuery(source, table, columns),
    },
  });
  if (answer.outcome === "answered") return answer.table;
  throw new Error(answer.outcome === "clarification" ? answer.prompt : failureText(answer.failure));
}

function listQuery(
  source: string,
  subject: string,
  columns: { name: string; label: string }[],
): SemanticQuery {
  return {
    kind: "list",
    source,
    subject,
    columns: columns.map(({ name, label }, at) => ({
      id: `c${at}`,
      label,
      expression: { kind: "field", field: { path: [], table: subject, column: name } },
    })),
    filter: null,
    distinct: false,
    order: [],
    limit: { count: ROWS, offset: 0, per: [], ties: "cut" },
    hidden: [],
    chart: "table",
  };
}
