import type { DerivedMeasure, SemanticModel, Table } from "@parlance/contract";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { writeFormula } from "../model/formula/write-formula.ts";
import { MeasureForm } from "./measure-form.tsx";

/** The measures of a table that no column holds. */
export function DerivedMeasures({
  model,
  table,
  onChange,
}: {
  model: SemanticModel;
  table: Table;
  onChange: (model: SemanticModel) => void;
}) {
  const [edited, setEdited] = useState<DerivedMeasure | "new" | null>(null);
  const own = model.derivedMeasures.filter((measure) => measure.table === table.name);
  const save = (measure: DerivedMeasure): void => {
    const isThere = model.derivedMeasures.some(({ id }) => id === measure.id);
    const derivedMeasures = isThere
      ? model.derivedMeasures.map((each) => (each.id === measure.id ? measure : each))
      : [...model.derivedMeasures, measure];
    onChange({ ...model, derivedMeasures });
    setEdited(null);
  };
  const remove = (id: string): void =>
    onChange({ ...model, derivedMeasures: model.derivedMeasures.filter((each) => each.id !== id) });
  return (
    <section aria-label="Derived measures" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-medium">Derived measures</h4>
        <Button size="small" disabled={edited !== null} onClick={() => setEdited("new")}>
          <Plus size={13} aria-hidden /> Add a measure
        </Button>
      </div>
      {own.length === 0 && edited === null && (
        <p className="text-sm text-muted">
          Figures that no column holds, such as <code className="font-mono text-xs">sum(a * b)</code> or a
          ratio of two sums.
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {own.map((measure) => (
          <li key={measure.id} className="flex items-center gap-2 rounded-lg border border-line px-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{measure.label}</span>
              <code className="block truncate font-mono text-xs text-muted">
                {writeFormula(measure.expression) ?? "made elsewhere"}
              </code>
            </span>
            <Button
              size="small"
              look="quiet"
              disabled={writeFormula(measure.expression) === null}
              onClick={() => setEdited(measure)}
            >
              Edit
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={`Remove ${measure.label}`}
              onClick={() => remove(measure.id)}
            >
              <Trash2 size={15} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {edited !== null && (
        <MeasureForm
          key={edited === "new" ? "" : edited.id}
          model={model}
          table={table}
          measure={edited === "new" ? null : edited}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
