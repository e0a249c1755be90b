import { ChevronRight, Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { chosenPart, type Dataset, type ListedTable, tableKey, withTables } from "../model/datasets.ts";

/** A dataset to choose as a whole, with its tables to choose one by one. */
export function DatasetChoice({
  dataset,
  chosen,
  isOpen,
  onChoose,
}: {
  dataset: Dataset;
  chosen: ReadonlySet<string>;
  isOpen: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const shown = unfolded ?? isOpen;
  const part = chosenPart(dataset, chosen);
  const { name, tables, isDefault } = dataset;
  return (
    <section aria-label={`Dataset ${name}`} className="overflow-hidden rounded-xl border border-line">
      <div className="flex items-center gap-3 bg-canvas px-3 py-2.5">
        <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            ref={(box) => {
              if (box !== null) box.indeterminate = part === "some";
            }}
            checked={part === "all"}
            disabled={tables.every(({ readable }) => !readable)}
            onChange={() => onChoose(withTables(chosen, tables, part !== "all"))}
          />
          <span className="min-w-0 truncate font-medium">{name}</span>
          {isDefault && <span className="rounded-md bg-raised px-1.5 text-xs text-muted">default</span>}
          <span className="text-sm tabular-nums text-muted">
            {tables.length.toLocaleString()} {tables.length === 1 ? "table" : "tables"}
          </span>
        </label>
        <Button
          look="quiet"
          size="icon"
          aria-expanded={shown}
          aria-label={`Tables of ${name}`}
          onClick={() => setUnfolded(!shown)}
        >
          <ChevronRight
            size={16}
            aria-hidden
            className={classNames("transition-transform duration-150", shown && "rotate-90")}
          />
        </Button>
      </div>
      {shown && (
        <ul className="divide-y divide-line border-t border-line">
          {tables.map((table) => (
            <TableChoice
              key={table.name}
              table={table}
              isChosen={chosen.has(tableKey(table))}
              onChoose={(isIn) => onChoose(withTables(chosen, [table], isIn))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableChoice({
  table: { name, kind, comment, rows, columns, readable },
  isChosen,
  onChoose,
}: {
  table: ListedTable;
  isChosen: boolean;
  onChoose: (isIn: boolean) => void;
}) {
  return (
    <li className="[content-visibility:auto] [contain-intrinsic-height:41px]">
      <label
        className={classNames(
          "flex items-center gap-3 px-3 py-2.5 pl-6",
          readable ? "cursor-pointer hover:bg-raised" : "cursor-not-allowed text-muted",
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!readable}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate">
            {name}
            {kind === "view" && <span className="ml-2 text-xs text-muted">view</span>}
          </span>
          {comment !== null && <span className="block truncate text-xs text-muted">{comment}</span>}
        </span>
        {readable ? (
          <span className="shrink-0 text-right text-xs tabular-nums text-muted">
            {rows === null ? "" : `${Math.max(0, rows).toLocaleString()} rows · `}
            {columns.toLocaleString()} columns
          </span>
        ) : (
          <span className="flex shrink-0 items-center gap-1 text-xs">
            <Lock size={12} aria-hidden /> no permission
          </span>
        )}
      </label>
    </li>
  );
}
