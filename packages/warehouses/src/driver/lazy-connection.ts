import type { Failure, Result } from "@parlance/contract";
import type { Dialect, Warehouse } from "@parlance/engine";
import type { ConnectEnvironment, SourceConnection, WarehouseDriver } from "./driver.ts";

/** A source that connects with the first statement; a failed attempt is made again with the next. */
export type LazyConnection = Warehouse & { dialect: Dialect; close(): void };

/** Makes one. Statements fail as connecting does. */
export function lazyConnection(
  driver: WarehouseDriver,
  settings: unknown,
  environment: ConnectEnvironment,
): LazyConnection {
  let opening: Promise<Result<SourceConnection, Failure>> | null = null;
  return {
    dialect: driver.dialect,
    run: async (statement, limits) => {
      opening ??= driver.connect(settings, environment);
      const attempt = opening;
      const opened = await attempt;
      if (opened.ok) return opened.value.run(statement, limits);
      if (opening === attempt) opening = null;
      return opened;
    },
    close: () => {
      const opened = opening;
      opening = null;
      void opened?.then((connection) => (connection.ok ? connection.value.close() : undefined));
    },
  };
}
