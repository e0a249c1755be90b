import { expect, test } from "vitest";
import { warehouseHealth } from "./health.ts";

test.each([
  [Response.json({ status: "healthy" }), "BigQuery vector service is running"],
  [Response.json({ status: "starting" }), "BigQuery vector service is unhealthy"],
  [Response.json({ status: "healthy" }, { status: 503 }), "BigQuery vector service is unhealthy"],
  [new Response("<html>"), "BigQuery vector service is unhealthy"],
  [new TypeError("Failed to fetch"), "BigQuery vector service is not accessible: Failed to fetch"],
])("%s: %s", async (answer, text) => expect(await warehouseHealth(answer)).toBe(text));
