import { classNames } from "../../ui/class-names.ts";

/** A row of choices, of which one counts. */
export function Filters<T extends string>({
  label,
  values,
  value,
  onChange,
}: {
  label: string;
  values: readonly T[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset
      className="flex min-w-0 gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      aria-label={label}
    >
      {values.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
          className={classNames(
            "h-8 pointer-coarse:h-10 shrink-0 rounded-lg px-3 text-sm text-muted transition-colors hover:text-ink",
            each === value && "bg-raised text-ink",
          )}
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}
