import { errorResponse, type HealthResponse, healthResponse, vectorStatsResponse } from "@parlance/contract";
import { describeRetailDemo } from "../../commands/describe-retail-demo.ts";
import type { Services } from "../../services.ts";
import type { App } from "../typed-app.ts";

/** The health that every probe gets. */
export const health = ({ version }: Services): HealthResponse => ({
  status: "healthy",
  service: "Parlance",
  version,
});

/** Probes of the analysis server and the warehouse service; all open. */
export function healthRoutes(app: App, services: Services): void {
  const config = { policy: "open", anyOrigin: true } as const;
  for (const url of ["/health", "/status", "/ping", "/askdata"])
    app.get(url, { config, schema: { response: { 200: healthResponse } } }, () => health(services));
  app.get(
    "/vector-stats",
    {
      config: { ...config, rateLimit: { max: 120, timeWindow: "1 minute" } },
      schema: { response: { 200: vectorStatsResponse, 429: errorResponse } },
    },
    () => describeRetailDemo(services),
  );
}
