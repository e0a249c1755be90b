import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../../packages/web/test/open-browser.ts";
import { startServer } from "../../packages/web/test/start-server.ts";
import { type Figure, medianOf } from "./figure.ts";

/** Fast 3G as browsers' own tools have it: bytes a second and milliseconds of latency; and a processor four times slower. */
const slow = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150, processor: 4 };
const RUNS = 5;

/** First visits: compressed script before anything is clicked, largest contentful paint on a slow phone, layout shift. */
export async function benchWeb(folder: string): Promise<Figure[]> {
  const server = await startServer(join(folder, "web"));
  const browser = await openBrowser();
  try {
    const front = await scriptKilobytes(browser, server.address, "/");
    const dashboard = await dashboardKilobytes(browser, server.address);
    const paints: Paint[] = [];
    for (let run = 0; run < RUNS; run++) paints.push(await slowVisit(browser, server.address));
    const paint = medianOf(paints.map(({ largest }) => largest));
    const shift = Math.max(...paints.map((one) => one.shift));
    return [
      { what: "first script of `/`, compressed", value: `${front} KB`, mark: "≤ 120 KB" },
      {
        what: "first script of the dashboard without charts, compressed",
        value: `${dashboard} KB`,
        mark: "≤ 250 KB",
      },
      {
        what: "largest contentful paint of `/`, fast 3G, processor at a quarter",
        value: `${(paint / 1000).toFixed(2)} s`,
        mark: "< 1.2 s",
      },
      { what: "layout shift of `/`", value: shift.toFixed(3), mark: "0" },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Kilobytes of script as they came, compressed, charts left out. */
async function countScripts(page: Page, visit: () => Promise<void>): Promise<number> {
  let bytes = 0;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && !pathname.includes("echarts"))
      bytes += Number(response.headers()["content-length"] ?? 0);
  });
  await visit();
  await page.waitForLoadState("networkidle");
  return Math.round(bytes / 1024);
}

async function scriptKilobytes(browser: Browser, address: string, path: string): Promise<number> {
  const page = await browser.newPage();
  return countScripts(page, async () => void (await page.goto(`${address}${path}`)));
}

async function dashboardKilobytes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const signIn = await context.newPage();
  await signIn.goto(`${address}/login`);
  await signIn.getByRole("button", { name: "Use it" }).click();
  await signIn.getByRole("button", { name: "Login" }).click();
  await signIn.waitForURL("**/dashboard");
  const storageState = await context.storageState();
  const page = await (await browser.newContext({ storageState })).newPage();
  return countScripts(page, async () => void (await page.goto(`${address}/dashboard`)));
}

type Paint = { largest: number; shift: number };

async function slowVisit(browser: Browser, address: string): Promise<Paint> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.download,
    uploadThroughput: slow.upload,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const paint = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  await page.context().close();
  return paint;
}
