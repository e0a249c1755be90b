import { join } from "node:path";
import type { LoginResponse } from "@parlance/contract";
import type { Browser, Locator, Page } from "playwright-core";
import { openBrowser } from "../../packages/web/test/open-browser.ts";
import { ask, field } from "../../packages/web/test/open-dashboard.ts";
import { demoSession, openAs, uploadAs } from "../../packages/web/test/sign-in.ts";
import { startServer } from "../../packages/web/test/start-server.ts";
import { type Figure, percentile } from "./figure.ts";

const POINTS = 100_000;
/** Moves of the mouse over the chart, one a frame at most. */
const MOVES = 120;
/** Milliseconds in which what follows an answer is drawn. */
const DRAWN = 2000;

const asked = [
  { what: "line", question: "show measured at and pressure" },
  { what: "points", question: "show temperature and pressure" },
];

/** A chart of 100,000 points in a real browser: how long drawing holds the page up, and the frames while the mouse goes over it. */
export async function benchPoints(folder: string): Promise<Figure[]> {
  const server = await startServer(join(folder, "points"));
  const browser = await openBrowser();
  try {
    const session = await demoSession(server.address);
    await uploadAs(server.address, session, "sensor_readings.csv", readings());
    const figures: Figure[] = [];
    for (const each of asked) figures.push(...(await drawn(browser, server.address, session, each)));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A reading a minute: a daily wave with waves of other lengths upon it. */
function readings(): string {
  const lines = Array.from({ length: POINTS }, (_, minute) => {
    const time = new Date(Date.UTC(2024, 0, 1, 0, minute)).toISOString().slice(0, 19).replace("T", " ");
    const temperature = 15 + 8 * Math.sin(minute / 229) + Math.sin(minute * 12.9);
    const pressure = 1000 + 2 * temperature + 10 * Math.sin(minute / 1604) + 4 * Math.sin(minute * 7.7);
    return `${time},${temperature.toFixed(2)},${pressure.toFixed(2)}`;
  });
  return `measured_at,temperature,pressure\n${lines.join("\n")}\n`;
}

async function drawn(
  browser: Browser,
  address: string,
  session: LoginResponse,
  { what, question }: (typeof asked)[number],
): Promise<Figure[]> {
  const page = await openAs(browser, address, session, { viewport: { width: 1440, height: 1000 } });
  await field(page).waitFor();
  await page.evaluate(watchTasks);
  const start = performance.now();
  const answer = await ask(page, question);
  const canvas = answer.locator("canvas").first();
  await canvas.waitFor();
  const seconds = (performance.now() - start) / 1000;
  const rows = (await answer.innerText()).includes(`${POINTS.toLocaleString("en-US")} `);
  if (!rows) throw new Error(`“${question}” did not show ${POINTS} rows`);
  await page.waitForTimeout(DRAWN);
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  const frames = await hoverFrames(page, canvas);
  await page.context().close();
  return [
    {
      what: `${POINTS.toLocaleString("en-US")} points as ${what}, from the question to the drawn chart`,
      value: `${seconds.toFixed(1)} s`,
      mark: "–",
    },
    { what: `longest task of the page while it is`, value: `${longest.toFixed(0)} ms`, mark: "–" },
    {
      what: `frames while the mouse goes over it, p95 of ${frames.length}`,
      value: `${percentile(frames, 0.95).toFixed(0)} ms`,
      mark: "≤ 50 ms",
    },
  ];
}

/** Runs in the page: notes how long each task lasts that is longer than 50 ms. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration);
  }).observe({ type: "longtask", buffered: false });
}

/** Milliseconds from frame to frame while the mouse goes from the chart's left end to its right. */
async function hoverFrames(page: Page, canvas: Locator): Promise<number[]> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error("The chart is not in view");
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    Object.assign(window, { frames });
    requestAnimationFrame(next);
  });
  for (let move = 0; move < MOVES; move++)
    await page.mouse.move(box.x + (box.width * (move + 1)) / (MOVES + 1), box.y + box.height / 2);
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames);
}
