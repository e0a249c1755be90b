import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { mailsIn } from "../../../server/test/mails.ts";
import { openBrowser } from "../open-browser.ts";
import { setUp } from "../set-up.ts";
import { startServer } from "../start-server.ts";

/** A running installation and a browser: what the tests of the public pages work with. */
export type Site = {
  address: string;
  browser: Browser;
  /** A page of a fresh browser, without anything stored. Its clock can be stopped where `clock` is set. */
  visit(path: string, options?: BrowserContextOptions & { clock?: boolean }): Promise<Page>;
  setUpLink(): Promise<string>;
  /** The server's data folder. */
  folder: string;
  /** The mails that were written, the latest first. */
  mails(): ReturnType<typeof mailsIn>;
  close(): Promise<void>;
};

/** What a browser keeps between visits. */
export type StorageState = Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>;

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
      if (clock) {
        await page.clock.install();
        await page.addInitScript(recordTimers);
      }
      await page.goto(path.startsWith("http") ? path : `${server.address}${path}`);
      await isAlive(page);
      return page;
    },
    folder,
    mails: () => mailsIn(folder),
    close: async () => {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a page with the product's own fonts, which on a busy machine may come too late for the first tries. */
export async function openWithFonts(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: undefined }));
  for (let tries = 0; tries < 20; tries += 1) {
    await page.goto(address);
    if (await page.evaluate(() => document.documentElement.classList.contains("fonts"))) return;
  }
  throw new Error(`The fonts never came in time at ${address}.`);
}

/** Makes the first administrator, Olga Operator; gives the signed-in browser's storage. */
export async function signUp(site: Site): Promise<StorageState> {
  const page = await site.visit("/no-such-page");
  const operator = { name: "Olga Operator", email: "olga@example.com", password: "correct horse battery" };
  await setUp(page, await site.setUpLink(), operator);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
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

/** Stops the page's clock, half a second from now: time for the call itself to arrive; again where it came too late. */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await stop().catch(stop);
}

/** The delays, in milliseconds, of the timers that run in a page with `clock`: wait for the one that is due, then move the clock. */
export const timers = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, "runningTimers")() as number[]);

/** Waits until a timer of this many milliseconds runs in a page with `clock`. */
export const timerStarted = (page: Page, milliseconds: number): Promise<void> =>
  expect.poll(() => timers(page)).toContain(milliseconds);

/** Moves a stopped clock on, and lets the page draw what its timers changed. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(async () => {
    for (let hop = 0; hop < 3; hop += 1)
      await new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(null);
      });
  });
}

/** Moves a stopped clock on until what is read changes; gives the milliseconds, to the tick. */
export async function untilChange(page: Page, read: () => Promise<unknown>): Promise<number> {
  const before = JSON.stringify(await read());
  for (let passed = TICK_MILLISECONDS; passed <= 10_000; passed += TICK_MILLISECONDS) {
    await passTime(page, TICK_MILLISECONDS);
    if (JSON.stringify(await read()) !== before) return passed;
  }
  throw new Error(`Nothing changed from ${before} in ten seconds.`);
}

/** Runs in the page, over the stopped clock's own timers: keeps the delays of those that have been started and wait. */
function recordTimers(): void {
  const waiting = new Map<number, number>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const clear = (stop: (id: number | undefined) => void) => (id: number | undefined) => {
    if (id !== undefined) waiting.delete(id);
    stop.call(window, id);
  };
  Object.assign(window, {
    runningTimers: () => [...waiting.values()],
    setTimeout: (work: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
      const run = (): void => {
        waiting.delete(id);
        work(...values);
      };
      const id = Number(setTimeout.call(window, run, delay));
      waiting.set(id, delay);
      return id;
    },
    setInterval: (work: () => void, delay = 0, ...values: unknown[]) => {
      const id = Number(setInterval.call(window, work, delay, ...values));
      waiting.set(id, delay);
      return id;
    },
    clearTimeout: clear(clearTimeout),
    clearInterval: clear(clearInterval),
  });
}
