import { classNames } from "../../ui/class-names.ts";

/** One of several filters at a time, each with how many it leaves. */
export function FilterChips<Id extends string>({
  label,
  filters,
  counts,
  chosen,
  onChoose,
}: {
  label: string;
  filters: readonly { id: Id; label: string }[];
  counts: (id: Id) => number;
  chosen: Id;
  onChoose: (id: Id) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {filters.map((filter) => (
        <button
          key={filter.id}
          type="button"
          aria-pressed={filter.id === chosen}
          onClick={() => onChoose(filter.id)}
          className={classNames(
            "inline-flex h-9 pointer-coarse:h-10 items-center gap-2 rounded-lg border px-3 text-sm transition-colors duration-150",
            filter.id === chosen
              ? "border-accent bg-accent-soft text-ink"
              : "border-line bg-surface text-muted hover:text-ink",
          )}
        >
          {filter.label} <span className="tabular-nums text-muted">{counts(filter.id)}</span>
        </button>
      ))}
    </fieldset>
  );
}
