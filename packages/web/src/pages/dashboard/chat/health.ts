/** Whether any of an analysis server's probes answered, and what the first said of the warehouse service behind it. */
export type Health = { isAlive: boolean; warehouse: string };

const probes = ["/health", "/", "/status", "/ping"];
const patience = 10_000;

/** Asks the probes in order until one answers. */
export async function readHealth(address: string): Promise<Health> {
  let warehouse = "";
  for (const path of probes) {
    const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(patience) }).catch(
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    if (path === "/health") warehouse = await warehouseHealth(response);
    if (!(response instanceof Error) && response.ok) return { isAlive: true, warehouse };
  }
  return { isAlive: false, warehouse };
}

/** What to say of the warehouse service by the answer of its health probe, or by why there was none. */
export async function warehouseHealth(answer: Response | Error): Promise<string> {
  const service = "BigQuery vector service";
  if (answer instanceof Error) return `${service} is not accessible: ${answer.message}`;
  const body: unknown = await answer.json().catch(() => null);
  const isHealthy =
    answer.ok && typeof body === "object" && body !== null && "status" in body && body.status === "healthy";
  return `${service} is ${isHealthy ? "running" : "unhealthy"}`;
}
