import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ publicUrl: "https://parlance.example" });
}, 60_000);
afterAll(() => app.stop());

it("tells search engines the public pages at their public addresses", async () => {
  const robots = await fetch(`${app.url}/robots.txt`);
  expect(robots.headers.get("content-type")).toContain("text/plain");
  expect(await robots.text()).toContain("Sitemap: https://parlance.example/sitemap.xml");
  const sitemap = await fetch(`${app.url}/sitemap.xml`);
  expect(sitemap.headers.get("content-type")).toContain("application/xml");
  const found = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toContain("https://parlance.example/connectors");
  expect(found).not.toContain("https://parlance.example/dashboard");
});
