import type { ConnectEnvironment } from "../driver/driver.ts";
import { guardedSocket } from "./guarded-socket.ts";
import { isProxied } from "./is-proxied.ts";

/** Whether a service answers at its address, for clients that try for minutes before they say that it does not. */
export type Reach = () => Promise<Error | null>;

/**
 * Makes a check of an https or http address by opening a socket: null when that works, else the network's error or
 * `HostNotAllowed`. Behind a proxy, which alone can reach the address, it says nothing.
 */
export function reachHost(address: string, environment: ConnectEnvironment): Reach {
  const { hostname, port, protocol } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isProxied()) return () => Promise.resolve(null);
  return () =>
    new Promise((resolve) => {
      const socket = guardedSocket(environment);
      const end = (error: Error | null): void => {
        socket.destroy();
        resolve(error);
      };
      socket.setTimeout(environment.connectSeconds * 1000, () => end(timedOut()));
      socket.once("connect", () => end(null));
      socket.once("error", end);
      socket.connect(Number(port) || (protocol === "http:" ? 80 : 443), host);
    });
}

const timedOut = (): Error => Object.assign(new Error("timed out"), { code: "ETIMEDOUT" });
