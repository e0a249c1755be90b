import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../packages/web/test/open-browser.ts";
import { openWithFonts } from "../packages/web/test/public/open-site.ts";
import { startServer } from "../packages/web/test/start-server.ts";

const folder = resolve(import.meta.dirname, "../packages/web/src/pictures");
const dashboardPicture = resolve(import.meta.dirname, "../docs/pictures/dashboard.png");
const themes = ["dark", "light"] as const;
const questions = {
  trend: "Monthly revenue in 2024",
  products: "Top 5 products by revenue",
  categories: "Revenue by category",
  stores: "Top 8 stores by revenue",
} as const;

/** The question whose way is shown step by step. */
const followed = "Top 5 categories by revenue";

const chat = 'section[aria-label="AI Chat Analytics"]';

type Box = { width: number; height: number };
type Size = { name: string; viewport: Box; answer: Box; panel: Box };

/** What the public pages show, in CSS pixels: a picture for desktops and one for phones, whose text stays readable. */
const sizes: Size[] = [
  {
    name: "wide",
    viewport: { width: 1440, height: 900 },
    answer: { width: 792, height: 600 },
    panel: { width: 792, height: 420 },
  },
  {
    name: "phone",
    viewport: { width: 390, height: 760 },
    answer: { width: 390, height: 560 },
    panel: { width: 390, height: 420 },
  },
];

/** Takes the pictures of the public pages from the running product, in both themes: `npm run pictures` after a build. */
async function takePictures(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "parlance-pictures-"));
  const server = await startServer(data);
  const browser = await openBrowser();
  try {
    for (const theme of themes) for (const size of sizes) await takeAll(browser, server.address, theme, size);
  } finally {
    await browser.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function takeAll(browser: Browser, address: string, theme: string, size: Size): Promise<void> {
  const page = await signedIn(browser, address, theme, size);
  const save = (name: string, box: Box & { x: number; y: number }) =>
    saveWebp(page, `${name}-${size.name}-${theme}`, box);
  await page.getByLabel("Your question").fill(followed);
  await page.getByLabel("Your question").blur();
  const head = page.locator(`${chat} h1`).locator("..");
  await head.evaluate((row) => row.style.setProperty("visibility", "hidden"));
  await save("ask", await boxAround(page, ["[data-message=system]", `${chat} form`], size.panel));
  await head.evaluate((row) => row.style.removeProperty("visibility"));
  for (const [id, question] of Object.entries(questions)) {
    await ask(page, question);
    await save(`answer-${id}`, await boxFrom(page, "[data-message]:has(article)", size.answer));
  }
  await ask(page, followed);
  if (size.name === "wide" && theme === "dark")
    await page.screenshot({ path: dashboardPicture, clip: { x: 0, y: 0, ...size.viewport } });
  await save("insight", await boxFrom(page, "article figure, article canvas", size.panel, 0));
  await page.getByRole("button", { name: "Export" }).last().click();
  await page.getByRole("menu").waitFor();
  await page.waitForTimeout(500);
  await save("share", await boxFrom(page, '[role="menu"]', size.panel, 150));
  await page.keyboard.press("Escape");
  await page.getByText("How I got this").last().click();
  await save("proof", await boxFrom(page, "article details", size.panel, 52));
  await page.close();
}

async function signedIn(browser: Browser, address: string, theme: string, size: Size): Promise<Page> {
  const page = await browser.newPage({
    viewport: { ...size.viewport, height: 2400 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
  });
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
  await openWithFonts(page, `${address}/login`);
  await page.getByRole("button", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/dashboard");
  // A page keeps the face that it had in time: the sign-in's has none for SQL yet, the next one does.
  await openWithFonts(page, `${address}/dashboard`);
  await page.addStyleTag({
    content: '[role="log"] { height: auto !important; max-height: none !important; }',
  });
  await page.getByText("MCP", { exact: true }).waitFor();
  return page;
}

/** Asks in a new conversation and waits until the chart stands still. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("button", { name: "New Chat" }).click();
  await page.getByLabel("Your question").fill(question);
  await page.getByLabel("Your question").press("Enter");
  await page.getByRole("article").last().waitFor();
  await page.getByLabel("Your question").blur();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
}

/** A box of a fixed size that begins `above` pixels over the last such element, so that all pictures of a kind fit one frame. */
async function boxFrom(
  page: Page,
  selector: string,
  box: Box,
  above = 20,
): Promise<Box & { x: number; y: number }> {
  const found = await page.locator(selector).last().boundingBox();
  const column = await page.locator('[role="log"]').boundingBox();
  if (found === null || column === null) throw new Error(`Nothing to take at ${selector}`);
  const x = Math.max(0, column.x + (column.width - box.width) / 2);
  return { x, y: Math.max(0, found.y - above), ...box };
}

/** A box of a fixed size with these elements, the first on top, in its middle. */
async function boxAround(
  page: Page,
  [first, last]: [string, string],
  box: Box,
): Promise<Box & { x: number; y: number }> {
  const top = await boxFrom(page, first, box, 0);
  const bottom = await page.locator(last).boundingBox();
  if (bottom === null) throw new Error(`Nothing to take at ${last}`);
  return { ...top, y: (top.y + bottom.y + bottom.height - box.height) / 2 };
}

/** WebP comes from the browser itself; a flat picture is a third of its PNG. */
async function saveWebp(page: Page, name: string, clip: Box & { x: number; y: number }): Promise<void> {
  const png = (await page.screenshot({ clip })).toString("base64");
  const webp = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.6);
  }, png);
  await writeFile(join(folder, `${name}.webp`), Buffer.from(webp.slice(webp.indexOf(",") + 1), "base64"));
}

await takePictures();
