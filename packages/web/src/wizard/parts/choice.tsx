import { FormField } from "../../ui/form-field.tsx";

/** A choice of names under a label. */
export function Choice({
  label,
  value,
  options,
  empty,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (string | { value: string; label: string })[];
  /** What stands there when nothing is chosen; null where something always is. */
  empty: string | null;
  onChange: (value: string) => void;
}) {
  return (
    <FormField label={label} error={undefined}>
      {(control) => (
        <select value={value} onChange={(event) => onChange(event.target.value)} {...control}>
          {empty !== null && <option value="">{empty}</option>}
          {options.map((option) => {
            const { value: own, label: shown } =
              typeof option === "string" ? { value: option, label: option } : option;
            return (
              <option key={own} value={own}>
                {shown}
              </option>
            );
          })}
        </select>
      )}
    </FormField>
  );
}
