import { type Result, success } from "@parlance/contract";
import {
  type Catalogue,
  type ConnectEnvironment,
  defaultEnvironment,
  type LazyConnection,
  lazyConnection,
  type ServerInfo,
  type SourceConnection,
  warehouses,
} from "@parlance/warehouses";
import type { DatabaseConnection } from "../workers/engine-calls.ts";

/** A database for questions; it connects with the first of them. */
export const openDatabase = (connection: DatabaseConnection): LazyConnection =>
  lazyConnection(warehouses[connection.kind], connection.settings, environmentOf(connection));

/** Connects at once and hands the connection to `work`, which it outlives. Fails as connecting does. */
export async function withDatabase<T>(
  connection: DatabaseConnection,
  work: (opened: SourceConnection) => Promise<Result<T>>,
): Promise<Result<T>> {
  const opened = await warehouses[connection.kind].connect(connection.settings, environmentOf(connection));
  if (!opened.ok) return opened;
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
}

/** Who answers at these settings; a connection that can list what it holds is a working one. */
export const testDatabase = (connection: DatabaseConnection): Promise<Result<ServerInfo>> =>
  withDatabase(connection, async (opened) => {
    const info = await opened.test();
    if (!info.ok) return info;
    const listed = await opened.catalogue();
    return listed.ok ? success(info.value) : listed;
  });

/** What the database holds. */
export const listDatabase = (connection: DatabaseConnection): Promise<Result<Catalogue>> =>
  withDatabase(connection, (opened) => opened.catalogue());

const environmentOf = ({ allowPrivateHosts, endpoints }: DatabaseConnection): ConnectEnvironment => ({
  ...defaultEnvironment,
  allowPrivateHosts,
  endpoints,
});
