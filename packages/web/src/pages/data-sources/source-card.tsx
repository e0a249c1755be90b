import {
  BarChart3,
  Cloud,
  Code,
  Contact,
  Database,
  FileSpreadsheet,
  type LucideIcon,
  RefreshCw,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ShownSource, SourceCategory } from "../../content/data-sources.ts";
import { Button } from "../../ui/button.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** What the buttons of a source that is somebody's own do. */
export type SourceActions = {
  /** Whether this person may change sources: a viewer only sees them. */
  mayChange: boolean;
  configure: (id: string) => void;
  view: (id: string) => void;
  refresh: (id: string) => void;
};

const icons: Record<SourceCategory, LucideIcon> = {
  database: Database,
  cloud: Cloud,
  crm: Contact,
  analytics: BarChart3,
  api: Code,
  file: FileSpreadsheet,
};

/** One source. */
export function SourceCard({ source, actions }: { source: ShownSource; actions: SourceActions | null }) {
  const Icon = icons[source.type];
  const mayChange = actions?.mayChange ?? true;
  return (
    <li data-source={source.id} className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-lg border border-line bg-canvas">
          <Icon size={18} strokeWidth={1.6} aria-hidden className="text-accent" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 text-lg font-medium leading-6 [overflow-wrap:anywhere]">
            {source.name}
          </h2>
          <p className="truncate text-sm text-muted">{source.provider}</p>
        </div>
        <StatusBadge status={source.status} />
      </div>
      <p className="text-sm text-muted text-pretty">{source.description}</p>
      <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 text-sm">
        <Fact name="Records">{source.recordCount.toLocaleString("en-US")}</Fact>
        <Fact name="Last sync">{source.lastSync}</Fact>
        <Fact name="Region">{source.region}</Fact>
        <Fact name="Encryption">{source.encrypted && "Enabled"}</Fact>
      </dl>
      {source.compliance.length > 0 && (
        <ul aria-label="Compliance" className="flex flex-wrap gap-1.5">
          {source.compliance.map((tag) => (
            <li key={tag} className="rounded-md bg-raised px-2 py-0.5 text-xs text-muted">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        {mayChange && (
          <Button className="flex-1" onClick={() => actions?.configure(source.id)}>
            Configure
          </Button>
        )}
        <Button className="flex-1" onClick={() => actions?.view(source.id)}>
          View Data
        </Button>
        {mayChange && (
          <Button
            size="icon"
            aria-label={`Refresh ${source.name}`}
            onClick={() => actions?.refresh(source.id)}
          >
            <RefreshCw size={15} aria-hidden />
          </Button>
        )}
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="truncate">{children}</dd>
    </div>
  );
}
