/** The endpoints that a connection test asks, in order. */
export const probes = ["/", "/health", "/status", "/askdata"] as const;

/** How one endpoint answered; any answer at all counts. */
export type Probe = { path: string; ok: boolean; detail: string };

const waitMilliseconds = 10_000;

/** Asks each endpoint once. Throws where the address is none. */
export function probeServer(address: string): Promise<Probe[]> {
  const addresses = probes.map((path) => ({ path, url: new URL(path, address) }));
  return Promise.all(
    addresses.map(({ path, url }) =>
      fetch(url, { signal: AbortSignal.timeout(waitMilliseconds) }).then(
        (response): Probe => ({ path, ok: true, detail: `${response.status}` }),
        (): Probe => ({ path, ok: false, detail: "no answer" }),
      ),
    ),
  );
}
