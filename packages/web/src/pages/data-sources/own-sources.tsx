import type { DataSource } from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { readPreferences } from "../../api/preferences.ts";
import { listSources, syncSource } from "../../api/sources.ts";
import { testSource } from "../../api/test-source.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { SourceEditor } from "../../wizard/editor/source-editor.tsx";
import { shownSource } from "./shown-source.ts";
import { SourceBoard } from "./source-board.tsx";
import { SourceData } from "./source-data.tsx";

type Opened = { what: "settings"; id: string; start: "connection" | "sync" } | { what: "data"; id: string };

/** The sources of one's own workspace, with buttons that do what they say. */
export function OwnSources() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ["sources"], queryFn: listSources });
  const { data: preferences } = useQuery({ queryKey: ["preferences"], queryFn: readPreferences });
  const [opened, setOpened] = useState<Opened | null>(null);
  if (error !== null) return <Unreached message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.length === 0) return <NoSources />;
  const shown = data.find(({ id }) => id === opened?.id) ?? null;
  const withSource = (id: string, act: (source: DataSource) => void): void => {
    const source = data.find((one) => one.id === id);
    if (source !== undefined) act(source);
  };
  const refresh = async (source: DataSource): Promise<void> => {
    if (source.type === "file") await test(source);
    else await sync(source);
    await client.invalidateQueries({ queryKey: ["sources"] });
  };
  const sync = async ({ id, name }: DataSource): Promise<void> => {
    const read = await syncSource(id).catch((reason: Error) => reason);
    if (read instanceof Error) toast.error(read.message, { duration: 5000 });
    else if (read.sync?.changes.length === 0)
      toast.success(`“${name}” was read again; its tables are as they were.`);
    else setOpened({ what: "settings", id, start: "sync" });
  };
  return (
    <>
      <SourceBoard
        sources={data.map(shownSource)}
        note={null}
        actions={{
          mayChange: preferences?.mayEdit ?? true,
          configure: (id) => setOpened({ what: "settings", id, start: "connection" }),
          view: (id) => setOpened({ what: "data", id }),
          refresh: (id) => withSource(id, (source) => void refresh(source)),
        }}
      />
      {shown !== null && opened?.what === "settings" && (
        <SourceEditor source={shown} start={opened.start} onClose={() => setOpened(null)} />
      )}
      {shown !== null && opened?.what === "data" && (
        <SourceData source={shown} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

async function test(source: DataSource): Promise<void> {
  const { success, detail } = await testSource(source).catch((reason: Error) => ({
    success: false,
    detail: reason.message,
  }));
  if (success) toast.success(`“${source.name}” is reachable.`);
  else toast.error(detail ?? `“${source.name}” cannot be reached.`, { duration: 5000 });
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
