import type { DataSource } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readRows } from "../../api/own-rows.ts";
import { AnswerTable } from "../../blocks/table.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Modal } from "../../ui/modal.tsx";

/** The first rows of a table of a source. */
export function SourceData({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const [table, setTable] = useState(source.tables[0]?.name ?? "");
  const { data, error } = useQuery({
    queryKey: ["rows", source.id, table],
    queryFn: () => readRows(source.id, table),
  });
  return (
    <Modal title={source.name} description="The first 50 rows, as they were read." open onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormField label="Table" error={undefined}>
          {(control) => (
            <select value={table} onChange={(event) => setTable(event.target.value)} {...control}>
              {source.tables.map(({ name, rowCount }) => (
                <option key={name} value={name}>
                  {name} ({rowCount.toLocaleString("en-US")} rows)
                </option>
              ))}
            </select>
          )}
        </FormField>
        {error !== null && (
          <p role="alert" className="rounded-lg border border-loss bg-loss-soft px-3 py-2 text-sm">
            {error.message}
          </p>
        )}
        {data === undefined && error === null && (
          <p role="status" className="text-muted">
            Reading…
          </p>
        )}
        {data !== undefined && <AnswerTable table={data} />}
      </div>
    </Modal>
  );
}
