import { useId } from "react";

/** A choice of words in little room. */
export function SmallChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className="h-9 w-full min-w-0 rounded-lg border border-line bg-surface px-2 text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Words that speak for themselves, as options. */
export const plainOptions = <Value extends string>(
  values: readonly Value[],
): { value: Value; label: string }[] => values.map((value) => ({ value, label: value.replaceAll("-", " ") }));
