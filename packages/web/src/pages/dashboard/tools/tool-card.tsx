import type { Tool } from "@parlance/contract";
import { Button } from "../../../ui/button.tsx";
import { ago } from "../ago.ts";
import { toolIcon } from "./tool-icons.ts";

const statusNames: Record<Tool["status"], string> = {
  available: "Available",
  beta: "Beta",
  coming_soon: "Coming soon",
};

/** One tool: what it does, how often it was used, and the way to run it. */
export function ToolCard({ tool, busy, onRun }: { tool: Tool; busy: boolean; onRun: () => void }) {
  const Icon = toolIcon(tool.icon);
  return (
    <li
      aria-label={tool.name}
      className="grid content-between gap-3 rounded-xl border border-line bg-surface p-4"
    >
      <div className="grid gap-2">
        <div className="flex items-center gap-2.5">
          <span className="grid size-8 shrink-0 place-content-center rounded-lg bg-raised text-accent">
            <Icon size={16} aria-hidden />
          </span>
          <h3 className="min-w-0 font-medium">{tool.name}</h3>
          {tool.status !== "available" && (
            <span className="ml-auto whitespace-nowrap rounded bg-attention-soft px-1.5 py-0.5 text-xs text-attention">
              {statusNames[tool.status]}
            </span>
          )}
        </div>
        <p className="text-sm text-muted">{tool.description}</p>
      </div>
      <div className="flex items-center justify-between gap-2 text-xs text-muted">
        <span>
          {tool.usage.toLocaleString("en")} {tool.usage === 1 ? "use" : "uses"}
          {tool.lastUsed !== null && ` · ${ago(tool.lastUsed)}`}
        </span>
        <Button size="small" disabled={busy || tool.status === "coming_soon"} onClick={onRun}>
          Run
        </Button>
      </div>
    </li>
  );
}
