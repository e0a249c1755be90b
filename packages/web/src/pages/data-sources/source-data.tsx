import type { DataSource, Table } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readTableRows } from "../../api/own-rows.ts";
import { readModel } from "../../api/sources.ts";
import { AnswerTable } from "../../blocks/table.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { ColumnProfiles } from "./column-profiles.tsx";

/** Rows a page: as many as the table shows at once. */
const pageRows = 12;

/** The rows of a source's tables, a page at a time, and what was measured of each column. */
export function SourceData({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const [chosen, setChosen] = useState(source.tables[0]?.name ?? "");
  const { data: model, error } = useQuery({
    queryKey: ["model", source.id],
    queryFn: () => readModel(source.id),
  });
  const table = model?.tables.find(({ name }) => name === chosen);
  return (
    <Modal
      title={source.name}
      description="Its rows as they are, and what each column holds."
      open
      isWide
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormField label="Table" error={undefined}>
          {(control) => (
            <select value={chosen} onChange={(event) => setChosen(event.target.value)} {...control}>
              {source.tables.map(({ name, rowCount }) => (
                <option key={name} value={name}>
                  {name} ({rowCount.toLocaleString("en-US")} rows)
                </option>
              ))}
            </select>
          )}
        </FormField>
        <Problem error={error} />
        {table !== undefined && (
          <>
            <Rows key={table.name} source={source.id} table={table} />
            <ColumnProfiles table={table} />
          </>
        )}
      </div>
    </Modal>
  );
}

function Rows({ source, table }: { source: string; table: Table }) {
  const [offset, setOffset] = useState(0);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["rows", source, table.name, offset],
    queryFn: () =>
      readTableRows({ source, table: table.name, columns: table.columns, count: pageRows, offset }),
    placeholderData: (before) => before,
  });
  const last = Math.min(offset + pageRows, table.rowCount);
  return (
    <>
      <Problem error={error} />
      {data === undefined && error === null && (
        <p role="status" className="text-muted">
          Reading…
        </p>
      )}
      {data !== undefined && <AnswerTable table={data} />}
      {table.rowCount > pageRows && (
        <nav aria-label="Pages" className="flex items-center justify-between gap-2">
          <Button
            size="small"
            disabled={offset === 0 || isPlaceholderData}
            onClick={() => setOffset(Math.max(0, offset - pageRows))}
          >
            Previous
          </Button>
          <span role="status" className="text-sm tabular-nums text-muted">
            Rows {(offset + 1).toLocaleString()}–{last.toLocaleString()} of {table.rowCount.toLocaleString()}
          </span>
          <Button
            size="small"
            disabled={last >= table.rowCount || isPlaceholderData}
            onClick={() => setOffset(offset + pageRows)}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

const Problem = ({ error }: { error: Error | null }) =>
  error === null ? null : (
    <p role="alert" className="rounded-lg border border-loss bg-loss-soft px-3 py-2 text-sm">
      {error.message}
    </p>
  );
