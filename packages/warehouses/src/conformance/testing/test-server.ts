import { createServer } from "node:net";
import { afterAll } from "vitest";
import type { SourceConnection } from "../../driver/driver.ts";
import { defaultEnvironment } from "../../driver/driver.ts";

/** A real database server for tests: how to reach it, how to run statements that change it, how to end it. */
export type TestServer = {
  settings: Record<string, string | number>;
  /** As the administrator, in the test database. */
  administer(sql: string): Promise<void>;
  /** Ends the server as a crash would; its data stay until `stop`. */
  kill(): Promise<void>;
  /** Starts a killed server again, at the same port over the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** What the tests' operator allows: servers on this machine. */
export const testEnvironment = { ...defaultEnvironment, allowPrivateHosts: true, connectSeconds: 5 };

/** A TCP port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** Closes connections after the tests of a file. */
export function closing(): (connection: SourceConnection) => SourceConnection {
  const open: SourceConnection[] = [];
  afterAll(() => Promise.all(open.map((connection) => connection.close())));
  return (connection) => {
    open.push(connection);
    return connection;
  };
}
