import { type DataSource, filesOf, type TableReport } from "@parlance/contract";
import { Summary } from "../../ui/summary.tsx";
import { typeNames } from "../../ui/type-names.ts";
import { skippedText } from "../parts/skipped-text.ts";

/** What was read of each table, from which file, and what was not; of several what was mended stands out, the rest can be opened. */
export function SourceReport({ source }: { source: DataSource }) {
  const { report } = source;
  const files = filesOf(source);
  const fileOf = (table: string): string | null =>
    files.length > 1 ? (files.find(({ tables }) => tables.includes(table))?.fileName ?? null) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {report.map((table) => (
        <ReadTable
          key={table.name}
          table={table}
          fileName={fileOf(table.name)}
          isOnly={report.length === 1}
        />
      ))}
    </div>
  );
}

/** `fileName` is null where there is but one. */
function ReadTable({
  table,
  fileName,
  isOnly,
}: {
  table: TableReport;
  fileName: string | null;
  isOnly: boolean;
}) {
  const mended = table.columns.filter(({ rejected, notes }) => rejected > 0 || notes.length > 0);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 [overflow-wrap:anywhere]">
        <h3 className="font-medium">
          {table.name} <span className="font-normal text-muted">{table.rowCount.toLocaleString()} rows</span>
        </h3>
        {fileName !== null && <p className="text-xs text-muted">{fileName}</p>}
      </div>
      {isOnly && <Columns columns={table.columns} />}
      {!isOnly && mended.length > 0 && <Columns columns={mended} />}
      {table.skippedLines > 0 && <p className="text-xs text-attention">{skippedText(table.skippedLines)}</p>}
      {table.notes.map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
      {!isOnly && mended.length < table.columns.length && (
        <details className="group">
          <Summary className="text-muted hover:text-ink">
            {mended.length > 0 ? "All columns" : "Columns"} ({table.columns.length})
          </Summary>
          <div className="pt-2">
            <Columns columns={table.columns} />
          </div>
        </details>
      )}
    </section>
  );
}

const Columns = ({ columns }: { columns: TableReport["columns"] }) => (
  <ul className="grid max-h-56 grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-6 gap-y-1 overflow-y-auto text-sm">
    {columns.map((column) => (
      <li key={column.name} className="col-span-2 grid grid-cols-subgrid items-baseline">
        <span className="min-w-0 truncate" title={column.name}>
          {column.name}
        </span>
        <span className="text-xs text-muted">
          {[
            typeNames[column.type],
            column.nulls > 0 ? `${column.nulls.toLocaleString()} empty` : "",
            ...column.notes,
          ]
            .filter((part) => part !== "")
            .join(" · ")}
        </span>
        {column.rejected > 0 && (
          <span className="col-span-2 text-xs text-attention">
            {column.rejected.toLocaleString()} not readable as {typeNames[column.type]}:{" "}
            {column.rejectedSamples.join(", ")}
          </span>
        )}
      </li>
    ))}
  </ul>
);
