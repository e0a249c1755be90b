import { findTable, type GlossaryTerm, type SemanticModel } from "@parlance/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { readCondition } from "../model/formula/read-formula.ts";
import { writeCondition } from "../model/formula/write-formula.ts";
import { Choice } from "../parts/choice.tsx";

type Binding = GlossaryTerm["binding"];

const measures = "measures";
const condition = "condition";

/** Says by hand what a term stands for: a column, a measure, or the rows of a table that meet a condition. */
export function BindTerm({
  model,
  term,
  busy,
  onBind,
  onClose,
}: {
  model: SemanticModel;
  term: GlossaryTerm;
  busy: boolean;
  onBind: (binding: Binding) => void;
  onClose: () => void;
}) {
  const [place, setPlace] = useState(() => placeOf(term.binding));
  const [what, setWhat] = useState(() => whatOf(term.binding));
  const [text, setText] = useState(() => conditionOf(term.binding));
  const tables = model.tables.map(({ name, label }) => ({ value: `table ${name}`, label }));
  const table = findTable(model, place.replace(/^table /, ""));
  const read = what === condition && table !== null ? readCondition(text, model, table) : null;
  const binding = bindingOf();
  function bindingOf(): Binding {
    if (what === "") return null;
    if (place === measures) return { kind: "measure", measure: what };
    if (table === null) return null;
    if (what !== condition)
      return { kind: "column", table: table.name, column: what.replace(/^column /, "") };
    return read?.ok === true ? { kind: "filter", table: table.name, filter: read.value } : null;
  }
  return (
    <div className="grid gap-3 rounded-lg bg-canvas p-3 sm:grid-cols-2">
      <Choice
        label="Where"
        value={place}
        empty="Choose a table"
        options={[
          ...(model.derivedMeasures.length > 0 ? [{ value: measures, label: "A derived measure" }] : []),
          ...tables,
        ]}
        onChange={(next) => {
          setPlace(next);
          setWhat("");
        }}
      />
      <Choice
        label="What"
        value={what}
        empty="Choose"
        options={
          place === measures
            ? model.derivedMeasures.map(({ id, label }) => ({ value: id, label }))
            : table === null
              ? []
              : [
                  { value: condition, label: "Rows that meet a condition" },
                  ...table.columns.map(({ name, label }) => ({ value: `column ${name}`, label })),
                ]
        }
        onChange={setWhat}
      />
      {what === condition && (
        <div className="sm:col-span-2">
          <FormField
            label="Condition"
            error={read === null || read.ok || text.trim() === "" ? undefined : read.failure}
          >
            {({ className, ...control }) => (
              <input
                value={text}
                spellCheck={false}
                autoCapitalize="none"
                placeholder="size > 1000 and country = 'Spain'"
                onChange={(event) => setText(event.target.value)}
                className={`${className} font-mono text-sm`}
                {...control}
              />
            )}
          </FormField>
        </div>
      )}
      <div className="flex justify-end gap-2 sm:col-span-2">
        <Button size="small" look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="small"
          look="action"
          disabled={binding === null || busy}
          onClick={() => onBind(binding)}
        >
          Keep it
        </Button>
      </div>
    </div>
  );
}

const placeOf = (binding: Binding): string =>
  binding === null ? "" : binding.kind === "measure" ? measures : `table ${binding.table}`;

function whatOf(binding: Binding): string {
  switch (binding?.kind) {
    case "column":
      return `column ${binding.column}`;
    case "measure":
      return binding.measure;
    case "filter":
      return condition;
    case undefined:
      return "";
  }
}

const conditionOf = (binding: Binding): string =>
  binding?.kind === "filter" ? (writeCondition(binding.filter) ?? "") : "";
