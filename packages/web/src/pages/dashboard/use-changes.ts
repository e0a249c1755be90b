import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readRevision } from "../../api/conversations.ts";
import { hasServerSession } from "../../api/session.ts";
import { workspaceKey } from "./workspace-queries.ts";

const everyMilliseconds = 1500;

/** Looks for changes that others, or this person elsewhere, made in the workspace; all its data is then read again. */
export function useChanges(onChange: () => void): void {
  const client = useQueryClient();
  const seen = useRef<number | null>(null);
  const { data: revision } = useQuery({
    queryKey: ["revision"],
    queryFn: readRevision,
    enabled: hasServerSession(),
    refetchInterval: everyMilliseconds,
    retry: false,
  });
  useEffect(() => {
    if (revision === undefined) return;
    if (seen.current !== null && seen.current !== revision) {
      void client.invalidateQueries({ queryKey: [workspaceKey] });
      onChange();
    }
    seen.current = revision;
  }, [revision, client, onChange]);
}
