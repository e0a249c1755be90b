import type { DataSource, TableReport } from "@parlance/contract";
import { filesOf } from "../parts/files-of.ts";
import { sizeText } from "../parts/size-text.ts";

/** What was read from each file and what was not; of several tables what was mended stands out, the rest can be opened. */
export function SourceReport({ source }: { source: DataSource }) {
  const { report } = source;
  const files = filesOf(source);
  const groups =
    files.length > 1
      ? files.map(({ fileName, fileSize, tables }) => ({
          title: `${fileName}, ${sizeText(fileSize)}`,
          tables: report.filter(({ name }) => tables.includes(name)),
        }))
      : [{ title: null, tables: report }];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {groups.map(({ title, tables }) => (
        <section key={title} aria-label={title ?? "What was read"} className="grid gap-2">
          {title !== null && (
            <h3 className="text-sm font-medium text-muted [overflow-wrap:anywhere]">{title}</h3>
          )}
          {tables.map((table) => (
            <ReadTable key={table.name} table={table} isOnly={report.length === 1} />
          ))}
        </section>
      ))}
    </div>
  );
}

function ReadTable({ table, isOnly }: { table: TableReport; isOnly: boolean }) {
  const mended = table.columns.filter(({ rejected, notes }) => rejected > 0 || notes.length > 0);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line p-3">
      <h4 className="font-medium [overflow-wrap:anywhere]">
        {table.name} <span className="font-normal text-muted">{table.rowCount.toLocaleString()} rows</span>
      </h4>
      {isOnly && <Columns columns={table.columns} />}
      {!isOnly && mended.length > 0 && <Columns columns={mended} />}
      {table.skippedLines > 0 && (
        <p className="text-xs text-attention">{table.skippedLines.toLocaleString()} lines skipped</p>
      )}
      {table.notes.map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
      {!isOnly && mended.length < table.columns.length && (
        <details className="grid gap-2 text-sm">
          <summary className="cursor-pointer text-muted">
            {mended.length > 0 ? "All columns" : "Columns"} ({table.columns.length})
          </summary>
          <Columns columns={table.columns} />
        </details>
      )}
    </section>
  );
}

const Columns = ({ columns }: { columns: TableReport["columns"] }) => (
  <ul className="grid max-h-56 gap-1 overflow-y-auto text-sm">
    {columns.map((column) => (
      <li key={column.name} className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 truncate">{column.name}</span>
        <span className="text-xs text-muted">
          {[column.type, column.nulls > 0 ? `${column.nulls.toLocaleString()} empty` : "", ...column.notes]
            .filter((part) => part !== "")
            .join(" · ")}
        </span>
        {column.rejected > 0 && (
          <span className="w-full text-xs text-attention">
            {column.rejected.toLocaleString()} not readable as {column.type}:{" "}
            {column.rejectedSamples.join(", ")}
          </span>
        )}
      </li>
    ))}
  </ul>
);
