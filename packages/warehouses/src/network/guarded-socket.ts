import { type LookupAddress, type LookupAllOptions, lookup as lookUpName } from "node:dns";
import { isIP, type LookupFunction, Socket } from "node:net";
import type { ConnectEnvironment } from "../driver/driver.ts";
import { isAllowedAddress, refusedAddresses } from "./address-rule.ts";
import { isProxied } from "./is-proxied.ts";

/** Why a connection was not even tried. */
export class HostNotAllowed extends Error {
  readonly host: string;
  readonly address: string;
  constructor(host: string, address: string) {
    super(`${host} is not an allowed host`);
    this.host = host;
    this.address = address;
  }
}

/**
 * A socket that checks the address it is about to use, every time it connects: a name that resolves to something else
 * later does not get through. `connect(port, host)` fails with `HostNotAllowed`.
 */
export function guardedSocket(environment: ConnectEnvironment): Socket {
  const socket = new Socket();
  const plain = socket.connect.bind(socket);
  const connect = (port: number, host: string): Socket => {
    if (isIP(host) !== 0 && !isAllowedAddress(host, environment)) {
      process.nextTick(() => socket.destroy(new HostNotAllowed(host, host)));
      return socket;
    }
    return plain({ port, host, lookup: guardedLookup(environment) });
  };
  return Object.assign(socket, { connect });
}

/**
 * Options of an HTTP agent whose every connection keeps to the rule, those after a redirect too: names by what they resolve to,
 * addresses as they are. Behind a proxy, which alone can reach anything, there are none.
 */
export const guardedAgentOptions = (environment: ConnectEnvironment): object =>
  isProxied() ? {} : { lookup: guardedLookup(environment), blockList: refusedAddresses(environment) };

/** How names are looked up: the system's way, which reads files and caches too. */
type LookUp = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name look-up that refuses as a whole when one of the addresses is not allowed. The connection goes to what it returns. */
export function guardedLookup(environment: ConnectEnvironment, lookUp: LookUp = lookUpName): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !isAllowedAddress(address, environment));
      if (error !== null) callback(error, []);
      else if (refused !== undefined) callback(new HostNotAllowed(host, refused.address), []);
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? "", addresses[0]?.family);
    });
  };
}
