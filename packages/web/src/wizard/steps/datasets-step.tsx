import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { type Dataset, datasetsOf, tableKey, withTables } from "../model/datasets.ts";
import { Problem } from "../parts/problem.tsx";
import { StepLayout } from "../parts/step-layout.tsx";
import { WorkProgress } from "../parts/work-progress.tsx";
import type { ConnectState } from "../use-connect.ts";
import type { TestedConnection } from "./database-step.tsx";
import { DatasetChoice } from "./dataset-choice.tsx";

const searchedFrom = 12;

/** Chooses datasets and tables, which are then read. */
export function DatasetsStep({
  connection,
  chosen,
  connect,
  onChoose,
  onBack,
  onContinue,
}: {
  connection: TestedConnection;
  chosen: ReadonlySet<string>;
  connect: ConnectState;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onBack: () => void;
  onContinue: () => void;
}) {
  const [search, setSearch] = useState("");
  const datasets = useMemo(() => datasetsOf(connection.listed), [connection]);
  const shown = useMemo(() => matching(datasets, search), [datasets, search]);
  const { progress, error, cancel } = connect;
  const { tables } = connection.listed;
  const count = tables.filter((table) => chosen.has(tableKey(table))).length;
  return (
    <StepLayout
      step="datasets"
      onBack={() => {
        cancel();
        onBack();
      }}
      buttons={
        <>
          <span className="text-sm tabular-nums text-muted">
            {count.toLocaleString()} of {tables.length.toLocaleString()} tables
          </span>
          <Button look="primary" disabled={count === 0 || progress !== null} onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {progress !== null ? (
          <WorkProgress
            text={
              progress.phase === "listing" ? "Listing the tables" : `Reading ${count.toLocaleString()} tables`
            }
            fraction={progress.fraction}
            onCancel={cancel}
          />
        ) : (
          <>
            <p className="text-sm text-muted">{connection.server}</p>
            <Problem text={error} />
            {tables.length === 0 && (
              <Problem text="This user sees no table. Ask an administrator of the database to grant SELECT on some." />
            )}
            {tables.length >= searchedFrom && (
              <div className="flex flex-wrap items-center gap-2">
                <SearchField value={search} onChange={setSearch} />
                <Button
                  onClick={() =>
                    onChoose(
                      withTables(
                        chosen,
                        shown.flatMap((each) => each.tables),
                        true,
                      ),
                    )
                  }
                >
                  Select all{search === "" ? "" : " shown"}
                </Button>
              </div>
            )}
            {shown.map((dataset) => (
              <DatasetChoice
                key={dataset.name}
                dataset={dataset}
                chosen={chosen}
                isOpen={datasets.length === 1 || search !== ""}
                onChoose={onChoose}
              />
            ))}
            {shown.length === 0 && tables.length > 0 && (
              <p className="text-muted">No table is called like that.</p>
            )}
          </>
        )}
      </div>
    </StepLayout>
  );
}

/** A field that narrows a list. */
export function SearchField({
  value,
  label = "Search tables",
  onChange,
}: {
  value: string;
  label?: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className="relative min-w-0 flex-1">
      <Search size={15} aria-hidden className="absolute left-3 top-1/2 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 w-full rounded-lg border border-line bg-canvas pl-9 pr-3 text-base placeholder:text-muted"
      />
    </div>
  );
}

function matching(datasets: Dataset[], search: string): Dataset[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return datasets;
  return datasets
    .map((dataset) => ({
      ...dataset,
      tables: dataset.tables.filter(({ schema, name }) => `${schema}.${name}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ tables }) => tables.length > 0);
}
