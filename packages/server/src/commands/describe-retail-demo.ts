import type { VectorStatsResponse } from "@parlance/contract";
import type { Services } from "../services.ts";

/** What the retail demo's index holds. */
export async function describeRetailDemo({ engine, retailDemo }: Services): Promise<VectorStatsResponse> {
  const demo = await retailDemo;
  for (;;) {
    const stats = await engine.call("describe", { id: demo.model.source, version: demo.model.version });
    if (stats !== null) return stats;
    await engine.call("open", demo);
  }
}
