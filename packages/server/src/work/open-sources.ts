import type { Dialect, Warehouse } from "@parlance/engine";
import { buildModelIndex, type ModelIndex, warmIndex } from "@parlance/engine";
import { duckdbDialect, openFileWarehouse } from "@parlance/warehouses";
import type { OpenableSource, SourceVersion } from "../workers/engine-calls.ts";
import { openDatabase } from "./database-connection.ts";
import { readValues } from "./source-values.ts";

/** A source ready for questions. */
export type OpenSource = {
  index: ModelIndex;
  warehouse: Warehouse & { close(): void };
  dialect: Dialect;
  now: string | null;
};

/** Opened sources, the least recently used closed beyond a few. */
export type OpenSources = {
  open(source: OpenableSource): Promise<void>;
  /** Runs `work` on an opened source; null when that version of it is not open. */
  use<T>(source: SourceVersion, work: (source: OpenSource) => Promise<T>): Promise<T | null>;
  forget(id: string): void;
  close(): void;
};

type Entry = OpenSource & { version: string; users: number; gone: boolean };

const MAXIMUM = 8;

/** Keeps sources open. One that is dropped while questions run on it closes after the last of them. */
export function makeOpenSources(): OpenSources {
  const entries = new Map<string, Entry>();
  const drop = (id: string): void => {
    const entry = entries.get(id);
    entries.delete(id);
    if (entry !== undefined) retire(entry);
  };
  const opening = new Map<string, Promise<void>>();
  const add = async (source: OpenableSource): Promise<void> => {
    const { folder, model, now } = source;
    if (entries.get(model.source)?.version === model.version) return;
    const opened = await openWarehouse(source);
    const index = buildModelIndex(model, await readValues(folder));
    warmIndex(index);
    drop(model.source);
    entries.set(model.source, { ...opened, index, now, version: model.version, users: 0, gone: false });
    for (const id of [...entries.keys()].slice(0, -MAXIMUM)) drop(id);
  };
  return {
    open: (source) => {
      const key = `${source.model.source}@${source.model.version}`;
      const started = opening.get(key) ?? add(source).finally(() => opening.delete(key));
      opening.set(key, started);
      return started;
    },
    use: async ({ id, version }, work) => {
      const entry = entries.get(id);
      if (entry === undefined || entry.version !== version) return null;
      entries.delete(id);
      entries.set(id, entry);
      entry.users += 1;
      try {
        return await work(entry);
      } finally {
        entry.users -= 1;
        if (entry.gone) retire(entry);
      }
    },
    forget: drop,
    close: () => {
      for (const id of [...entries.keys()]) drop(id);
    },
  };
}

async function openWarehouse({
  folder,
  tables,
  connection,
}: OpenableSource): Promise<Pick<OpenSource, "warehouse" | "dialect">> {
  if (connection !== null) {
    const warehouse = openDatabase(connection);
    return { warehouse, dialect: warehouse.dialect };
  }
  const warehouse = await openFileWarehouse({ folder, tables }, { threads: 2, memoryLimit: "400MB" });
  return { warehouse, dialect: duckdbDialect };
}

function retire(entry: Entry): void {
  entry.gone = true;
  if (entry.users === 0) entry.warehouse.close();
}
