import type { DataSource } from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { listSources } from "../../api/sources.ts";
import { testSource } from "../../api/test-source.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { shownSource } from "./shown-source.ts";
import { SourceBoard } from "./source-board.tsx";
import { SourceData } from "./source-data.tsx";
import { SourceSettings } from "./source-settings.tsx";

type Opened = { what: "settings" | "data"; source: DataSource };

/** The sources of the member's workspace, with buttons that do what they say. */
export function OwnSources() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ["sources"], queryFn: listSources });
  const [opened, setOpened] = useState<Opened | null>(null);
  if (error !== null) return <Unreached message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.length === 0) return <NoSources />;
  const withSource = (id: string, act: (source: DataSource) => void): void => {
    const source = data.find((one) => one.id === id);
    if (source !== undefined) act(source);
  };
  const refresh = async (source: DataSource): Promise<void> => {
    const { success, detail } = await testSource(source).catch((reason: Error) => ({
      success: false,
      detail: reason.message,
    }));
    if (success) toast.success(`“${source.name}” is reachable.`);
    else toast.error(detail ?? `“${source.name}” cannot be reached.`, { duration: 5000 });
    await client.invalidateQueries({ queryKey: ["sources"] });
  };
  return (
    <>
      <SourceBoard
        sources={data.map(shownSource)}
        note={null}
        actions={{
          configure: (id) => withSource(id, (source) => setOpened({ what: "settings", source })),
          view: (id) => withSource(id, (source) => setOpened({ what: "data", source })),
          refresh: (id) => withSource(id, (source) => void refresh(source)),
        }}
      />
      {opened?.what === "settings" && (
        <SourceSettings source={opened.source} onClose={() => setOpened(null)} />
      )}
      {opened?.what === "data" && <SourceData source={opened.source} onClose={() => setOpened(null)} />}
    </>
  );
}

function Loading() {
  return (
    <div
      role="status"
      aria-label="Loading your sources"
      className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3"
    >
      {[0, 1, 2].map((at) => (
        <div key={at} className="h-72 animate-pulse rounded-xl border border-line bg-surface" />
      ))}
    </div>
  );
}

function NoSources() {
  return (
    <section className="grid justify-items-start gap-3 rounded-xl border border-dashed border-line p-8">
      <h2 className="text-xl font-medium">No data source yet</h2>
      <p className="max-w-prose text-muted">
        Upload a CSV or Excel file in the dashboard, or connect a warehouse. It appears here with its tables,
        its rows and its health.
      </p>
      <LinkButton to="/dashboard" look="primary">
        Connect Your Data
      </LinkButton>
    </section>
  );
}

function Unreached({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <section role="alert" className="grid justify-items-start gap-3 rounded-xl border border-loss p-8">
      <h2 className="text-xl font-medium">Your sources could not be read</h2>
      <p className="text-muted">{message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </section>
  );
}
