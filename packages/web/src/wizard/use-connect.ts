import type { ConnectDatabaseRequest, ConnectedDatabaseResponse, SemanticModel } from "@parlance/contract";
import { useEffect, useRef, useState } from "react";
import { readModelVersions } from "../api/models.ts";
import { type ConnectProgress, connectDatabase } from "../api/warehouses.ts";
import { messageOf } from "./parts/message-of.ts";

/** Where the reading of a database stands; `progress` is null while nothing is read. */
export type ConnectState = {
  progress: ConnectProgress | null;
  error: string | null;
  cancel: () => void;
};

/** A database that became a source, with its model. */
export type ReadDatabase = { made: ConnectedDatabaseResponse; model: SemanticModel };

/** Makes sources of databases; what is under way stops with the component. `connect` gives null where it did not come to one. */
export function useConnect(): ConnectState & {
  connect: (request: ConnectDatabaseRequest) => Promise<ReadDatabase | null>;
} {
  const [progress, setProgress] = useState<ConnectProgress | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const connect = async (request: ConnectDatabaseRequest): Promise<ReadDatabase | null> => {
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setProgress({ phase: "listing", fraction: 0 });
    try {
      const made = await connectDatabase(request, setProgress, controller.signal);
      const { model } = await readModelVersions(made.source.id);
      return { made, model };
    } catch (reason) {
      if (!controller.signal.aborted) setError(messageOf(reason));
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { progress, error, cancel: () => running.current?.abort(), connect };
}
