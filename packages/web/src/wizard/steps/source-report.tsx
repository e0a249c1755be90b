import type { DataSource } from "@parlance/contract";

/** What was read from a file, and what was not. */
export function SourceReport({ source }: { source: DataSource }) {
  return (
    <div className="grid gap-4">
      {source.report.map((table) => (
        <section key={table.name} className="grid gap-2 rounded-lg border border-line p-3">
          <h3 className="font-medium">
            {table.name}{" "}
            <span className="font-normal text-muted">{table.rowCount.toLocaleString()} rows</span>
          </h3>
          <ul className="grid max-h-56 gap-1 overflow-y-auto text-sm">
            {table.columns.map((column) => (
              <li key={column.name} className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 truncate">{column.name}</span>
                <span className="text-xs text-muted">
                  {[
                    column.type,
                    column.nulls > 0 ? `${column.nulls.toLocaleString()} empty` : "",
                    ...column.notes,
                  ]
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
          {table.skippedLines > 0 && (
            <p className="text-xs text-attention">{table.skippedLines.toLocaleString()} lines skipped</p>
          )}
          {table.notes.map((note) => (
            <p key={note} className="text-xs text-muted">
              {note}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
