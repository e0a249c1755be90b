import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAlive, openSite, type Site, signInToDemo } from "./open-site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Kilobytes of script that come compressed with a page, charts left out. */
async function scriptKilobytes(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") && !pathname.includes("echarts"))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await visit();
  await page.waitForLoadState("networkidle");
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

describe("the weight of a first visit", () => {
  it("is at most 120 KB of script for the landing page", async () => {
    const page = await (await site.browser.newContext()).newPage();
    const kilobytes = await scriptKilobytes(page, () => page.goto(site.address));
    expect(kilobytes).toBeGreaterThan(30);
    expect(kilobytes).toBeLessThanOrEqual(120);
  });

  it("is at most 250 KB of script for the dashboard before charts", async () => {
    const first = await site.visit("/login");
    await signInToDemo(first, site.address);
    const storageState = await first.context().storageState();
    const page = await (await site.browser.newContext({ storageState })).newPage();
    const kilobytes = await scriptKilobytes(page, () => page.goto(`${site.address}/dashboard`));
    expect(kilobytes).toBeGreaterThan(60);
    expect(kilobytes).toBeLessThanOrEqual(250);
  });
});

describe("the landing page", () => {
  it("is there before any script, and does not move when the scripts have come", async () => {
    const page = await (await site.browser.newContext({ reducedMotion: "reduce" })).newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift", buffered: true });
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.address, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const picture = page.locator("main img:visible").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.locator("[data-story]").count()).toBe(6);
    release();
    await isAlive(page);
    await page.locator("[role=tab][data-state=inactive]").first().click();
    await expect.poll(() => page.locator("[role=tab]").first().getAttribute("data-state")).toBe("inactive");
    expect(await page.evaluate(() => Reflect.get(window, "shifts") as number[])).toEqual([]);
  });
});
