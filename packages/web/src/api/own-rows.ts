import { askResponse, failureText, type ResultTable, type SemanticQuery } from "@parlance/contract";
import { readSchema } from "./own-sources.ts";
import { authorised, requestError } from "./request.ts";

const ROWS = 50;

/** The first rows of a table, by a list query that no conversation keeps; throws with what went wrong. */
export async function readRows(source: string, table: string): Promise<ResultTable> {
  const { model } = await readSchema(source);
  const columns = model.tables.find(({ name }) => name === table)?.columns ?? [];
  const response = await authorised("/api/mcp/askdata", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      question: `First ${ROWS} rows of ${table}`.slice(0, 500),
      session_id: "",
      user_grouping: "default",
      data_sources: [{ id: source }],
      query: listQuery(
        source,
        table,
        columns.map(({ name, label }) => ({ name, label })),
      ),
    }),
  });
  if (!response.ok) throw await requestError(response);
  const { answer } = askResponse.parse(await response.json());
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
