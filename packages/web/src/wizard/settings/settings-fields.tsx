import type { WarehouseForm } from "../../api/warehouses.ts";
import { Summary } from "../../ui/summary.tsx";
import { SettingInput } from "./setting-input.tsx";
import type { SettingsDraft } from "./settings-draft.ts";

/** The fields of a database's settings, those that few need folded away. */
export function SettingsFields({
  fields,
  draft,
  kept,
  errors,
  onChange,
}: {
  fields: WarehouseForm["fields"];
  draft: SettingsDraft;
  /** Whether secrets that stay empty keep their former value. */
  kept: boolean;
  errors: Record<string, string>;
  onChange: (draft: SettingsDraft) => void;
}) {
  const shown = (advanced: boolean) =>
    fields
      .filter((field) => field.advanced === advanced)
      .map((field) => (
        <div key={field.name} className={isWide(field) ? "sm:col-span-2" : undefined}>
          <SettingInput
            field={field}
            value={draft[field.name] ?? ""}
            kept={kept}
            error={errors[field.name]}
            onChange={(value) => onChange({ ...draft, [field.name]: value })}
          />
        </div>
      ));
  const advanced = shown(true);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">{shown(false)}</div>
      {advanced.length > 0 && (
        <details className="group rounded-lg border border-line">
          <Summary className="px-3 py-2.5 font-medium">Advanced</Summary>
          <div className="grid gap-4 border-t border-line p-3 sm:grid-cols-2">{advanced}</div>
        </details>
      )}
    </>
  );
}

const isWide = ({ input }: WarehouseForm["fields"][number]): boolean => input === "multiline";
