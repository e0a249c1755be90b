import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openBrowser } from "../open-browser.ts";
import { startServer } from "../start-server.ts";

/** A running installation and a browser: what the tests of the public pages work with. */
export type Site = {
  address: string;
  browser: Browser;
  /** A page of a fresh browser, without anything stored. Its clock can be stopped where `clock` is set. */
  visit(path: string, options?: BrowserContextOptions & { clock?: boolean }): Promise<Page>;
  setUpLink(): Promise<string>;
  /** The texts of the mails that were written, the latest first. */
  mails(): Promise<{ to: string; subject: string; text: string }[]>;
  close(): Promise<void>;
};

/** Starts the real server over an empty data folder, and a browser; `environment` sets further variables. */
export async function openSite(environment: NodeJS.ProcessEnv = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-site-"));
  const server = await startServer(folder, environment);
  const browser = await openBrowser();
  return {
    address: server.address,
    browser,
    setUpLink: server.setUpLink,
    visit: async (path, { clock = false, ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const page = await context.newPage();
      if (clock) await page.clock.install();
      await page.goto(path.startsWith("http") ? path : `${server.address}${path}`);
      await isAlive(page);
      return page;
    },
    mails: () => readMails(join(folder, "mail")),
    close: async () => {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until React has taken the page over: the landing page is there before as plain HTML, others not at all. */
export async function isAlive(page: Page): Promise<void> {
  const rendered = page.locator("#root > *").first();
  await rendered.waitFor();
  await page.waitForFunction(() =>
    [...(document.querySelector("#root")?.children ?? [])].some((child) =>
      Object.keys(child).some((name) => name.startsWith("__reactFiber")),
    ),
  );
}

async function readMails(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names
      .toSorted()
      .toReversed()
      .map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))),
  );
}

/** The path that a link or button leads to, by its accessible name. */
export const linkPath = async (page: Page, name: string, within = "body"): Promise<string | null> =>
  page.locator(within).getByRole("link", { name, exact: true }).first().getAttribute("href");

/** Signs the demo user in, by the button that fills the form. */
export async function signInToDemo(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByRole("button", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/dashboard");
}

const TICK_MILLISECONDS = 50;

/** Stops the page's clock, half a second from now: time for the call itself to arrive on a busy machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

/** Moves a stopped clock on until what is read changes; gives the milliseconds, to the tick. */
export async function untilChange(page: Page, read: () => Promise<unknown>): Promise<number> {
  const before = JSON.stringify(await read());
  for (let passed = TICK_MILLISECONDS; passed <= 10_000; passed += TICK_MILLISECONDS) {
    await page.clock.runFor(TICK_MILLISECONDS);
    if (JSON.stringify(await read()) !== before) return passed;
  }
  throw new Error(`Nothing changed from ${before} in ten seconds.`);
}
