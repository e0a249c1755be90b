import type { SavedChart } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Filters } from "../filters.tsx";
import { useMayEdit } from "../may-edit.ts";
import { chartsQuery } from "../workspace-queries.ts";
import { ChartCard } from "./chart-card.tsx";
import { isFound } from "./is-found.ts";
import { useChartChanges } from "./use-chart-changes.ts";

const shelves = ["All", "My charts", "Team charts"] as const;
type Shelf = (typeof shelves)[number];

/** The chart library: saved charts on their shelves. */
export function Library({ onView, onCreate }: { onView: (chart: SavedChart) => void; onCreate: () => void }) {
  const [shelf, setShelf] = useState<Shelf>("All");
  const [folder, setFolder] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const { data: charts, isError, refetch } = useQuery(chartsQuery);
  const changes = useChartChanges();
  const mayEdit = useMayEdit();
  const folders = [...new Set(charts?.flatMap((chart) => chart.folder ?? []))].toSorted();
  const shown = charts?.filter(
    (chart) => stands(chart, shelf) && (folder === null || chart.folder === folder) && isFound(chart, search),
  );
  return (
    <section aria-label="Chart Library" className="mx-auto grid max-w-6xl content-start gap-5 p-4 md:p-8">
      <div className="flex items-start gap-3 sm:items-center">
        <div className="min-w-0 flex-1">
          <h1 className="text-lg font-semibold">Chart Library</h1>
          <p className="text-sm text-muted">Saved questions that draw themselves from the latest data.</p>
        </div>
        {mayEdit && (
          <Button look="primary" className="shrink-0" onClick={onCreate}>
            <Plus size={15} aria-hidden /> Create New
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Filters label="Shelf" values={shelves} value={shelf} onChange={setShelf} />
        {folders.length > 0 && (
          <select
            aria-label="Folder"
            value={folder ?? ""}
            onChange={(event) => setFolder(event.target.value === "" ? null : event.target.value)}
            className="h-8 rounded-lg border border-line bg-surface px-2 text-sm"
          >
            <option value="">Every folder</option>
            {folders.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        <SearchField
          label="Find a chart"
          value={search}
          onChange={setSearch}
          className="w-full sm:ml-auto sm:w-56"
        />
      </div>
      {isError && charts === undefined && (
        <p role="alert" className="text-muted">
          The charts could not be read. Nothing is lost.{" "}
          <Button look="text" size="small" className="px-0" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {shown?.length === 0 &&
        (search.trim() === "" ? (
          <Empty onCreate={onCreate} />
        ) : (
          <p role="status" className="text-muted">
            No chart here holds “{search.trim()}”.{" "}
            <Button look="text" size="small" className="px-0" onClick={() => setSearch("")}>
              Show all
            </Button>
          </p>
        ))}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown?.map((chart) => (
          <ChartCard
            key={chart.id}
            chart={chart}
            folders={folders}
            changes={changes}
            onView={() => onView(chart)}
          />
        ))}
        {charts === undefined && !isError && [0, 1, 2].map((each) => <Skeleton key={each} />)}
      </ul>
    </section>
  );
}

const stands = ({ library }: SavedChart, shelf: Shelf): boolean =>
  shelf === "All" || library === (shelf === "My charts" ? "user" : "team");

function Empty({ onCreate }: { onCreate: () => void }) {
  const mayEdit = useMayEdit();
  return (
    <div className="grid justify-items-start gap-2 rounded-xl border border-dashed border-line p-8">
      <p className="font-serif text-xl">No chart stands here yet.</p>
      <p className="text-muted">
        {mayEdit
          ? "Ask a question and press the bookmark under its answer: the chart is kept with its query."
          : "What editors put on the team’s shelf stands here. You can ask any question yourself."}
      </p>
      <Button onClick={onCreate}>Ask a question</Button>
    </div>
  );
}

const Skeleton = () => (
  <li aria-hidden className="grid h-80 animate-pulse rounded-xl border border-line bg-surface p-4" />
);
