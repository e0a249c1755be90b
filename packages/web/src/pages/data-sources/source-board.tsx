import { useState } from "react";
import { FilterChips } from "../../blocks/site/filter-chips.tsx";
import { type ShownSource, type SourceCategory, sourceFilters } from "../../content/data-sources.ts";
import { type SourceActions, SourceCard } from "./source-card.tsx";
import { Tiles } from "./tiles.tsx";

/** Figures, filters and cards of a list of sources. Without `actions` the cards' buttons do nothing: they are samples. */
export function SourceBoard({
  sources,
  note,
  actions = null,
}: {
  sources: readonly ShownSource[];
  note: string | null;
  actions?: SourceActions | null;
}) {
  const [filter, setFilter] = useState<SourceCategory | "all">("all");
  const matching = (id: SourceCategory | "all"): readonly ShownSource[] =>
    id === "all" ? sources : sources.filter(({ type }) => type === id);
  const shown = matching(filter);
  return (
    <>
      <Tiles sources={sources} />
      <section aria-label="Sources" className="grid grid-cols-1 gap-5">
        <FilterChips
          label="Show"
          filters={sourceFilters}
          counts={(id) => matching(id).length}
          chosen={filter}
          onChoose={setFilter}
        />
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((source) => (
            <SourceCard key={source.id} source={source} actions={actions} />
          ))}
        </ul>
        {shown.length === 0 && <p className="text-muted">No source of this kind.</p>}
        {note !== null && <p className="text-sm text-muted">{note}</p>}
      </section>
    </>
  );
}
