import type { SemanticModel } from "@parlance/contract";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Choice } from "../parts/choice.tsx";
import { SearchField } from "../steps/datasets-step.tsx";
import { TableEditor } from "./table-editor.tsx";

const searchedFrom = 10;

/** What tables and columns mean: a list of the tables, and everything about the one that is chosen. */
export function SemanticEditor({
  model,
  onChange,
}: {
  model: SemanticModel;
  onChange: (model: SemanticModel) => void;
}) {
  const [chosen, setChosen] = useState(model.tables[0]?.name ?? "");
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const listed = model.tables.filter(({ name, label }) => `${name} ${label}`.toLowerCase().includes(wanted));
  const table = model.tables.find(({ name }) => name === chosen) ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[210px_minmax(0,1fr)]">
      <div className="md:hidden">
        <Choice
          label="Table"
          value={chosen}
          options={model.tables.map(({ name, label }) => ({ value: name, label }))}
          empty={null}
          onChange={setChosen}
        />
      </div>
      <nav
        aria-label="Tables"
        className="hidden max-h-[calc(100dvh-300px)] content-start gap-2 self-start overflow-y-auto md:sticky md:top-0 md:grid"
      >
        {model.tables.length >= searchedFrom && <SearchField value={search} onChange={setSearch} />}
        <ul className="grid">
          {listed.map(({ name, label, type, hidden }) => (
            <li key={name} className="[content-visibility:auto] [contain-intrinsic-height:32px]">
              <button
                type="button"
                aria-current={name === chosen ? "true" : undefined}
                onClick={() => setChosen(name)}
                className={classNames(
                  "flex w-full items-center gap-2 rounded-lg px-2.5 py-1.5 text-left text-sm text-muted transition-colors duration-150 hover:text-ink",
                  name === chosen && "bg-raised text-ink",
                )}
              >
                <span className="min-w-0 flex-1 truncate">{label}</span>
                {hidden ? (
                  <EyeOff size={13} role="img" aria-label="hidden" />
                ) : (
                  <span className="text-xs">{type === "unknown" ? "" : type}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {table !== null && <TableEditor key={table.name} model={model} table={table} onChange={onChange} />}
    </div>
  );
}
