import { join } from "node:path";
import type { LoginResponse } from "@parlance/contract";
import type { Browser, CDPSession, Page } from "playwright-core";
import { openBrowser } from "../../packages/web/test/open-browser.ts";
import { ask, field, goTo } from "../../packages/web/test/open-dashboard.ts";
import { callAs, demoSession, openAs } from "../../packages/web/test/sign-in.ts";
import { startServer } from "../../packages/web/test/start-server.ts";
import { type Figure, percentile } from "./figure.ts";

/** A processor four times slower, as browsers' own tools have a mid-range phone. */
const SLOWER = 4;
/** Questions and answers of the long conversation: two messages each. */
const TURNS = 1000;
const AT_ONCE = 4;
/** The server allows 600 questions a minute. */
const TOO_MANY = 429;
/** A quick turn of the wheel: pixels a frame, through the middle of the conversation. */
const SCROLL = { steps: 300, pixels: 250 };

/** The dashboard on a slow machine: how long interactions take to show, and how a conversation of 2,000 messages scrolls. */
export async function benchDashboard(folder: string): Promise<Figure[]> {
  const server = await startServer(join(folder, "dashboard"));
  const browser = await openBrowser();
  try {
    const session = await demoSession(server.address);
    const interactions = await interactionTimes(browser, server.address, session);
    const id = await longConversation(server.address, session);
    const { frames, charts, blank } = await scrollTimes(browser, server.address, session, id);
    return [
      {
        what: `interaction to next paint of the dashboard, p75 of ${interactions.length}, processor at a quarter`,
        value: `${percentile(interactions, 0.75).toFixed(0)} ms`,
        mark: "< 100 ms",
      },
      {
        what: `frames while ${2 * TURNS} messages are scrolled through, p95, processor at a quarter`,
        value: `${percentile(frames, 0.95).toFixed(0)} ms`,
        mark: "≤ 50 ms",
      },
      {
        what: "frames of these with messages not yet drawn",
        value: `${blank} of ${frames.length}`,
        mark: "0",
      },
      { what: "charts held at most while they are", value: String(charts), mark: "≤ 30" },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return session;
}

/** The longest event of each interaction (typing, sending, chips, tabs, theme, search), milliseconds to the next paint. */
async function interactionTimes(
  browser: Browser,
  address: string,
  session: LoginResponse,
): Promise<number[]> {
  const page = await openAs(browser, address, session, { viewport: { width: 1280, height: 900 } });
  await ask(page, "top 5 products by revenue");
  await slowed(page);
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId > 0)
          longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const before = await pressed(page);
  await interact(page);
  const count = (await pressed(page)) - before;
  const times = await page.evaluate(() => [
    ...(window as unknown as { longest: Map<number, number> }).longest.values(),
  ]);
  await page.context().close();
  // What was quicker than a frame is not reported.
  return [...times, ...Array.from({ length: Math.max(0, count - times.length) }, () => 16)];
}

/** How many interactions the page has counted. */
const pressed = (page: Page): Promise<number> =>
  page.evaluate(() => (performance as unknown as { interactionCount?: number }).interactionCount ?? 0);

async function interact(page: Page): Promise<void> {
  await field(page).click();
  await page.keyboard.type("revenue by country in 2024", { delay: 60 });
  await field(page).press("Enter");
  await page.getByRole("article").nth(1).waitFor();
  for (let round = 0; round < 3; round++) {
    await page
      .getByRole("button", { name: /^Change: / })
      .last()
      .click();
    await page.keyboard.press("Escape");
    for (const tab of ["Chart Library", "AI Tools", "Team Collaboration", "AI Chat Analytics"])
      await goTo(page, tab);
    await page.getByRole("button", { name: "Toggle theme" }).click();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("reve", { delay: 60 });
    await page.keyboard.press("Escape");
    await page.getByText("How I got this").last().click();
  }
}

/** A conversation whose every answer has a chart and rows. */
async function longConversation(address: string, session: LoginResponse): Promise<string> {
  const id = "session_1700000000000bench";
  const questions = ["revenue by category", "orders by month in 2024", "top 5 products by revenue"];
  const askOnce = async (question: string | undefined): Promise<void> => {
    const body = { question, session_id: id, data_sources: [] };
    const { status } = await callAs(address, session, "POST", "/api/mcp/askdata", body);
    if (status === 200) return;
    if (status !== TOO_MANY) throw new Error(`A question was answered with ${status}`);
    await new Promise((done) => setTimeout(done, 2000));
    await askOnce(question);
  };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let turn = next++; turn < TURNS; turn = next++) await askOnce(questions[turn % questions.length]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return id;
}

type Scrolled = { frames: number[]; charts: number; blank: number };

/** Milliseconds from frame to frame while the conversation goes by, the charts that stood at most, and the frames with a gap in view. */
async function scrollTimes(
  browser: Browser,
  address: string,
  session: LoginResponse,
  id: string,
): Promise<Scrolled> {
  const page = await openAs(browser, address, session, { stored: { conversation_id: id } });
  const earlier = page.getByRole("button", { name: "Earlier messages" });
  await page.locator("[data-message=user]").first().waitFor();
  while ((await earlier.count()) > 0) await page.getByRole("log").evaluate(readBefore);
  await slowed(page);
  const scrolled = await page.getByRole("log").evaluate(scrollThrough, SCROLL);
  await page.context().close();
  return scrolled;
}

/** Runs in the page: goes to the top, where the messages before are read, and waits until they came. */
async function readBefore(list: Element): Promise<void> {
  const { scrollHeight } = list;
  list.scrollTo(0, 0);
  for (let wait = 0; wait < 200 && list.scrollHeight <= scrollHeight; wait++)
    await new Promise((done) => setTimeout(done, 25));
}

/** Runs in the page: a person who turns the wheel. */
async function scrollThrough(list: Element, { steps, pixels }: typeof SCROLL): Promise<Scrolled> {
  const frames: number[] = [];
  let charts = 0;
  let blank = 0;
  list.scrollTo(0, list.scrollHeight / 2);
  await new Promise((done) => setTimeout(done, 2000));
  let last = performance.now();
  for (let step = 0; step < steps; step++) {
    list.scrollBy(0, pixels);
    const now = await new Promise<number>((done) => requestAnimationFrame(done));
    frames.push(now - last);
    last = now;
    charts = Math.max(charts, list.querySelectorAll("canvas").length);
    const { top, bottom } = list.getBoundingClientRect();
    const gaps = [...list.querySelectorAll(".unread")].map((gap) => gap.getBoundingClientRect());
    if (gaps.some((gap) => gap.top < bottom && gap.bottom > top)) blank++;
  }
  return { frames, charts, blank };
}
