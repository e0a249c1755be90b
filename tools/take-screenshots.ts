import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import {
  openSite,
  openWithFonts,
  type Site,
  type StorageState,
  signUp,
} from "../packages/web/test/public/open-site.ts";

const open = [
  "/",
  "/login",
  "/request-demo",
  "/data-sources",
  "/connectors",
  "/chat-integrations",
  "/chat-integrations?tab=team_chat",
  "/terms-and-conditions",
  "/privacy-statement",
  "/no-such-page",
  "/reset",
  "/verify?token=x",
];
const own = [
  "/data-sources",
  "/connectors",
  "/chat-integrations?tab=api",
  "/account",
  "/admin/leads",
  "/dashboard",
];

/** Takes every page in both themes on a phone and a desktop: `node tools/take-screenshots.ts <folder>` after a build. */
async function takeScreenshots(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = await openSite();
  try {
    const storageState = await signUp(site);
    await fillWorkspace(site, storageState);
    for (const width of [390, 1440])
      for (const theme of ["dark", "light"]) {
        const options = { viewport: { width, height: 900 }, reducedMotion: "reduce" } as const;
        await takeAll(site, open, { ...options }, theme, join(folder, `${width}-${theme}`));
        await takeAll(site, own, { ...options, storageState }, theme, join(folder, `${width}-${theme}-own`));
      }
  } finally {
    await site.close();
  }
}

async function takeAll(
  site: Site,
  paths: readonly string[],
  options: BrowserContextOptions,
  theme: string,
  prefix: string,
): Promise<void> {
  const page = await site.visit("/no-such-page", options);
  await page.evaluate((value) => localStorage.setItem("theme", value), theme);
  for (const path of paths) {
    await openWithFonts(page, `${site.address}${path}`);
    await page.waitForLoadState("networkidle");
    await scrollThrough(page);
    const name = path.replaceAll(/\W+/g, "-").replace(/^-$/, "home").replaceAll(/^-|-$/g, "");
    await page.screenshot({ path: `${prefix}-${name}.png`, fullPage: true });
  }
  await page.context().close();
}

/** Pictures load when they come into view. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 700) {
    await page.evaluate((top) => window.scrollTo(0, top), at);
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
}

/** A request for early access from two people, and a small source in the workspace. */
async function fillWorkspace(site: Site, storageState: StorageState): Promise<void> {
  const page = await site.visit("/account", { storageState });
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem("access_token")}`;
    const form = new FormData();
    form.set("name", "stock");
    form.set("file", new File(["item,price,count\nLamp,20,3\nChair,75,1\n"], "stock.csv"));
    await fetch("/api/sources/upload", { method: "POST", body: form, headers: { authorization } });
    for (const name of ["Grace Hopper", "Katherine Johnson"]) {
      const [first_name, last_name] = name.split(" ");
      const email = `${last_name}@example.com`.toLowerCase();
      const lead = { email, first_name, last_name, company: `${last_name} Ltd`, cloud_platform: "bigquery" };
      await fetch("/api/leads", {
        method: "POST",
        body: JSON.stringify(lead),
        headers: { "content-type": "application/json" },
      });
    }
  });
  await page.context().close();
}

await takeScreenshots(resolve(process.argv[2] ?? "screenshots"));
