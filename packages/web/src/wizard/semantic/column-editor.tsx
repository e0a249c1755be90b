import { additivities, aggregations, type Column, isNumberType, unitKinds } from "@parlance/contract";
import { ChevronRight, Eye, EyeOff, KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { typeNames } from "../../ui/type-names.ts";
import { namesIn, roleChange, rolesFor } from "../model/edit-model.ts";
import { plainOptions, SmallChoice } from "../parts/small-choice.tsx";
import { TextEntry } from "../parts/text-entry.tsx";

/** One column: what it is in a line, and everything that can be said about it on demand. */
export function ColumnEditor({
  column,
  isKey,
  onChange,
}: {
  column: Column;
  isKey: boolean;
  onChange: (change: Partial<Column>) => void;
}) {
  const [open, setOpen] = useState(false);
  const { name, label, physicalType, role, unit, hidden, profile } = column;
  const said = [
    role,
    ...(unit.kind === "none" ? [] : [unit.currency ?? unit.kind]),
    ...(column.additivity === null || column.additivity === "additive" ? [] : [column.additivity]),
  ];
  const values = (profile?.topValues ?? []).slice(0, 3).map(({ value }) => String(value));
  return (
    <li
      aria-label={label}
      className={classNames(
        "[content-visibility:auto] [contain-intrinsic-height:53px]",
        hidden && "text-muted",
      )}
    >
      <div className="flex items-center gap-1 pr-1.5">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-w-0 flex-1 items-center gap-2 px-3 py-2 text-left"
        >
          <ChevronRight
            size={15}
            aria-hidden
            className={classNames(
              "shrink-0 text-muted transition-transform duration-150",
              open && "rotate-90",
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1.5">
              <span className={classNames("truncate font-medium", hidden && "line-through decoration-1")}>
                {label}
              </span>
              {isKey && <KeyRound size={12} role="img" aria-label="key" className="shrink-0 text-muted" />}
            </span>
            <span className="block truncate text-xs text-muted">
              {name} · {typeNames[physicalType]}
              {values.length > 0 && ` · ${values.join(", ")}`}
            </span>
          </span>
          <span className="shrink-0 rounded-md bg-raised px-2 py-0.5 text-xs text-muted">
            {said.join(" · ")}
          </span>
        </button>
        <Button
          look="quiet"
          size="icon"
          aria-pressed={hidden}
          aria-label={`Hide ${label}`}
          onClick={() => onChange({ hidden: !hidden })}
        >
          {hidden ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
        </Button>
      </div>
      {open && <ColumnFields column={column} onChange={onChange} />}
    </li>
  );
}

function ColumnFields({ column, onChange }: { column: Column; onChange: (change: Partial<Column>) => void }) {
  const { label, role, unit, physicalType, additivity, defaultAggregation, synonyms, description } = column;
  const isNumber = isNumberType(physicalType);
  const roles = [...new Set([...rolesFor(physicalType), role])];
  return (
    <div className="grid gap-3 border-t border-line bg-canvas p-3 sm:grid-cols-2">
      <TextEntry label="Label" value={label} onChange={(text) => text !== "" && onChange({ label: text })} />
      <SmallChoice
        label="Role"
        value={role}
        options={plainOptions(roles)}
        onChange={(next) => onChange(roleChange(column, next))}
      />
      {isNumber && (
        <SmallChoice
          label="Unit"
          value={unit.kind}
          options={plainOptions(unitKinds)}
          onChange={(kind) =>
            onChange({ unit: { ...unit, kind, currency: kind === "currency" ? unit.currency : null } })
          }
        />
      )}
      {unit.kind === "currency" && (
        <TextEntry
          label="Currency, such as EUR or $"
          value={unit.currency ?? ""}
          maxLength={5}
          onChange={(currency) =>
            onChange({ unit: { ...unit, currency: currency === "" ? null : currency } })
          }
        />
      )}
      {additivity !== null && (
        <SmallChoice
          label="Adds up"
          value={additivity}
          options={additivities.map((value) => ({ value, label: additivityTexts[value] }))}
          onChange={(next) => onChange({ additivity: next })}
        />
      )}
      {defaultAggregation !== null && (
        <SmallChoice
          label="A bare mention means its"
          value={defaultAggregation}
          options={plainOptions(aggregations.filter((each) => each !== "quantile"))}
          onChange={(next) => onChange({ defaultAggregation: next })}
        />
      )}
      <div className="grid gap-3 sm:col-span-2">
        <TextEntry
          label="Synonyms, separated by commas"
          value={synonyms.join(", ")}
          onChange={(list) => onChange({ synonyms: namesIn(list) })}
        />
        <TextEntry
          label="Description"
          value={description ?? ""}
          maxLength={2000}
          onChange={(text) => onChange({ description: text === "" ? null : text })}
        />
      </div>
    </div>
  );
}

const additivityTexts = {
  additive: "over everything",
  "semi-additive": "over all but time",
  "non-additive": "not at all",
} as const;
