import {
  type DerivedMeasure,
  type MeasureExpression,
  type SemanticModel,
  type Table,
  unitKinds,
} from "@parlance/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { computeMeasure } from "../../api/own-rows.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { namesIn } from "../model/edit-model.ts";
import { readFormula } from "../model/formula/read-formula.ts";
import { writeFormula } from "../model/formula/write-formula.ts";
import { Problem } from "../parts/problem.tsx";
import { plainOptions, SmallChoice } from "../parts/small-choice.tsx";

/** Names a measure and gives its formula, which is checked while it is written and computed before it counts. */
export function MeasureForm({
  model,
  table,
  measure,
  onSave,
  onClose,
}: {
  model: SemanticModel;
  table: Table;
  measure: DerivedMeasure | null;
  onSave: (measure: DerivedMeasure) => void;
  onClose: () => void;
}) {
  const [label, setLabel] = useState(measure?.label ?? "");
  const [formula, setFormula] = useState(measure === null ? "" : (writeFormula(measure.expression) ?? ""));
  const [unit, setUnit] = useState(measure?.unit.kind ?? "none");
  const [synonyms, setSynonyms] = useState(measure?.synonyms.join(", ") ?? "");
  const read = readFormula(formula, model, table);
  const computing = useMutation({
    mutationFn: (expression: MeasureExpression) => computeMeasure(model.source, table.name, expression),
  });
  const isTaken = model.derivedMeasures.some(
    (each) => each.id !== measure?.id && each.label.toLowerCase() === label.trim().toLowerCase(),
  );
  const save = (): void => {
    if (!read.ok) return;
    onSave({
      id: measure?.id ?? newId(model, label),
      label: label.trim(),
      description: measure?.description ?? null,
      table: table.name,
      expression: read.value,
      unit: { kind: unit, currency: null, label: null },
      synonyms: namesIn(synonyms),
    });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-accent p-4">
      <FormField label="Name of the measure" error={isTaken ? "There is a measure of this name." : undefined}>
        {(control) => (
          <input
            value={label}
            maxLength={100}
            onChange={(event) => setLabel(event.target.value)}
            {...control}
          />
        )}
      </FormField>
      <FormField label="Formula" error={formula.trim() === "" || read.ok ? undefined : read.failure}>
        {({ className, ...control }) => (
          <input
            value={formula}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={exampleFor(table)}
            onChange={(event) => {
              setFormula(event.target.value);
              computing.reset();
            }}
            className={`${className} font-mono text-sm`}
            {...control}
          />
        )}
      </FormField>
      <p className="text-xs text-muted">
        sum, average, median, minimum, maximum, count and count(distinct …) of columns and their products;
        conditions after “where”; a column of another table as table.column.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <SmallChoice label="Unit" value={unit} options={plainOptions(unitKinds)} onChange={setUnit} />
        <label className="grid gap-1">
          <span className="text-xs text-muted">Synonyms, separated by commas</span>
          <input
            value={synonyms}
            maxLength={500}
            onChange={(event) => setSynonyms(event.target.value)}
            className="h-9 rounded-lg border border-line bg-surface px-2.5 text-sm"
          />
        </label>
      </div>
      <Problem text={computing.error?.message ?? null} />
      {computing.data !== undefined && (
        <p role="status" className="text-sm">
          Over all rows:{" "}
          <strong className="text-lg font-semibold tabular-nums">{shownValue(computing.data)}</strong>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!read.ok || computing.isPending}
          onClick={() => read.ok && computing.mutate(read.value)}
        >
          {computing.isPending ? "Computing..." : "Compute it"}
        </Button>
        <Button look="primary" disabled={!read.ok || label.trim() === "" || isTaken} onClick={save}>
          Save measure
        </Button>
      </div>
    </div>
  );
}

function exampleFor({ columns }: Table): string {
  const measure = columns.find(({ role }) => role === "measure");
  return measure === undefined
    ? "count()"
    : `sum(${/^\w+$/.test(measure.name) ? measure.name : `"${measure.name}"`})`;
}

function newId(model: SemanticModel, label: string): string {
  const base = label
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_");
  const taken = new Set(model.derivedMeasures.map(({ id }) => id));
  for (let at = 1; ; at += 1) {
    const id = at === 1 ? base : `${base}_${at}`;
    if (!taken.has(id)) return id;
  }
}

const shownValue = (value: unknown): string =>
  typeof value === "number"
    ? value.toLocaleString(undefined, { maximumFractionDigits: 4 })
    : String(value ?? "no value");
