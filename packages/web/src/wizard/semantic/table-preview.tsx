import type { Table } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { readTableRows } from "../../api/own-rows.ts";
import { AnswerTable } from "../../blocks/table.tsx";
import { Problem } from "../parts/problem.tsx";

const rows = 8;

/** The first rows under the labels as they stand now, without hidden columns. */
export function TablePreview({ source, table }: { source: string; table: Table }) {
  const columns = table.columns.filter(({ hidden }) => !hidden).map(({ name, label }) => ({ name, label }));
  const { data, error } = useQuery({
    queryKey: ["preview", source, table.name, columns],
    queryFn: () => readTableRows({ source, table: table.name, columns, count: rows, offset: 0 }),
    placeholderData: (before) => before,
  });
  if (columns.length === 0) return <p className="text-sm text-muted">All columns are hidden.</p>;
  if (error !== null) return <Problem text={error.message} />;
  if (data === undefined)
    return (
      <p role="status" className="text-sm text-muted">
        Reading…
      </p>
    );
  return <AnswerTable table={data} />;
}
