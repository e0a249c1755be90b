import { Search } from "lucide-react";
import { classNames } from "./class-names.ts";

/** A small field that narrows the list below it down; `label` is also what stands in it while it is empty. */
export function SearchField({
  label,
  value,
  onChange,
  className,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  return (
    <label className={classNames("relative block", className)}>
      <Search
        size={13}
        aria-hidden
        className="pointer-events-none absolute left-2.5 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-label={label}
        className="h-8 w-full rounded-lg border border-line bg-surface pl-8 pr-2 text-sm placeholder:text-muted"
      />
    </label>
  );
}
