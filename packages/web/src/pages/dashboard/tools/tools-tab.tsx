import { type Tool, toolCategories } from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { runTool } from "../../../api/tools.ts";
import { Button } from "../../../ui/button.tsx";
import { Filters } from "../filters.tsx";
import { told } from "../told.ts";
import { sourcesQuery, toolsQuery, workspaceKey } from "../workspace-queries.ts";
import { SourceDialog } from "./source-dialog.tsx";
import { ToolCard } from "./tool-card.tsx";
import { toolIcon } from "./tool-icons.ts";
import { UsagePanel } from "./usage-panel.tsx";

const filters = ["All", ...toolCategories] as const;

type View = { view: "profile" | "quality"; source: string };

/** The AI tools: each runs a real thing on the chosen source. */
export function ToolsTab({
  onAsk,
  onCompose,
  onTrust,
}: {
  onAsk: (question: string, source: string) => void;
  onCompose: (question: string) => void;
  onTrust: () => void;
}) {
  const [category, setCategory] = useState<(typeof filters)[number]>("All");
  const [source, setSource] = useState<string | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [view, setView] = useState<View | null>(null);
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(toolsQuery);
  const run = async ({ id }: Tool): Promise<void> => {
    setRunning(id);
    try {
      const result = await runTool(id, source);
      void client.invalidateQueries({ queryKey: [workspaceKey] });
      if (result.does === "ask") onAsk(result.question, result.source);
      else if (result.does === "compose") onCompose(result.question);
      else setView({ view: result.does === "show-profile" ? "profile" : "quality", source: result.source });
    } catch (error) {
      told(error);
    } finally {
      setRunning(null);
    }
  };
  const tools = data?.tools ?? [];
  const shown = tools.filter((tool) => category === "All" || tool.category === category);
  return (
    <section aria-label="AI Tools" className="mx-auto grid max-w-6xl content-start gap-5 p-4 md:p-8">
      <div className="flex flex-wrap items-start gap-3 sm:items-center">
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="text-lg font-semibold">AI Tools</h1>
          <p className="text-sm text-muted">Each one works on a source that you choose.</p>
        </div>
        <Button onClick={onTrust}>
          <BadgeCheck size={15} aria-hidden /> Accuracy
        </Button>
        <SourceSelect value={source} onChange={setSource} />
      </div>
      <Filters label="Category" values={filters} value={category} onChange={setCategory} />
      {isError && data === undefined && (
        <p role="alert" className="text-muted">
          The tools could not be read. Nothing is lost.{" "}
          <Button look="text" size="small" className="px-0" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {category === "All" && data !== undefined && (
        <MostPopular tools={tools.filter(({ isPopular }) => isPopular)} onRun={(tool) => void run(tool)} />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[1fr_300px]">
        <ul
          aria-label="Tools"
          className="grid max-h-[560px] gap-3 overflow-y-auto -m-0.5 p-0.5 sm:grid-cols-2 lg:grid-cols-3"
        >
          {shown.map((tool) => (
            <ToolCard key={tool.id} tool={tool} busy={running !== null} onRun={() => void run(tool)} />
          ))}
        </ul>
        {data !== undefined && <UsagePanel {...data} />}
      </div>
      {view !== null && <SourceDialog {...view} onClose={() => setView(null)} />}
    </section>
  );
}

function MostPopular({ tools, onRun }: { tools: Tool[]; onRun: (tool: Tool) => void }) {
  return (
    <section aria-label="Most Popular" className="grid gap-2 rounded-xl border border-line bg-raised p-4">
      <h2 className="text-sm font-medium">Most Popular</h2>
      <ul className="flex flex-wrap gap-2">
        {tools.map((tool) => {
          const Icon = toolIcon(tool.icon);
          return (
            <li key={tool.id}>
              <button
                type="button"
                onClick={() => onRun(tool)}
                className="inline-flex h-9 pointer-coarse:h-10 items-center gap-2 rounded-lg border border-line bg-surface px-3 text-sm hover:border-accent"
              >
                <Icon size={14} className="text-accent" aria-hidden />
                {tool.name}
                <span className="tabular-nums text-muted">{tool.usage.toLocaleString("en")}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SourceSelect({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (source: string | null) => void;
}) {
  const { data: sources = [] } = useQuery(sourcesQuery);
  if (sources.length === 0) return null;
  return (
    <label className="flex items-center gap-2 text-sm text-muted">
      Source
      <select
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
        className="h-9 max-w-60 rounded-lg border border-line bg-surface px-2 text-sm text-ink"
      >
        <option value="">The latest</option>
        {sources.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
