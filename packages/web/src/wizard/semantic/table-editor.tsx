import { type SemanticModel, type Table, tableTypes } from "@parlance/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { namesIn, withColumn, withTable } from "../model/edit-model.ts";
import { plainOptions, SmallChoice } from "../parts/small-choice.tsx";
import { TextEntry } from "../parts/text-entry.tsx";
import { ColumnEditor } from "./column-editor.tsx";
import { DerivedMeasures } from "./derived-measures.tsx";
import { TablePreview } from "./table-preview.tsx";

const none = "";

/** Everything that can be said about a table. */
export function TableEditor({
  model,
  table,
  onChange,
}: {
  model: SemanticModel;
  table: Table;
  onChange: (model: SemanticModel) => void;
}) {
  const [previewed, setPreviewed] = useState(false);
  const change = (part: Partial<Table>): void => onChange(withTable(model, table.name, part));
  const columnOptions = (is: (role: string) => boolean) => [
    { value: none, label: "None" },
    ...table.columns.filter(({ role }) => is(role)).map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <section aria-label={table.label} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg font-semibold">{table.label}</h3>
        <p className="text-sm tabular-nums text-muted">
          {table.name} · {table.rowCount.toLocaleString()} rows
        </p>
      </header>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextEntry
          label="Label"
          value={table.label}
          onChange={(label) => label !== "" && change({ label })}
        />
        <SmallChoice
          label="Table type"
          value={table.type}
          options={plainOptions(tableTypes)}
          onChange={(type) => change({ type })}
        />
        <SmallChoice
          label="Time column"
          value={table.timeColumn ?? none}
          options={columnOptions((role) => role === "time")}
          onChange={(name) => change({ timeColumn: name === none ? null : name })}
        />
        <SmallChoice
          label="Column that names a row"
          value={table.namingColumn ?? none}
          options={columnOptions((role) => role !== "measure" && role !== "time")}
          onChange={(name) => change({ namingColumn: name === none ? null : name })}
        />
        <div className="sm:col-span-2">
          <TextEntry
            label="Synonyms, separated by commas"
            value={table.synonyms.join(", ")}
            onChange={(list) => change({ synonyms: namesIn(list) })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={table.hidden}
            onChange={(event) => change({ hidden: event.target.checked })}
          />
          Hide this table from questions
        </label>
        <Button size="small" aria-expanded={previewed} onClick={() => setPreviewed(!previewed)}>
          {previewed ? "Hide the preview" : "Preview rows"}
        </Button>
      </div>
      {previewed && <TablePreview source={model.source} table={table} />}
      <ul
        aria-label="Columns"
        className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-xl border border-line"
      >
        {table.columns.map((column) => (
          <ColumnEditor
            key={column.name}
            column={column}
            isKey={table.primaryKey.includes(column.name)}
            onChange={(part) => onChange(withColumn(model, { table: table.name, column: column.name }, part))}
          />
        ))}
      </ul>
      <DerivedMeasures model={model} table={table} onChange={onChange} />
    </section>
  );
}
