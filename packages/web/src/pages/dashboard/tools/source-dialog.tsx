import type { Column, SemanticModel, Table } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { Modal } from "../../../ui/modal.tsx";
import { Summary } from "../../../ui/summary.tsx";
import { typeNames } from "../../../ui/type-names.ts";
import { modelQuery, sourcesQuery } from "../workspace-queries.ts";
import { qualityIssues } from "./quality-issues.ts";

/** What a source holds, column by column, or what in it may mislead. */
export function SourceDialog({
  source,
  view,
  onClose,
}: {
  source: string;
  view: "profile" | "quality";
  onClose: () => void;
}) {
  const { data: model, isError } = useQuery(modelQuery(source));
  return (
    <Modal
      title={view === "profile" ? "Data Profile" : "Data Quality"}
      description={model === undefined ? "Reading the source" : model.label}
      open
      onClose={onClose}
    >
      {isError && <p role="alert">The source could not be read. It may have been removed.</p>}
      {model !== undefined && (view === "profile" ? <Profile model={model} /> : <Quality model={model} />)}
    </Modal>
  );
}

function Profile({ model }: { model: SemanticModel }) {
  return (
    <div className="grid gap-3">
      {model.tables.map((table, index) => (
        <details key={table.name} open={index === 0} className="group rounded-lg border border-line">
          <Summary className="px-3 py-2 font-medium">
            <span>
              {table.label}{" "}
              <span className="font-normal text-muted">
                {table.rowCount.toLocaleString()} rows, {table.columns.length} columns
              </span>
            </span>
          </Summary>
          <ul className="grid gap-2 border-t border-line p-3 text-sm">
            {table.columns.map((column) => (
              <ColumnProfile key={column.name} column={column} table={table} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function ColumnProfile({ column, table }: { column: Column; table: Table }) {
  const { profile } = column;
  const facts = [
    typeNames[column.physicalType],
    column.role,
    ...(profile === null
      ? []
      : [
          `${profile.distinct.toLocaleString()} different`,
          `${Math.round((100 * profile.nulls) / Math.max(1, profile.sampledRows))} % empty`,
          ...(profile.minimum === null ? [] : [`${profile.minimum} to ${profile.maximum}`]),
        ]),
  ];
  const frequent = profile?.topValues.slice(0, 4).map(({ value }) => String(value)) ?? [];
  return (
    <li className="grid gap-0.5 border-l-2 border-line pl-2.5">
      <span className="font-medium">
        {column.label}
        {table.primaryKey.includes(column.name) && (
          <span className="ml-1.5 text-xs font-normal text-muted">primary key</span>
        )}
      </span>
      <span className="text-xs text-muted [overflow-wrap:anywhere]">{facts.join(" · ")}</span>
      {frequent.length > 0 && column.role !== "key" && (
        <span className="truncate text-xs text-muted">Often: {frequent.join(", ")}</span>
      )}
    </li>
  );
}

function Quality({ model }: { model: SemanticModel }) {
  const { data: sources = [] } = useQuery(sourcesQuery);
  const report = sources.find(({ id }) => id === model.source)?.report ?? [];
  const issues = qualityIssues(model, report);
  if (issues.length === 0)
    return <p>Nothing was found that may mislead: no gaps, no unreadable values, no lost references.</p>;
  return (
    <ul className="grid gap-2">
      {issues.map(({ where, what }) => (
        <li
          key={`${where} ${what}`}
          className="grid gap-0.5 border-l-2 border-attention pl-2.5 text-sm [overflow-wrap:anywhere]"
        >
          <span className="font-medium">{where}</span>
          <span className="text-muted">{what}</span>
        </li>
      ))}
    </ul>
  );
}
